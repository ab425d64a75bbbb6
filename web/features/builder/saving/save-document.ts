import type { SaveEffect, SaveEvent } from '#domain/saving/save-state.ts';
import { writeStored } from '#web/lib/storage.ts';
import { flushPendingText } from '../code-editor/pending-text.ts';
import { historyText, isMadeByHand } from '#domain/edit-history/edit-history.ts';
import type { OpenDocument } from '../workspace/documents.ts';
import { useWorkspace } from '../workspace-store.ts';
import { keepCopy, readCopy } from './local-copies.ts';
import { sayNotice } from './say-notice.ts';
import { sendText } from './send-text.ts';

type EffectOf<Kind extends SaveEffect['kind']> = Extract<SaveEffect, { kind: Kind }>;

/** Changes of one document on the server follow one another: two at once would be a conflict with oneself. */
const turns = new Map<string, Promise<unknown>>();
const sends = new Map<string, Promise<void>>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Whose documents are saved by themselves; undefined while none are. */
let saver: string | null | undefined;

/** Runs `work` after everything else that was asked for this document. */
export function inTurn<T>(uuid: string, work: () => Promise<T>): Promise<T> {
  const next = (turns.get(uuid) ?? Promise.resolve()).then(work, work);
  turns.set(uuid, next);
  return next;
}

/**
 * Brings an open document to the server, or, with no user, into this browser only. True when the server has
 * the text that it had when its turn came. What could not be saved is kept in this browser, and its save state
 * says why. `isSpoken`: somebody pressed Save, and is told what came of it. Never rejects.
 */
export function saveDocument(
  uuid: string,
  userId: string | null,
  isSpoken = false,
): Promise<boolean> {
  return attempt(uuid, () => ({ kind: 'asked', owner: userId, at: Date.now(), isSpoken }));
}

/** Saves the shown document with what was typed last. */
export async function saveShown(userId: string | null, isSpoken = false): Promise<boolean> {
  flushPendingText();
  const { currentUuid } = useWorkspace.getState();
  return currentUuid !== null && (await saveDocument(currentUuid, userId, isSpoken));
}

interface ServerText {
  uuid: string;
  userId: string;
  text: string;
  revision: number;
}

/** Notes that the server itself has saved this text of a document: there is nothing to send. */
export function holdServerText({ uuid, userId: owner, ...saved }: ServerText): Promise<void> {
  return inTurn(uuid, () => {
    useWorkspace.getState().advance(uuid, { kind: 'taken', owner, ...saved });
    return Promise.resolve();
  });
}

/** Keeps what the server does not have yet in this browser, at once: for a page that is being left. */
export function keepUnsaved(userId: string | null): void {
  flushPendingText();
  tellAll({ kind: 'leaving', owner: userId });
}

/** Saves every open document by itself, for this user. Returns the way to stop, which saves what waits. */
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
    const isWorkedOn = generation.kind === 'working' && generation.uuid === uuid;
    return { kind: 'due', owner, at: Date.now(), isWorkedOn };
  });
}

/** One save from its beginning to its last answer, in its turn. */
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
    // Closed meanwhile: its copy is not to come back as unsaved.
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
