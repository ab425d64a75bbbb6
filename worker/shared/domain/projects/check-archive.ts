import { normalizeFolderPath } from '../files/folder-path.ts';
import { type EntryKind, entryKind } from './entry-kinds.ts';
import { ARCHIVE_LIMITS } from './limits.ts';

/** An entry as listed in the archive's directory; sizes in bytes. */
export interface ArchiveEntry {
  path: string;
  packedBytes: number;
  unpackedBytes: number;
}

export interface AcceptedEntry {
  /** The entry's name in the archive. */
  source: string;
  /** The target path inside the project: `a/b.css`, without the folder that all entries share. */
  path: string;
  kind: EntryKind;
}

export type ArchiveProblem = 'empty' | 'too-many' | 'too-large' | 'too-dense';
export type EntryProblem = 'path' | 'type' | 'size' | 'duplicate';

export interface RefusedEntry {
  path: string;
  problem: EntryProblem;
}

export type ArchiveCheck =
  | { ok: false; problem: ArchiveProblem; refused?: RefusedEntry[] }
  | {
      ok: true;
      /** The folder that all entries share, or empty. */
      root: string;
      accepted: AcceptedEntry[];
      refused: RefusedEntry[];
    };

/** Folders, and files that operating systems add to archives. */
const UNASKED = /\/$|^__MACOSX\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini|\._[^/]*)$/;

/**
 * Decides which entries of an archive become a project, before anything is unpacked. The whole archive is
 * refused when its number of entries, its size or its compression ratio exceeds ARCHIVE_LIMITS; single entries
 * for unsafe paths, types and sizes.
 */
export function checkArchive(listed: readonly ArchiveEntry[]): ArchiveCheck {
  const problem = archiveProblem(listed);
  if (problem !== null) return { ok: false, problem };
  const entries = listed.filter(({ path }) => !UNASKED.test(path));
  const judged = entries.map((entry) => ({ entry, verdict: judgeEntry(entry) }));
  const accepted: AcceptedEntry[] = [];
  const refused: RefusedEntry[] = [];
  const taken = new Set<string>();
  for (const { entry, verdict } of judged) {
    if (typeof verdict === 'string') refused.push({ path: entry.path, problem: verdict });
    else if (taken.has(verdict.path.toLowerCase()))
      refused.push({ path: entry.path, problem: 'duplicate' });
    else {
      taken.add(verdict.path.toLowerCase());
      accepted.push({ source: entry.path, ...verdict });
    }
  }
  if (accepted.length === 0) return { ok: false, problem: 'empty', refused };
  return { ok: true, ...withoutRoot(accepted), refused };
}

function archiveProblem(entries: readonly ArchiveEntry[]): ArchiveProblem | null {
  if (entries.length === 0) return 'empty';
  if (entries.length > ARCHIVE_LIMITS.entries) return 'too-many';
  const unpacked = sum(entries.map((entry) => entry.unpackedBytes));
  const packed = sum(entries.map((entry) => entry.packedBytes));
  if (unpacked > ARCHIVE_LIMITS.unpackedBytes) return 'too-large';
  return unpacked > packed * ARCHIVE_LIMITS.ratio ? 'too-dense' : null;
}

function judgeEntry(entry: ArchiveEntry): EntryProblem | { path: string; kind: EntryKind } {
  const path = safePath(entry.path);
  if (path === null) return 'path';
  const kind = entryKind(path);
  if (kind === null) return 'type';
  return entry.unpackedBytes > ARCHIVE_LIMITS.fileBytes ? 'size' : { path, kind };
}

/** A relative path of valid names; null for paths with `..`, roots, drives or device names. */
function safePath(path: string): string | null {
  if (path.startsWith('/') || /^[a-z]:/i.test(path)) return null;
  return normalizeFolderPath(path)?.slice(1) ?? null;
}

function withoutRoot(accepted: AcceptedEntry[]): { root: string; accepted: AcceptedEntry[] } {
  const root = accepted[0]?.path.split('/').slice(0, -1)[0] ?? '';
  const isShared = root !== '' && accepted.every(({ path }) => path.startsWith(`${root}/`));
  if (!isShared) return { root: '', accepted };
  return {
    root,
    accepted: accepted.map((entry) => ({ ...entry, path: entry.path.slice(root.length + 1) })),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
