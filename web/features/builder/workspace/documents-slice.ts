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

/** Where an action names no document it means the one that is shown. */
export interface DocumentsSlice extends DocumentsState, HistoryActions {
  /** With a `lastAccessedAt` it takes its place among the tabs, and is shown only when nothing else is. */
  openDocument: (document: NewDocument, lastAccessedAt?: number) => void;
  /** Brings back a closed document with its history. */
  reopenDocument: (document: OpenDocument) => void;
  showDocument: (uuid: string) => void;
  closeDocument: (uuid: string) => void;
  closeAll: () => void;
  describeDocument: (uuid: string, facts: DocumentFacts) => void;
  /** Tells the saving of a document what happened. */
  advance: (uuid: string, event: SaveEvent) => void;
  /** Hands over what saving has decided to do; whoever takes it does it. */
  takeOutbox: () => readonly DocumentEffect[];
  rememberPrompt: (uuid: string, prompt: string) => void;
  setProcessing: (uuid: string, isProcessing: boolean) => void;
}

/** What can be said of a document beside its text; a site takes its name and revision only. */
export interface DocumentFacts {
  name?: string;
  /** That of a change which left the text alone. */
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
