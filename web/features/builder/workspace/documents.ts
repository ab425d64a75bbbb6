import type { FileType } from '#domain/files/file-type.ts';
import { historyText, startHistory, type EditHistory } from '../edit-history.ts';

/** Where a document's text is: on the server, on its way, or in this browser only. */
export type SaveState =
  | 'unsaved'
  | 'saving'
  | 'saved'
  | 'local'
  | 'offline'
  | 'failed'
  | 'refused'
  | 'conflict';

interface DocumentBase {
  uuid: string;
  name: string;
  /** The revision that the server holds; 0 before the first save. */
  revision: number;
  history: EditHistory;
  /** The text as the server has it; null before the first save. */
  savedText: string | null;
  saveState: SaveState;
  /** Milliseconds since 1970. */
  lastAccessedAt: number;
  /** The last prompt that changed this document; empty when none did. */
  previousPrompt: string;
}

/** A page with a public address (`/s/{uuid}`). */
export interface SiteDocument extends DocumentBase {
  kind: 'site';
  /** True while it shows the untouched starter page, which nobody saves. */
  isStarter: boolean;
}

/** One of the user's files. */
export interface FileDocument extends DocumentBase {
  kind: 'file';
  type: FileType;
  folder: string;
}

export type OpenDocument = SiteDocument | FileDocument;

/** What identifies a site to the server. */
export type SiteIdentity = Pick<SiteDocument, 'uuid' | 'name' | 'revision'>;

export interface DocumentsState {
  documents: Readonly<Record<string, OpenDocument>>;
  currentUuid: string | null;
  /** The files and sites that something is being done to; their rows and tabs show a spinner. */
  processing: ReadonlySet<string>;
}

export const MAX_TABS = 10;

export type NewDocument = (
  | { kind: 'site'; isStarter?: boolean }
  | { kind: 'file'; type: FileType; folder: string }
) & {
  uuid: string;
  name: string;
  text: string;
  revision: number;
  /** False when the server does not have this text. */
  isSaved: boolean;
};

/** A document as it is when it is opened, with a history of its own. */
export function createDocument(input: NewDocument, at: number): OpenDocument {
  const { text, isSaved, ...identity } = input;
  const base = {
    history: startHistory(text, at),
    savedText: isSaved ? text : null,
    lastAccessedAt: at,
    previousPrompt: '',
  };
  if (identity.kind === 'file') {
    return { ...identity, ...base, saveState: isSaved ? 'saved' : 'unsaved' };
  }
  const isStarter = identity.isStarter ?? false;
  return { ...identity, ...base, isStarter, saveState: isSaved || isStarter ? 'saved' : 'unsaved' };
}

/** Adds or replaces a document and shows it. Past ten, the one longest not looked at goes, if it is saved. */
export function openIn(state: DocumentsState, document: OpenDocument): Partial<DocumentsState> {
  const documents = { ...state.documents, [document.uuid]: document };
  const surplus = Object.keys(documents).length - MAX_TABS;
  const leaving = byLastAccess(documents)
    .toReversed()
    .filter(({ uuid }) => uuid !== document.uuid && isSettled(documents, uuid, state.processing))
    .slice(0, Math.max(0, surplus));
  for (const { uuid } of leaving) delete documents[uuid];
  return { documents, currentUuid: document.uuid };
}

function isSettled(
  documents: DocumentsState['documents'],
  uuid: string,
  processing: ReadonlySet<string>,
): boolean {
  return documents[uuid]?.saveState === 'saved' && !processing.has(uuid);
}

/** Closes a document; when it was shown, the one looked at before takes its place. */
export function closeIn(state: DocumentsState, uuid: string): Partial<DocumentsState> {
  const { [uuid]: closed, ...documents } = state.documents;
  if (closed === undefined) return {};
  if (state.currentUuid !== uuid) return { documents };
  return { documents, currentUuid: byLastAccess(documents)[0]?.uuid ?? null };
}

/** Changes one open document; nothing when it is not open or the change gives it back as it was. */
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

/** The document at another point of its history. */
export function withHistory(document: OpenDocument, history: EditHistory): OpenDocument {
  if (history === document.history) return document;
  const saveState = historyText(history) === document.savedText ? 'saved' : 'unsaved';
  if (document.kind === 'file') return { ...document, history, saveState };
  return {
    ...document,
    history,
    saveState,
    isStarter: document.isStarter && history.index === 0,
  };
}

/** Newest look first. */
export function byLastAccess(documents: DocumentsState['documents']): OpenDocument[] {
  return Object.values(documents).sort((a, b) => b.lastAccessedAt - a.lastAccessedAt);
}
