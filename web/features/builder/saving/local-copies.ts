import { isRecord } from '#web/lib/is-record.ts';
import { readSites, siteKey, SITES_KEY, type CopyFacts } from '#web/lib/kept-sites.ts';
import { readStored, readStoredJson, writeStored } from '#web/lib/storage.ts';
import { FILE_TYPES, type FileType } from '#domain/files/file-type.ts';
import type { OpenDocument } from '../workspace/documents.ts';

/** The owner of work without an account. */
export const ANONYMOUS = 'anonymous';

export interface SiteCopy extends CopyFacts {
  kind: 'site';
  text: string;
}

export interface FileCopy extends CopyFacts {
  kind: 'file';
  type: FileType;
  folder: string;
  text: string;
}

export type LocalCopy = SiteCopy | FileCopy;

interface KeptText extends Pick<CopyFacts, 'isSaved' | 'userId' | 'isByHand' | 'sent'> {
  text: string;
  at: Date;
}

/**
 * Stores a document in this browser, so that it survives a crash or a lost network. When storage is full,
 * copies that the server also has are deleted to make room. False when that is not enough.
 */
export function keepCopy(document: OpenDocument, copy: KeptText): boolean {
  return document.kind === 'site' ? keepSite(document, copy) : keepFile(document, copy);
}

/** The user's copy of a document, or null. */
export function readCopy(
  kind: OpenDocument['kind'],
  uuid: string,
  userId: string | null,
): LocalCopy | null {
  if (kind === 'file') return readFileCopy(fileKey(userId, uuid));
  const facts = readSites()[uuid];
  const text = readStored(siteKey(uuid));
  if (facts === undefined || text === null) return null;
  const isOwn = (facts.userId ?? null) === null || facts.userId === userId;
  return isOwn ? { ...facts, userId: facts.userId ?? null, kind: 'site', text } : null;
}

/** Forgets the copy of a document. */
export function dropCopy(kind: OpenDocument['kind'], uuid: string, userId: string | null): void {
  if (kind === 'file') {
    writeStored(fileKey(userId, uuid), null);
    return;
  }
  const { [uuid]: _, ...others } = readSites();
  writeStored(SITES_KEY, JSON.stringify(others));
  writeStored(siteKey(uuid), null);
}

/** Documents created without an account that exist only in this browser. */
export function listAnonymousCopies(): LocalCopy[] {
  const sites = listAnonymousSites().flatMap(({ uuid }) => readCopy('site', uuid, null) ?? []);
  return [...sites, ...listFileCopies(null)];
}

/** The sites among them, without their pages, last changed first. */
export function listAnonymousSites(): { uuid: string; name: string; lastModified: string }[] {
  return Object.values(readSites())
    .filter(({ userId, isSaved }) => (userId ?? null) === null && !isSaved)
    .sort((a, b) => b.lastModified.localeCompare(a.lastModified));
}

/** The user's file copies in this browser. */
export function listFileCopies(userId: string | null): FileCopy[] {
  return storageKeys()
    .filter((key) => key.startsWith(fileKey(userId, '')))
    .flatMap((key) => readFileCopy(key) ?? []);
}

function keepSite(document: OpenDocument, copy: KeptText): boolean {
  const sites = readSites();
  const { uuid } = document;
  sites[uuid] = describeCopy(document, copy, sites[uuid]?.createdAt);
  return (
    writeMakingRoom(siteKey(uuid), copy.text) && writeMakingRoom(SITES_KEY, JSON.stringify(sites))
  );
}

function keepFile(document: Extract<OpenDocument, { kind: 'file' }>, copy: KeptText): boolean {
  const key = fileKey(copy.userId, document.uuid);
  const { kind, type, folder } = document;
  const facts = describeCopy(document, copy, readFileCopy(key)?.createdAt);
  const kept: FileCopy = { kind, type, folder, text: copy.text, ...facts };
  return writeMakingRoom(key, JSON.stringify(kept));
}

function describeCopy(
  { uuid, name, revision }: OpenDocument,
  copy: KeptText,
  createdAt = copy.at.toISOString(),
): CopyFacts {
  const { userId, isSaved, isByHand, sent } = copy;
  const lastModified = copy.at.toISOString();
  const marks = { ...(isByHand === undefined ? {} : { isByHand }), ...(sent && { sent }) };
  return { uuid, name, createdAt, lastModified, revision, userId, isSaved, ...marks };
}

/** Writes a value. When storage is full, copies that the server also has are deleted, oldest first. */
function writeMakingRoom(key: string, value: string): boolean {
  while (!writeStored(key, value)) {
    const victim = oldestSavedCopy(key);
    if (victim === null) return false;
    writeStored(victim, null);
  }
  return true;
}

function oldestSavedCopy(exceptKey: string): string | null {
  const sites = Object.values(readSites())
    .map((site) => ({ ...site, key: siteKey(site.uuid) }))
    .filter(({ key }) => readStored(key) !== null);
  const files = storageKeys()
    .filter((key) => key.startsWith(FILE_PREFIX))
    .flatMap((key) => ({ isSaved: false, lastModified: '', ...readFileCopy(key), key }));
  const oldest = [...sites, ...files]
    .filter(({ key, isSaved }) => isSaved && key !== exceptKey)
    .sort((a, b) => a.lastModified.localeCompare(b.lastModified))[0];
  return oldest?.key ?? null;
}

const FILE_PREFIX = 'bluewave_file_';

function fileKey(userId: string | null, uuid: string): string {
  return `${FILE_PREFIX}${userId ?? ANONYMOUS}_${uuid}`;
}

function storageKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

function readFileCopy(key: string): FileCopy | null {
  return readStoredJson(key, isFileCopy);
}

function isFileCopy(value: unknown): value is FileCopy {
  return (
    isRecord(value) &&
    'uuid' in value &&
    typeof value['text'] === 'string' &&
    FILE_TYPES.some((type) => type === value['type'])
  );
}
