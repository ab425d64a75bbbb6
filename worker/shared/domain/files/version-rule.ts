import { FILE_LIMITS } from './limits.ts';

/** What made a version. */
export type VersionOrigin = 'create' | 'manual' | 'ai' | 'restore';

/** The facts about the newest version of a file that the rule needs. */
export interface LatestVersion {
  contentHash: string;
  createdAt: number;
}

/** A save, as the rule sees it. */
interface Save {
  contentHash: string;
  origin: VersionOrigin;
  now: number;
  /** One of the versions has the same content: undo and redo lead there, and it needs no second one. */
  isKept: boolean;
}

/**
 * Whether a save makes a version. Never when the newest version has the same content; always for a new file and a
 * restore; never when an older version has the same content; always for an AI change; otherwise when the newest
 * version is at least five minutes old.
 */
export function makesVersion(save: Save, latest: LatestVersion | null): boolean {
  if (latest === null) return true;
  if (latest.contentHash === save.contentHash) return false;
  if (save.origin === 'restore') return true;
  if (save.isKept) return false;
  return (
    save.origin !== 'manual' || save.now - latest.createdAt >= FILE_LIMITS.manualVersionIntervalMs
  );
}

/**
 * Whether the replaced text must become a version first, so that an AI change or a restore can always be
 * undone. `isKept`: one of the versions holds it.
 */
export function preservesReplaced({
  origin,
  isKept,
}: {
  origin: VersionOrigin;
  isKept: boolean;
}): boolean {
  return (origin === 'ai' || origin === 'restore') && !isKept;
}
