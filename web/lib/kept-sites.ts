import { isRecord } from './is-record.ts';
import { readStored, readStoredJson } from './storage.ts';

/** Where the browser keeps what it knows of its sites, by their ids. */
export const SITES_KEY = 'bluewave_sites';

/** What is known of a document that is kept in this browser. */
export interface CopyFacts {
  uuid: string;
  name: string;
  createdAt: string;
  lastModified: string;
  /** The owner; null for work without an account. */
  userId: string | null;
  /** The revision that the copy is based on. */
  revision: number;
  /** False while the server does not have this text. */
  isSaved: boolean;
  /** True for an unsaved edit made by hand. */
  isByHand?: boolean;
  /** Digests of earlier texts that were sent but never confirmed. */
  sent?: readonly string[];
}

/** Where the page of a site is kept. */
export function siteKey(uuid: string): string {
  return `site_${uuid}`;
}

/** The sites of this browser by their ids; damaged entries are left out. */
export function readSites(): Record<string, CopyFacts> {
  const kept = Object.entries(readStoredJson(SITES_KEY, isRecord) ?? {});
  return Object.fromEntries(
    kept.filter((entry): entry is [string, CopyFacts] => isFacts(entry[1])),
  );
}

/** The site that the user, or a guest, changed last in this browser. */
export function lastSite(userId: string | null): { uuid: string; name: string } | null {
  const [last] = Object.values(readSites())
    .filter((site) => (site.userId ?? null) === userId && readStored(siteKey(site.uuid)) !== null)
    .sort((a, b) => b.lastModified.localeCompare(a.lastModified));
  return last === undefined ? null : { uuid: last.uuid, name: last.name };
}

/** One damaged entry must not make the others unreadable. */
function isFacts(value: unknown): value is CopyFacts {
  if (!isRecord(value)) return false;
  return [value['uuid'], value['name'], value['lastModified']].every(
    (text) => typeof text === 'string',
  );
}
