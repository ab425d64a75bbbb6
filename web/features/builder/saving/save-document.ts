import { isApiError } from '#web/lib/api-error.ts';
import { showError } from '#web/lib/show-error.ts';
import { saveFile, saveSite } from '../builder-api.ts';
import { historyText, type EditHistory } from '../edit-history.ts';
import type { OpenDocument, SaveState } from '../workspace/documents.ts';
import { useWorkspace } from '../workspace-store.ts';
import { keepCopy } from './local-copies.ts';

/** Saves of one document follow one another: two at once would be a conflict with oneself. */
const queues = new Map<string, Promise<boolean>>();
const failures = new Map<string, number>();

/**
 * Brings an open document to the server, or, with no user, into this browser only. True when the server
 * has it. What could not be saved is kept in this browser, and its save state says why.
 */
export function saveDocument(uuid: string, userId: string | null): Promise<boolean> {
  const previous = queues.get(uuid) ?? Promise.resolve(true);
  const next = previous.then(() => saveNow(uuid, userId));
  queues.set(uuid, next);
  return next;
}

/** Keeps what the server does not have yet in this browser, at once: for a page that is being left. */
export function keepUnsaved(): void {
  for (const document of Object.values(useWorkspace.getState().documents)) {
    if (document.saveState === 'saved') continue;
    keepLocally(document, { text: historyText(document.history), isSaved: false });
  }
}

/** How often in a row saving this document has failed. */
export function countFailures(uuid: string): number {
  return failures.get(uuid) ?? 0;
}

async function saveNow(uuid: string, userId: string | null): Promise<boolean> {
  const workspace = useWorkspace.getState();
  const document = workspace.documents[uuid];
  if (document === undefined) return false;
  const text = historyText(document.history);
  keepLocally(document, { text, isSaved: false });
  if (userId === null) {
    workspace.setSaveState(uuid, 'local');
    return false;
  }
  workspace.setSaveState(uuid, 'saving');
  try {
    const { revision } = await sendToServer({ document, text, userId });
    keepLocally({ ...document, revision }, { text, isSaved: true });
    useWorkspace.getState().markSaved(uuid, { text, revision });
    failures.delete(uuid);
    return true;
  } catch (error) {
    const state = stateAfter(error);
    failures.set(uuid, countFailures(uuid) + 1);
    useWorkspace.getState().setSaveState(uuid, state);
    if (state === 'refused') showError(error);
    return false;
  }
}

interface Sending {
  document: OpenDocument;
  text: string;
  userId: string;
}

function sendToServer({ document, text, userId }: Sending): Promise<{ revision: number }> {
  if (document.kind === 'site') return saveSite({ site: document, html: text, userId });
  return saveFile({ file: document, content: text, userId, ...describeOrigin(document.history) });
}

function describeOrigin({ steps, index }: EditHistory): {
  origin: 'manual' | 'ai' | 'restore';
  comment: string;
} {
  const { origin = 'open', label = '' } = steps[index] ?? {};
  return { origin: origin === 'ai' || origin === 'restore' ? origin : 'manual', comment: label };
}

function keepLocally(document: OpenDocument, copy: { text: string; isSaved: boolean }): void {
  if (document.kind === 'site')
    keepCopy(document, { html: copy.text, isSaved: copy.isSaved, at: new Date() });
}

/** Network and server faults are tried again; what the server refuses waits for the next change. */
function stateAfter(error: unknown): SaveState {
  if (!isApiError(error)) return 'failed';
  if (error.code === 'sites.conflict' || error.code === 'files.conflict') return 'conflict';
  if (error.code === 'client.network') return 'offline';
  return error.status >= 500 || error.status === 429 ? 'failed' : 'refused';
}
