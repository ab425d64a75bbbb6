import type { StateCreator } from 'zustand';
import type { FileType } from '#domain/files/file-type.ts';
import { historyText, moveInHistory, recordStep, type EditOrigin } from '../edit-history.ts';
import {
  closeIn,
  createDocument,
  openIn,
  patchIn,
  withHistory,
  type DocumentsState,
  type NewDocument,
  type OpenDocument,
  type SaveState,
} from './documents.ts';

/** Where an action names no document it means the one that is shown. */
export interface DocumentsSlice extends DocumentsState {
  /** With a `lastAccessedAt` it takes its place among the tabs, and is shown only when nothing else is. */
  openDocument: (document: NewDocument, lastAccessedAt?: number) => void;
  /** Brings back a closed document with its history. */
  reopenDocument: (document: OpenDocument) => void;
  showDocument: (uuid: string) => void;
  closeDocument: (uuid: string) => void;
  closeAll: () => void;
  changeDocument: (change: TextChange) => void;
  undo: () => void;
  redo: () => void;
  describeDocument: (uuid: string, facts: DocumentFacts) => void;
  markSaved: (uuid: string, saved: { text: string; revision: number }) => void;
  setSaveState: (uuid: string, state: SaveState) => void;
  rememberPrompt: (uuid: string, prompt: string) => void;
  setProcessing: (uuid: string, isProcessing: boolean) => void;
}

export interface TextChange {
  uuid?: string;
  text: string;
  origin: EditOrigin;
  /** The prompt of an AI change. */
  label?: string;
  at: number;
}

/** What can be said of a document beside its text; a site takes its name and revision only. */
export interface DocumentFacts {
  name?: string;
  revision?: number;
  type?: FileType;
  folder?: string;
}

export const createDocumentsSlice: StateCreator<DocumentsSlice> = (set) => ({
  documents: {},
  currentUuid: null,
  processing: new Set(),

  openDocument: (document, lastAccessedAt) =>
    set((state) => {
      const opened = openIn(state, createDocument(document, lastAccessedAt ?? Date.now()));
      const isBehind = lastAccessedAt !== undefined && state.currentUuid !== null;
      return isBehind ? { ...opened, currentUuid: state.currentUuid } : opened;
    }),
  reopenDocument: (document) =>
    set((state) => openIn(state, { ...document, lastAccessedAt: Date.now() })),
  showDocument: (uuid) =>
    set((state) => {
      const touched = patchIn(state, uuid, (document) => ({
        ...document,
        lastAccessedAt: Date.now(),
      }));
      return touched.documents === undefined ? {} : { ...touched, currentUuid: uuid };
    }),
  closeDocument: (uuid) => set((state) => closeIn(state, uuid)),
  closeAll: () => set({ documents: {}, currentUuid: null, processing: new Set() }),
  changeDocument: ({ uuid, text, origin, label = '', at }) =>
    set((state) =>
      patchIn(state, uuid ?? state.currentUuid, (document) =>
        withHistory(document, recordStep(document.history, { text, origin, label, at })),
      ),
    ),
  undo: () => set((state) => moveCurrent(state, -1)),
  redo: () => set((state) => moveCurrent(state, 1)),
  describeDocument: (uuid, facts) =>
    set((state) =>
      patchIn(state, uuid, (document) => {
        const { name = document.name, revision = document.revision } = facts;
        if (document.kind === 'site') return { ...document, name, revision };
        return { ...document, ...facts, name, revision };
      }),
    ),
  markSaved: (uuid, { text, revision }) =>
    set((state) =>
      patchIn(state, uuid, (document) => ({
        ...document,
        revision,
        savedText: text,
        saveState: historyText(document.history) === text ? 'saved' : 'unsaved',
      })),
    ),
  setSaveState: (uuid, saveState) =>
    set((state) => patchIn(state, uuid, (document) => ({ ...document, saveState }))),
  rememberPrompt: (uuid, previousPrompt) =>
    set((state) => patchIn(state, uuid, (document) => ({ ...document, previousPrompt }))),
  setProcessing: (uuid, isProcessing) =>
    set(({ processing }) => {
      const next = new Set(processing);
      if (isProcessing) next.add(uuid);
      else next.delete(uuid);
      return { processing: next };
    }),
});

function moveCurrent(state: DocumentsState, by: -1 | 1): Partial<DocumentsState> {
  return patchIn(state, state.currentUuid, (document) =>
    withHistory(document, moveInHistory(document.history, by)),
  );
}
