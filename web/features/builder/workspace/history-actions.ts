import {
  moveInHistory,
  moveToStep,
  recordSplices,
  recordText,
  startHistory,
  type EditHistory,
  type SplicesChange,
  type TextChange,
} from '#domain/edit-history/edit-history.ts';
import { flushPendingText } from '../code-editor/pending-text.ts';
import { editIn, patchIn, type DocumentsState, type OpenDocument } from './documents.ts';

type OfDocument<Change> = Change & { uuid?: string };

/**
 * An action without a document applies to the active one. Undo, redo and `goToStep` first report text that is
 * still being typed.
 */
export interface HistoryActions {
  changeDocument: (change: OfDocument<TextChange>) => void;
  /**
   * A change made on the page. Throws a RangeError when the splices do not fit the document's text; call
   * `flushPendingText` first.
   */
  changeDocumentBySplices: (change: OfDocument<SplicesChange>) => void;
  undo: () => void;
  redo: () => void;
  /** Undoes or redoes up to a step of the active document's history. */
  goToStep: (index: number) => void;
  /** Restores a history whose current text equals the document's text; otherwise does nothing. */
  bringBackHistory: (uuid: string, history: EditHistory) => void;
}

type Update = (change: (state: DocumentsState) => Partial<DocumentsState>) => void;

export function createHistoryActions(set: Update): HistoryActions {
  return {
    changeDocument: ({ uuid, ...change }) =>
      set((state) =>
        editIn(state, uuid ?? state.currentUuid, (history, document) =>
          recordText(beginningOf(history, document, change), change),
        ),
      ),
    changeDocumentBySplices: ({ uuid, ...change }) =>
      set((state) =>
        editIn(state, uuid ?? state.currentUuid, (history) => recordSplices(history, change)),
      ),
    undo: () => {
      flushPendingText();
      set((state) => editIn(state, state.currentUuid, (history) => moveInHistory(history, -1)));
    },
    redo: () => {
      flushPendingText();
      set((state) => editIn(state, state.currentUuid, (history) => moveInHistory(history, 1)));
    },
    goToStep: (index) => {
      flushPendingText();
      set((state) => editIn(state, state.currentUuid, (history) => moveToStep(history, index)));
    },
    bringBackHistory: (uuid, history) =>
      set((state) =>
        patchIn(state, uuid, (document) =>
          document.history.text === history.text ? { ...document, history } : document,
        ),
      ),
  };
}

/** The AI's first page takes the place of the starter page: what was before it is an empty document. */
function beginningOf(
  history: EditHistory,
  document: OpenDocument,
  { origin, at }: TextChange,
): EditHistory {
  const isFirst = document.kind === 'site' && document.isStarter && origin === 'ai';
  return isFirst ? startHistory('', at) : history;
}
