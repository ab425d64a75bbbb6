import { FILE_LIMITS } from './limits.ts';

/** What made a version. */
export type VersionOrigin = 'create' | 'manual' | 'ai' | 'restore';

/** The facts about the newest version of a file that the rule needs. */
export interface LatestVersion {
  contentHash: string;
  createdAt: number;
}

/**
 * Whether a save makes a version. Never when the newest version has the same content; always for a new file, an
 * AI change, a restore and on request; otherwise when the newest version is at least five minutes old.
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

/**
 * Whether the replaced text must become a version first, so that an AI change or a restore can always be
 * undone.
 */
export function preservesReplaced(
  save: { origin: VersionOrigin; replacedHash: string },
  latest: LatestVersion | null,
): boolean {
  const isAbrupt = save.origin === 'ai' || save.origin === 'restore';
  return isAbrupt && latest?.contentHash !== save.replacedHash;
}
