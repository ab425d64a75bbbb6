import { translator } from '#web/i18n/language-store.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { showError } from '#web/lib/show-error.ts';
import { saveFile, saveSite } from '../builder-api.ts';
import { flushPendingText } from '../code-editor/pending-text.ts';
import { historyText, isMadeByHand, type EditHistory } from '../edit-history.ts';
import { shortenName } from '../shorten-name.ts';
import type { OpenDocument, SaveState } from '../workspace/documents.ts';
import { useWorkspace } from '../workspace-store.ts';
import { mayBeSaved } from './guard-update.ts';
import { keepCopy, readCopy } from './local-copies.ts';
import { readConflict } from './read-conflict.ts';
import { forgetSent, isAmong, noteSent, sentTexts } from './sent-texts.ts';

/** Changes of one document on the server follow one another: two at once would be a conflict with oneself. */
const turns = new Map<string, Promise<unknown>>();
const failures = new Map<string, number>();

/** Runs `work` after everything else that was asked for this document. */
export function inTurn<T>(uuid: string, work: () => Promise<T>): Promise<T> {
  const next = (turns.get(uuid) ?? Promise.resolve()).then(work, work);
  turns.set(uuid, next);
  return next;
}

/**
 * Brings an open document to the server, or, with no user, into this browser only. True when the server
 * has it. What could not be saved is kept in this browser, and its save state says why; `onUnreached` hears of
 * network and server faults, which are tried again without a word. Never rejects.
 */
export function saveDocument(
  uuid: string,
  userId: string | null,
  onUnreached?: (error: unknown) => void,
): Promise<boolean> {
  return inTurn(uuid, () => saveNow({ uuid, userId, onUnreached }));
}

/** Resolves when nothing is being saved of a document: then its revision is the newest that is known. */
export function settleSaves(uuid: string): Promise<void> {
  return inTurn(uuid, () => Promise.resolve());
}

interface ServerText {
  uuid: string;
  userId: string;
  text: string;
  revision: number;
}

/** Notes that the server itself has saved this text of a document: there is nothing to send. */
export function holdServerText({ uuid, userId, text, revision }: ServerText): Promise<void> {
  return inTurn(uuid, () => {
    const document = useWorkspace.getState().documents[uuid];
    if (document !== undefined) keepSaved({ ...document, revision }, text, userId);
    return Promise.resolve();
  });
}

function keepSaved(document: OpenDocument, text: string, userId: string): void {
  const { uuid, revision } = document;
  keepCopy(document, { text, isSaved: true, userId, at: new Date() });
  useWorkspace.getState().markSaved(uuid, { text, revision });
  failures.delete(uuid);
  forgetSent(uuid);
}

/** Keeps what the server does not have yet in this browser, at once: for a page that is being left. */
export function keepUnsaved(userId: string | null): void {
  flushPendingText();
  for (const document of Object.values(useWorkspace.getState().documents)) {
    if (document.saveState !== 'saved') keepUnsavedText(document, userId);
  }
}

/** The browser's copy of a document that is as the server has it again: what was given up must not come back. */
export function settleCopy(document: OpenDocument, userId: string | null): void {
  const { kind, uuid, savedText } = document;
  if (savedText === null || readCopy(kind, uuid, userId)?.isSaved !== false) return;
  keepCopy(document, { text: savedText, isSaved: true, userId, at: new Date() });
}

/** How often in a row saving this document has failed. */
export function countFailures(uuid: string): number {
  return failures.get(uuid) ?? 0;
}

interface Save {
  uuid: string;
  userId: string | null;
  onUnreached: ((error: unknown) => void) | undefined;
}

