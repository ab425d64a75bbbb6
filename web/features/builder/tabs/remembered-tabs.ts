import { readStoredJson, writeStored } from '#web/lib/storage.ts';
import { ANONYMOUS } from '../saving/local-copies.ts';
import type { OpenDocument } from '../workspace/documents.ts';

export type RememberedTab = Pick<OpenDocument, 'kind' | 'uuid' | 'lastAccessedAt'>;

/** The tabs that the user last had open in this browser, the active one first. */
export function readTabs(userId: string | null): RememberedTab[] {
  return readStoredJson(keyOf(userId), isTabs) ?? [];
}

/** Whether work without an account was open in this browser. */
export function hasTabsOfGuest(): boolean {
  return readTabs(null).length > 0;
}

export function keepTabs(userId: string | null, tabs: readonly RememberedTab[]): void {
  writeStored(keyOf(userId), JSON.stringify(tabs));
}

function keyOf(userId: string | null): string {
  return `bluewave_tabs_${userId ?? ANONYMOUS}`;
}

function isTabs(value: unknown): value is RememberedTab[] {
  return Array.isArray(value) && value.every(isTab);
}

function isTab(value: unknown): value is RememberedTab {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    (value.kind === 'site' || value.kind === 'file') &&
    'uuid' in value &&
    typeof value.uuid === 'string' &&
    'lastAccessedAt' in value &&
    typeof value.lastAccessedAt === 'number'
  );
}
