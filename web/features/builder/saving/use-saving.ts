import { useCallback, useEffect } from 'react';
import { flushPendingText } from '../code-editor/pending-text.ts';
import type { OpenDocument } from '../workspace/documents.ts';
import { useWorkspace, type Workspace } from '../workspace-store.ts';
import { countFailures, keepUnsaved, saveDocument, settleCopy } from './save-document.ts';

const AUTOSAVE_DELAY_MS = 1_000;
const RETRY_DELAYS_MS = [2_000, 5_000, 15_000, 30_000] as const;

/**
 * Keeps every open document on the server: one second after its last change, at once when asked, again with
 * growing pauses when it fails. A revision that is no longer the newest stops saving until the user has
 * chosen. Without an account documents are kept in this browser; signing in brings them to the server.
 */
export function useSaving(userId: string | null) {
  /** Saves the document that is shown. */
  const save = useCallback((): Promise<boolean> => {
    flushPendingText();
    const { currentUuid } = useWorkspace.getState();
    return currentUuid === null ? Promise.resolve(false) : saveDocument(currentUuid, userId);
  }, [userId]);

  useEffect(() => scheduleSaves(userId), [userId]);

  useEffect(() => {
    function warn(event: BeforeUnloadEvent): void {
      const { documents } = useWorkspace.getState();
      if (userId !== null && Object.values(documents).some(isAtRisk)) event.preventDefault();
    }
    window.addEventListener('beforeunload', warn);
    const keep = () => keepUnsaved(userId);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('pagehide', keep);
    };
  }, [userId]);

  return { save };
}

/** Watches the open documents and saves each when it is due. Returns the way to stop, which saves what waits. */
function scheduleSaves(userId: string | null): () => void {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  function schedule(workspace: Workspace, document: OpenDocument): void {
    clearTimeout(timers.get(document.uuid));
    if (!isDue(workspace, document, userId)) return;
    const save = () => void saveDocument(document.uuid, userId);
    timers.set(document.uuid, setTimeout(save, delayFor(document)));
  }
  function follow(workspace: Workspace, before?: Workspace): void {
    const isFreed = workspace.generation.kind !== before?.generation.kind;
    for (const document of Object.values(workspace.documents)) {
      const known = before?.documents[document.uuid];
      const isNews =
        document.history !== known?.history || document.saveState !== known.saveState || isFreed;
      if (isNews) schedule(workspace, document);
      if (document.saveState === 'saved' && known !== undefined && known.saveState !== 'saved')
        settleCopy(document, userId);
    }
  }
  follow(useWorkspace.getState());
  const unsubscribe = useWorkspace.subscribe(follow);
  const saveAll = () => saveDue(userId);
  window.addEventListener('online', saveAll);
  return () => {
    unsubscribe();
    window.removeEventListener('online', saveAll);
    for (const timer of timers.values()) clearTimeout(timer);
    saveDue(userId);
  };
}

function saveDue(userId: string | null): void {
  const workspace = useWorkspace.getState();
  for (const document of Object.values(workspace.documents)) {
    if (isDue(workspace, document, userId)) void saveDocument(document.uuid, userId);
  }
}

function isDue(
  { generation }: Workspace,
  { saveState, uuid }: OpenDocument,
  userId: string | null,
): boolean {
  if (generation.kind === 'working' && generation.uuid === uuid) return false;
  if (saveState === 'local') return userId !== null;
  return saveState === 'unsaved' || saveState === 'failed' || saveState === 'offline';
}

function delayFor({ saveState, uuid }: OpenDocument): number {
  if (saveState === 'unsaved' || saveState === 'local') return AUTOSAVE_DELAY_MS;
  const attempt = Math.min(countFailures(uuid), RETRY_DELAYS_MS.length) - 1;
  return RETRY_DELAYS_MS[attempt] ?? RETRY_DELAYS_MS[0];
}

/** True while closing the page would leave the server without something that only this browser has. */
function isAtRisk({ saveState }: OpenDocument): boolean {
  return saveState !== 'saved' && saveState !== 'local';
}