async function saveNow({ uuid, userId, onUnreached }: Save): Promise<boolean> {
  const workspace = useWorkspace.getState();
  const document = workspace.documents[uuid];
  if (document === undefined || isUntouchedStarter(document)) return false;
  if (document.saveState === 'saved' && document.revision > 0) return true;
  const text = historyText(document.history);
  const isKept = keepUnsavedText(document, userId);
  if (userId === null) {
    workspace.setSaveState(uuid, isKept ? 'local' : 'refused');
    if (!isKept) showError(translator()('builderTabs.storageFull'));
    return false;
  }
  if (!mayBeSaved(document, () => void saveDocument(uuid, userId))) {
    workspace.setSaveState(uuid, 'refused');
    return false;
  }
  workspace.setSaveState(uuid, 'saving');
  try {
    const { revision } = await sendOver(document, text, userId);
    keepSaved({ ...document, revision }, text, userId);
    return true;
  } catch (error) {
    const reached = stateAfter(error);
    // "Kept in this browser" is not said of what is not.
    const isInTabOnly = reached === 'offline' && !isKept;
    const state = isInTabOnly ? 'failed' : reached;
    failures.set(uuid, countFailures(uuid) + 1);
    useWorkspace.getState().setSaveState(uuid, state);
    if (state === 'refused') showError(error, refusedSentence(document, error));
    if (isInTabOnly) showError(translator()('builderTabs.storageFull'));
    else if (state === 'failed' || state === 'offline') onUnreached?.(error);
    return false;
  }
}

/**
 * A conflict over a text that nobody else changed (a rename in another tab, an earlier save of ours whose
 * answer was lost) is none: it goes on from there. What was deleted elsewhere while it was being written here
 * is made anew.
 */
async function sendOver(
  document: OpenDocument,
  text: string,
  userId: string,
): Promise<{ revision: number }> {
  const earlier = sentTexts(document.uuid);
  noteSent(document.uuid, text);
  try {
    return await send(document, text, userId);
  } catch (error) {
    if (isGone(error) && document.revision > 0)
      return await send({ ...document, revision: 0 }, text, userId);
    const theirs = readConflict(error);
    if (theirs === null) throw error;
    if (theirs.text === text) return theirs;
    if (theirs.text !== document.savedText && !isAmong(earlier, theirs.text)) throw error;
    const { name, revision } = theirs;
    useWorkspace.getState().describeDocument(document.uuid, { name, revision });
    return await send({ ...document, name, revision }, text, userId);
  }
}

function isUntouchedStarter(document: OpenDocument): boolean {
  return document.kind === 'site' && document.isStarter;
}

function isGone(error: unknown): boolean {
  return (
    isApiError(error) && (error.code === 'files.not-found' || error.code === 'sites.not-found')
  );
}

function send(document: OpenDocument, text: string, userId: string): Promise<{ revision: number }> {
  const change = describeOrigin(document.history);
  if (document.kind === 'site') return saveSite({ site: document, html: text, userId, ...change });
  return saveFile({ file: document, content: text, userId, ...change });
}

function describeOrigin({ steps, index }: EditHistory): {
  origin: 'manual' | 'ai' | 'restore';
  comment: string;
} {
  const { origin = 'open', label = '' } = steps[index] ?? {};
  return { origin: origin === 'ai' || origin === 'restore' ? origin : 'manual', comment: label };
}

function keepUnsavedText(document: OpenDocument, userId: string | null): boolean {
  const text = historyText(document.history);
  const isByHand = isMadeByHand(document.history);
  const sent = sentTexts(document.uuid);
  return keepCopy(document, { text, isSaved: false, userId, at: new Date(), isByHand, sent });
}

function refusedSentence(document: OpenDocument, error: unknown): string {
  const t = translator();
  const reason = isApiError(error) ? error.message : t('builderFiles.errors.unknown');
  if (document.kind === 'site') return t('builder.toast.saveRefused', { reason });
  return t('builderFiles.errors.save', { file: shortenName(document.name), reason });
}

/** True for a save that the server did not answer in time. */
export function isTimeout(error: unknown): boolean {
  return (
    isApiError(error) && error.cause instanceof DOMException && error.cause.name === 'TimeoutError'
  );
}

/** Network and server faults are tried again; what the server refuses waits for the next change. */
function stateAfter(error: unknown): SaveState {
  if (!isApiError(error) || isTimeout(error)) return 'failed';
  if (error.code === 'sites.conflict' || error.code === 'files.conflict') return 'conflict';
  if (error.code === 'client.network' || error.code === 'auth.required') return 'offline';
  return error.status >= 500 || error.status === 429 ? 'failed' : 'refused';
}
