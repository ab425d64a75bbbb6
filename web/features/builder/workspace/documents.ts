import type { FileType } from '#domain/files/file-type.ts';
import { decideSave } from '#domain/saving/decide-save.ts';
import {
  NO_SAVES,
  type SaveEffect,
  type SaveEvent,
  type Saving,
} from '#domain/saving/save-state.ts';
import {
  historyText,
  isMadeByHand,
  startHistory,
  type EditHistory,
} from '#domain/edit-history/edit-history.ts';
import { isStarterPage } from '../starter/starter-page.ts';

/** The text and its origin are in the history, and `type` tells what is a page. */
interface DocumentBase extends Omit<Saving, 'text' | 'isByHand' | 'isPage' | 'isNobodys'> {
  uuid: string;
  name: string;
  history: EditHistory;
  /** Milliseconds since 1970. */
  lastAccessedAt: number;
  /** The last prompt that changed this document; empty when there was none. */
  previousPrompt: string;
}

/** A page with a public address (`/s/{uuid}`). */
export interface SiteDocument extends DocumentBase {
  kind: 'site';
  /** True for the untouched starter page, which is not saved. */
  isStarter: boolean;
}

/** One of the user's files. */
export interface FileDocument extends DocumentBase {
  kind: 'file';
  type: FileType;
  folder: string;
}

export type OpenDocument = SiteDocument | FileDocument;

/** What the server needs to identify a site. */
export type SiteIdentity = Pick<SiteDocument, 'uuid' | 'name' | 'revision'>;

export interface DocumentsState {
  documents: Readonly<Record<string, OpenDocument>>;
  currentUuid: string | null;
  /** The files and sites on which an action is running; their rows and tabs show a spinner. */
  processing: ReadonlySet<string>;
  /** Effects that saving has decided on and that have not been carried out, in order. */
  outbox: readonly DocumentEffect[];
}

export interface DocumentEffect {
  uuid: string;
  effect: SaveEffect;
}

export const MAX_TABS = 10;

export type NewDocument = (
  | {
      kind: 'site';
      isStarter?: boolean;
      /** Nothing is saved before it is changed. */
      isLookedAt?: boolean;
    }
  | { kind: 'file'; type: FileType; folder: string }
) & {
  uuid: string;
  name: string;
  text: string;
  revision: number;
  /** False when the server does not have this text. */
  isSaved: boolean;
};

/** A newly opened document with a history of its own. */
export function createDocument(input: NewDocument, at: number): OpenDocument {
  const { text, isSaved, ...identity } = input;
  const base = {
    history: startHistory(text, at),
    savedText: isSaved ? text : null,
    memory: NO_SAVES,
    lastAccessedAt: at,
    previousPrompt: '',
  };
  if (identity.kind === 'file') {
    return { ...identity, ...base, saveState: isSaved ? 'saved' : 'unsaved' };
  }
  const { isStarter = false, isLookedAt = false, ...site } = identity;
  const isCalm = isSaved || isStarter || isLookedAt;
  return { ...site, ...base, isStarter, saveState: isCalm ? 'saved' : 'unsaved' };
}

/**
 * Adds or replaces a document and shows it. With more than ten, the least recently used one is closed if it is
 * saved.
 */
export function openIn(state: DocumentsState, document: OpenDocument): Partial<DocumentsState> {
  const documents = { ...state.documents, [document.uuid]: document };
  const surplus = Object.keys(documents).length - MAX_TABS;
  const leaving = byLastAccess(documents)
    .toReversed()
    .filter(({ uuid }) => uuid !== document.uuid && isSettled(documents, uuid, state.processing))
    .slice(0, Math.max(0, surplus));
  for (const { uuid } of leaving) delete documents[uuid];
  const opened = { documents, currentUuid: document.uuid };
  return { ...opened, ...advanceIn({ ...state, ...opened }, document.uuid, { kind: 'resumed' }) };
}

function isSettled(
  documents: DocumentsState['documents'],
  uuid: string,
  processing: ReadonlySet<string>,
): boolean {
  return documents[uuid]?.saveState === 'saved' && !processing.has(uuid);
}

/** Closes a document. If it was active, the one used before becomes active. */
export function closeIn(state: DocumentsState, uuid: string): Partial<DocumentsState> {
  const { [uuid]: closed, ...documents } = state.documents;
  if (closed === undefined) return {};
  if (state.currentUuid !== uuid) return { documents };
  return { documents, currentUuid: byLastAccess(documents)[0]?.uuid ?? null };
}

/** Changes an open document. Does nothing if it is not open or the change returns it unchanged. */
export function patchIn(
  state: DocumentsState,
  uuid: string | null,
  change: (document: OpenDocument) => OpenDocument,
): Partial<DocumentsState> {
  const document = uuid === null ? undefined : state.documents[uuid];
  if (document === undefined) return {};
  const changed = change(document);
  if (changed === document) return {};
  return { documents: { ...state.documents, [document.uuid]: changed } };
}

/** Moves a document to another point of its history. */
export function editIn(
  state: DocumentsState,
  uuid: string | null,
  move: (history: EditHistory, document: OpenDocument) => EditHistory,
): Partial<DocumentsState> {
  const before = uuid === null ? undefined : state.documents[uuid];
  if (before === undefined) return {};
  const history = move(before.history, before);
  if (history === before.history) return {};
  const text = historyText(history);
  const advanced = advanceIn(state, before.uuid, {
    kind: 'edited',
    text,
    isByHand: isMadeByHand(history),
  });
  const changed = patchIn({ ...state, ...advanced }, uuid, (document) =>
    document.kind === 'file'
      ? { ...document, history }
      : { ...document, history, isStarter: document.isStarter && history.index === 0 },
  );
  return { ...advanced, ...changed };
}

/** Updates the save state of a document after an event. The resulting effects are added to the outbox. */
export function advanceIn(
  state: DocumentsState,
  uuid: string,
  event: SaveEvent,
): Partial<DocumentsState> {
  const document = state.documents[uuid];
  if (document === undefined) return {};
  const before = savingOf(document);
  const { state: after, effects } = decideSave(before, event);
  if (after === before && effects.length === 0) return {};
  const { revision, savedText, saveState, memory } = after;
  const changed = { ...document, revision, savedText, saveState, memory };
  return {
    documents: { ...state.documents, [uuid]: changed },
    outbox: [...state.outbox, ...effects.map((effect) => ({ uuid, effect }))],
  };
}

function savingOf(document: OpenDocument): Saving {
  const { history, revision, savedText, saveState, memory } = document;
  return {
    text: historyText(history),
    isByHand: isMadeByHand(history),
    isPage: isPage(document),
    isNobodys: isNobodys(document),
    revision,
    savedText,
    saveState,
    memory,
  };
}

/** An empty page, or the starter page as we made it, which undo may lead back to. */
export function isNobodys(document: OpenDocument): boolean {
  const { history } = document;
  if (!isPage(document)) return false;
  const text = historyText(history);
  return text.trim() === '' || (history.index === 0 && isStarterPage(text));
}

/** The starter page or a template to look at, unchanged: nobody would miss it. */
export function isUntouched(document: OpenDocument): boolean {
  return document.saveState === 'saved' && document.savedText === null;
}

/** True for documents that the preview can show as a page. */
export function isPage(document: OpenDocument): boolean {
  return document.kind === 'site' || document.type === 'html' || document.type === 'site';
}

/** Most recently used first. */
export function byLastAccess(documents: DocumentsState['documents']): OpenDocument[] {
  return Object.values(documents).sort((a, b) => b.lastAccessedAt - a.lastAccessedAt);
}
