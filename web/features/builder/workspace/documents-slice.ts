import type { StateCreator } from 'zustand';
import type { FileType } from '#domain/files/file-type.ts';
import type { SaveEvent } from '#domain/saving/save-state.ts';
import {
  advanceIn,
  closeIn,
  createDocument,
  openIn,
  patchIn,
  type DocumentEffect,
  type DocumentsState,
  type NewDocument,
  type OpenDocument,
} from './documents.ts';
import { createHistoryActions, type HistoryActions } from './history-actions.ts';

/** An action without a document applies to the active one. */
export interface DocumentsSlice extends DocumentsState, HistoryActions {
  /**
   * With `lastAccessedAt`, the document takes its place among the tabs and is only shown when nothing else is
   * open.
   */
  openDocument: (document: NewDocument, lastAccessedAt?: number) => void;
  /** Reopens a closed document with its history. */
  reopenDocument: (document: OpenDocument) => void;
  showDocument: (uuid: string) => void;
  closeDocument: (uuid: string) => void;
  closeAll: () => void;
  describeDocument: (uuid: string, facts: DocumentFacts) => void;
  /** Reports an event to the save state of a document. */
  advance: (uuid: string, event: SaveEvent) => void;
  /** Removes and returns the effects that saving has decided on; the caller carries them out. */
  takeOutbox: () => readonly DocumentEffect[];
  rememberPrompt: (uuid: string, prompt: string) => void;
  setProcessing: (uuid: string, isProcessing: boolean) => void;
}

/** Properties of a document other than its text. A site only accepts name and revision. */
export interface DocumentFacts {
  name?: string;
  /** The revision of a change that did not affect the text. */
  revision?: number;
  type?: FileType;
  folder?: string;
}

export const createDocumentsSlice: StateCreator<DocumentsSlice> = (set, get) => ({
  documents: {},
  currentUuid: null,
  processing: new Set(),
  outbox: [],

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
  closeAll: () => set({ documents: {}, currentUuid: null, processing: new Set(), outbox: [] }),
  ...createHistoryActions(set),
  describeDocument: (uuid, { revision, ...facts }) => {
    set((state) =>
      patchIn(state, uuid, (document) => {
        const { name = document.name } = facts;
        return document.kind === 'site' ? { ...document, name } : { ...document, ...facts, name };
      }),
    );
    if (revision !== undefined) get().advance(uuid, { kind: 'moved', revision });
  },
  advance: (uuid, event) => set((state) => advanceIn(state, uuid, event)),
  takeOutbox: () => {
    const { outbox } = get();
    set({ outbox: [] });
    return outbox;
  },
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
