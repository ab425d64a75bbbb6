import { FILE_LIMITS } from './limits.ts';

/** What made a version. */
export type VersionOrigin = 'create' | 'manual' | 'ai' | 'restore';

/** The newest version of a file, as far as the rule needs it. */
export interface LatestVersion {
  contentHash: string;
  createdAt: number;
}

/**
 * Whether a save makes a version: never of what the newest version holds already; always for a new file,
 * an AI change, a restore and on request; else when the newest is five minutes old.
 */
export function makesVersion(
  save: { contentHash: string; origin: VersionOrigin; isAsked: boolean; now: number },
  latest: LatestVersion | null,
): boolean {
  if (latest === null) return true;
  if (latest.contentHash === save.contentHash) return false;
  if (save.origin !== 'manual' || save.isAsked) return true;
  return save.now - latest.createdAt >= FILE_LIMITS.manualVersionIntervalMs;
}

/** Whether what a save replaces must become a version first: an AI change or a restore is always undoable. */
export function preservesReplaced(
  save: { origin: VersionOrigin; replacedHash: string },
  latest: LatestVersion | null,
): boolean {
  const isAbrupt = save.origin === 'ai' || save.origin === 'restore';
  return isAbrupt && latest?.contentHash !== save.replacedHash;
}
