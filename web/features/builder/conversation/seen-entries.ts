import { create } from 'zustand';
import type { ConversationEntry } from '#domain/conversation/entry-types.ts';
import type { RequestAgain } from '../workspace/generation-slice.ts';

/** An entry that came while this screen was open. */
export interface SeenEntry {
  entry: ConversationEntry;
  /** As it was sent, with the elements that it was about. */
  request?: RequestAgain;
  /** Stop was pressed when the answer was already finished. */
  isPastStop?: boolean;
}

interface Seen {
  /** By document, oldest first. */
  entries: Readonly<Record<string, readonly SeenEntry[]>>;
  /** The id of the newest one, until it is dismissed. */
  fresh: string | null;
}

export const useSeen = create<Seen>(() => ({ entries: {}, fresh: null }));

/** Adds an entry to the conversation about a document. */
export function noteEntry(uuid: string, seen: SeenEntry): void {
  const { id } = seen.entry;
  useSeen.setState(({ entries }) => {
    const others = (entries[uuid] ?? []).filter(({ entry }) => entry.id !== id);
    return { entries: { ...entries, [uuid]: [...others, seen] }, fresh: id };
  });
}

/** Takes the newest answer away from the bar; it stays in the conversation. */
export function dismissFresh(): void {
  useSeen.setState({ fresh: null });
}

/** For another user. */
export function forgetSeen(): void {
  useSeen.setState({ entries: {}, fresh: null });
}
