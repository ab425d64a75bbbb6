import {
  continueHistory,
  textOfStep,
  type EditHistory,
} from '#domain/edit-history/edit-history.ts';
import { printText } from '#domain/page-operations/fingerprint.ts';
import { useSession } from '#web/lib/session-store.ts';
import { ANONYMOUS } from '../saving/local-copies.ts';
import { useWorkspace } from '../workspace-store.ts';
import { deleteRecord, readRecord, writeRecord } from './history-database.ts';
import { packHistory, unpackHistory, type KeptHistory } from './kept-history.ts';

const LIMITS = {
  idleMs: 1_500,
  /**
   * How many of the newest steps since opening are compared with the stored history, to find where it
   * continues.
   */
  steps: 10,
} as const;

type Documents = ReturnType<typeof useWorkspace.getState>['documents'];

/**
 * Stores the undo history of the open documents in this browser for this user, and restores it when a document
 * is opened with the same text. Returns a function that stops this and stores what is pending.
 */
export function startKeepingHistories(userId: string | null): () => void {
  const keyOf = (uuid: string) => `${userId ?? ANONYMOUS}_${uuid}`;
  /** Documents whose stored history was already looked up. */
  const known = new Set<string>();
  const waiting = new Map<string, EditHistory>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen: Documents = {};

  async function bringBack(uuid: string): Promise<void> {
    const stored = await readRecord(keyOf(uuid));
    const history = useWorkspace.getState().documents[uuid]?.history;
    if (!isOwner(userId) || history === undefined) return;
    const continued = continueKept(history, unpackHistory(stored));
    known.add(uuid);
    if (continued !== null) useWorkspace.getState().bringBackHistory(uuid, continued);
    else if (stored !== undefined) void deleteRecord(keyOf(uuid));
    if (continued === null && history.steps.length > 1) wait(uuid, history);
  }
  function wait(uuid: string, history: EditHistory): void {
    waiting.set(uuid, history);
    clearTimeout(timer);
    timer = setTimeout(keepAll, LIMITS.idleMs);
  }
  function keepAll(): void {
    clearTimeout(timer);
    // The user signed out in the meantime: the stored histories are deleted and must stay deleted.
    if (isOwner(userId)) for (const [uuid, history] of waiting) keep(keyOf(uuid), history);
    waiting.clear();
  }
  function follow({ documents }: { documents: Documents }): void {
    if (documents === seen) return;
    const before = seen;
    seen = documents;
    for (const [uuid, { history }] of Object.entries(documents)) {
      if (before[uuid] === undefined) void bringBack(uuid);
      else if (known.has(uuid) && before[uuid].history !== history) wait(uuid, history);
    }
    const closed = Object.keys(before).filter((uuid) => documents[uuid] === undefined);
    if (closed.some((uuid) => waiting.has(uuid))) keepAll();
    for (const uuid of closed) known.delete(uuid);
  }

  const unsubscribe = useWorkspace.subscribe(follow);
  window.addEventListener('pagehide', keepAll);
  window.addEventListener('visibilitychange', keepAll);
  follow(useWorkspace.getState());
  return () => {
    unsubscribe();
    window.removeEventListener('pagehide', keepAll);
    window.removeEventListener('visibilitychange', keepAll);
    keepAll();
  };
}

function isOwner(userId: string | null): boolean {
  return (useSession.getState().user?.id ?? null) === userId;
}

function keep(key: string, history: EditHistory): void {
  const record = packHistory(history, { key, savedAt: Date.now() });
  void (record === null ? deleteRecord(key) : writeRecord(record));
}

/**
 * The history with the stored one in front of it. Null when the stored one belongs to another text or offers
 * fewer steps to undo.
 */
function continueKept(history: EditHistory, kept: KeptHistory | null): EditHistory | null {
  if (kept === null) return null;
  const last = Math.max(0, history.index - LIMITS.steps);
  for (let at = history.index; at >= last; at -= 1) {
    if (printText(textOfStep(history, at)) !== kept.print) continue;
    return at > kept.index ? null : continueHistory(history, kept, at);
  }
  return null;
}
