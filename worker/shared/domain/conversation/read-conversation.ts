import type { ConversationEntry } from './entry-types.ts';

/**
 * One conversation of what is kept and what this screen has seen, oldest first and each run once. What has ended
 * wins over what is still at work, and of two ends the later list's.
 */
export function mergeEntries(
  kept: readonly ConversationEntry[],
  seen: readonly ConversationEntry[],
): ConversationEntry[] {
  const byId = new Map<string, ConversationEntry>();
  for (const entry of [...kept, ...seen]) {
    const known = byId.get(entry.id);
    const isBehind = known !== undefined && isWorking(entry) && !isWorking(known);
    if (!isBehind) byId.set(entry.id, entry);
  }
  return [...byId.values()].sort((a, b) => a.askedAt - b.askedAt || (a.id < b.id ? -1 : 1));
}

function isWorking({ outcome }: ConversationEntry): boolean {
  return outcome.kind === 'working';
}

/** The number of the next version of a page that is made from nothing; a request that was new has the number 0. */
export function nextAttempt(entries: readonly ConversationEntry[], prompt: string): number {
  return entries.filter(
    ({ prompt: asked, outcome }) =>
      asked === prompt && outcome.kind === 'changed' && outcome.isNewPage,
  ).length;
}
