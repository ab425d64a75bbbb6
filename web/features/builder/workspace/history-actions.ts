import {
  moveInHistory,
  moveToStep,
  recordSplices,
  recordText,
  type EditHistory,
  type SplicesChange,
  type TextChange,
} from '#domain/edit-history/edit-history.ts';
import { editIn, patchIn, type DocumentsState } from './documents.ts';

type OfDocument<Change> = Change & { uuid?: string };

/** Where an action names no document it means the one that is shown. */
export interface HistoryActions {
  changeDocument: (change: OfDocument<TextChange>) => void;
  /**
   * A change made on the page. Throws a RangeError where the splices do not fit the document's text: bring
   * what was typed there first (`flushPendingText`).
   */
  changeDocumentBySplices: (change: OfDocument<SplicesChange>) => void;
  undo: () => void;
  redo: () => void;
  /** Undoes or redoes up to a step of the shown document's history. */
  goToStep: (index: number) => void;
  /** Takes over a history that stands at the text which the document has; nothing on another text. */
  bringBackHistory: (uuid: string, history: EditHistory) => void;
}

type Update = (change: (state: DocumentsState) => Partial<DocumentsState>) => void;

export function createHistoryActions(set: Update): HistoryActions {
  return {
    changeDocument: ({ uuid, ...change }) =>
      set((state) =>
        editIn(state, uuid ?? state.currentUuid, (history) => recordText(history, change)),
      ),
    changeDocumentBySplices: ({ uuid, ...change }) =>
      set((state) =>
        editIn(state, uuid ?? state.currentUuid, (history) => recordSplices(history, change)),
      ),
    undo: () =>
      set((state) => editIn(state, state.currentUuid, (history) => moveInHistory(history, -1))),
    redo: () =>
      set((state) => editIn(state, state.currentUuid, (history) => moveInHistory(history, 1))),
    goToStep: (index) =>
      set((state) => editIn(state, state.currentUuid, (history) => moveToStep(history, index))),
    bringBackHistory: (uuid, history) =>
      set((state) =>
        patchIn(state, uuid, (document) =>
          document.history.text === history.text ? { ...document, history } : document,
        ),
      ),
  };
}
