import type { SaveEffect, SaveEvent } from '#domain/saving/save-state.ts';
import { writeStored } from '#web/lib/storage.ts';
import { flushPendingText } from '../code-editor/pending-text.ts';
import { historyText, isMadeByHand } from '#domain/edit-history/edit-history.ts';
import { isUntouched, type OpenDocument } from '../workspace/documents.ts';
import { currentDocument, isLockedByAi, showsStarter, useWorkspace } from '../workspace-store.ts';
import { keepCopy, readCopy } from './local-copies.ts';
import { sayNotice } from './say-notice.ts';
import { sendText } from './send-text.ts';

type EffectOf<Kind extends SaveEffect['kind']> = Extract<SaveEffect, { kind: Kind }>;

/** Writes to one document run one after the other. Two at once would conflict with each other. */
const turns = new Map<string, Promise<unknown>>();
const sends = new Map<string, Promise<void>>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** The user whose documents are saved automatically; undefined while autosave is off. */
let saver: string | null | undefined;

/** Runs `work` after all earlier work for this document. */
export function inTurn<T>(uuid: string, work: () => Promise<T>): Promise<T> {
  const next = (turns.get(uuid) ?? Promise.resolve()).then(work, work);
  turns.set(uuid, next);
  return next;
}

/**
 * Saves an open document on the server, or, without a user, only in this browser. Returns true when the server
 * has the text that the document had when its turn came. If saving fails, the text is kept in this browser and
 * the save state says why. `isSpoken`: the user pressed Save and is told the result. Never rejects.
 */
export function saveDocument(
  uuid: string,
  userId: string | null,
  isSpoken = false,
): Promise<boolean> {
  return attempt(uuid, () => ({ kind: 'asked', owner: userId, at: Date.now(), isSpoken }));
}

/** Saves the document shown, including the text typed last. */
export async function saveShown(userId: string | null, isSpoken = false): Promise<boolean> {
  flushPendingText();
  const workspace = useWorkspace.getState();
  const { currentUuid } = workspace;
  const document = currentDocument(workspace);
  // A template that was only looked at is saved when that is asked for.
  if (document !== null && isUntouched(document) && !showsStarter(workspace))
    workspace.advance(document.uuid, { kind: 'missing' });
  return currentUuid !== null && (await saveDocument(currentUuid, userId, isSpoken));
}

interface ServerText {
  uuid: string;
  userId: string;
  text: string;
  revision: number;
}

/** Records that the server has saved this text itself, so nothing has to be sent. */
export function holdServerText({ uuid, userId: owner, ...saved }: ServerText): Promise<void> {
  return inTurn(uuid, () => {
    useWorkspace.getState().advance(uuid, { kind: 'taken', owner, ...saved });
    return Promise.resolve();
  });
}

/** Stores everything unsaved in this browser at once. Called when the page is closed. */
export function keepUnsaved(userId: string | null): void {
  flushPendingText();
  tellAll({ kind: 'leaving', owner: userId });
}

/**
 * Saves every open document automatically, for this user. Returns a function that stops this and saves what is
 * pending.
 */
export function startSaving(userId: string | null): () => void {
  saver = userId;
  tellAll({ kind: 'resumed' });
  const unsubscribe = useWorkspace.subscribe(({ generation }, before) => {
    if (generation.kind !== before.generation.kind) tellAll({ kind: 'resumed' });
  });
  const saveAll = () => {
    for (const uuid of Object.keys(useWorkspace.getState().documents)) void saveDue(uuid, userId);
  };
  window.addEventListener('online', saveAll);
  return () => {
    unsubscribe();
    window.removeEventListener('online', saveAll);
    for (const timer of timers.values()) clearTimeout(timer);
    saveAll();
    saver = undefined;
  };
}

function saveDue(uuid: string, owner: string | null): Promise<boolean> {
  return attempt(uuid, () => {
    const { generation } = useWorkspace.getState();
    return { kind: 'due', owner, at: Date.now(), isWorkedOn: isLockedByAi(generation, uuid) };
  });
}

/** One save from start to answer, run in its turn. */
function attempt(uuid: string, event: () => SaveEvent): Promise<boolean> {
  return inTurn(uuid, async () => {
    const { documents, advance } = useWorkspace.getState();
    const before = documents[uuid];
    if (before === undefined) return false;
    const text = historyText(before.history);
    advance(uuid, event());
    while (sends.has(uuid)) await sends.get(uuid);
    return useWorkspace.getState().documents[uuid]?.savedText === text;
  });
}

function tellAll(event: SaveEvent): void {
  const { documents, advance } = useWorkspace.getState();
  for (const uuid of Object.keys(documents)) advance(uuid, event);
}

useWorkspace.subscribe(({ outbox, takeOutbox }) => {
  if (outbox.length === 0) return;
  for (const { uuid, effect } of takeOutbox()) perform(uuid, effect);
});

function perform(uuid: string, effect: SaveEffect): void {
  const { documents, describeDocument } = useWorkspace.getState();
  const document = documents[uuid];
  if (document === undefined) return;
  switch (effect.kind) {
    case 'send':
      sends.set(uuid, deliver(document, effect));
      break;
    case 'keep':
      keep(document, effect);
      break;
    case 'keep-both':
      writeStored(`bluewave_previous_${uuid}`, effect.previous);
      writeStored(`bluewave_suspect_${uuid}`, effect.suspect);
      break;
    case 'wake':
      wake(uuid, effect.afterMs);
      break;
    case 'rename':
      describeDocument(uuid, { name: effect.name });
      break;
    case 'say':
      sayNotice(document, effect.notice, (text, owner) => {
        useWorkspace.getState().advance(uuid, { kind: 'stood-by', text });
        void saveDocument(uuid, owner);
      });
      break;
    default:
      effect satisfies never;
  }
}

async function deliver(document: OpenDocument, effect: EffectOf<'send'>): Promise<void> {
  const { uuid, kind } = document;
  const { text, owner } = effect;
  const answer = await sendText(document, effect);
  sends.delete(uuid);
  const { documents, advance } = useWorkspace.getState();
  if (documents[uuid] !== undefined) {
    advance(uuid, { kind: 'answered', answer });
  } else if (answer.kind === 'accepted' && readCopy(kind, uuid, owner)?.text === text) {
    // The document was closed in the meantime, so its copy must not be marked as unsaved again.
    const { revision } = answer;
    keepCopy({ ...document, revision }, { text, isSaved: true, userId: owner, at: new Date() });
  }
}

function keep(document: OpenDocument, { text, isSaved, owner: userId }: EffectOf<'keep'>): void {
  const { uuid, history, memory } = document;
  const facts = { text, isSaved, userId, at: new Date() };
  const isKept = isSaved
    ? keepCopy(document, facts)
    : keepCopy(document, {
        ...facts,
        isByHand: isMadeByHand(history),
        sent: memory.unanswered,
      });
  if (!isKept && !isSaved) useWorkspace.getState().advance(uuid, { kind: 'no-room' });
}

function wake(uuid: string, afterMs: number | null): void {
  clearTimeout(timers.get(uuid));
  if (afterMs === null || saver === undefined) return;
  const owner = saver;
  timers.set(
    uuid,
    setTimeout(() => void saveDue(uuid, owner), afterMs),
  );
}
