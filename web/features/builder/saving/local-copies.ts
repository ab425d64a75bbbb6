import { readStored, readStoredJson, writeStored } from '#web/lib/storage.ts';
import type { SiteIdentity } from '../workspace/documents.ts';

const SITES_KEY = 'bluewave_sites';

/** What the browser keeps of each site beside its page (builder spec section 3, local storage). */
interface CopyRecord {
  uuid: string;
  name: string;
  createdAt: string;
  lastModified: string;
  /** The revision the copy is based on. */
  revision: number;
  /** False while the server does not have this text yet. */
  isSaved: boolean;
}

export interface LocalCopy extends CopyRecord {
  html: string;
}

/** Keeps the page in this browser: what a crash or a lost network cannot take. Storage may be full; then not. */
export function keepCopy(
  site: SiteIdentity,
  copy: { html: string; isSaved: boolean; at: Date },
): void {
  const records = readRecords();
  const at = copy.at.toISOString();
  records[site.uuid] = {
    uuid: site.uuid,
    name: site.name,
    createdAt: records[site.uuid]?.createdAt ?? at,
    lastModified: at,
    revision: site.revision,
    isSaved: copy.isSaved,
  };
  writeStored(SITES_KEY, JSON.stringify(records));
  writeStored(keyOf(site.uuid), copy.html);
}

/** The copy of a site, or null. */
export function readCopy(uuid: string): LocalCopy | null {
  const record = readRecords()[uuid];
  const html = readStored(keyOf(uuid));
  return record === undefined || html === null ? null : { ...record, html };
}

function keyOf(uuid: string): string {
  return `site_${uuid}`;
}

function readRecords(): Record<string, CopyRecord> {
  return readStoredJson(SITES_KEY, isRecords) ?? {};
}

function isRecords(value: unknown): value is Record<string, CopyRecord> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
