import { gotoLine, openSearchPanel } from '@codemirror/search';
import { Annotation, Compartment, EditorState, type StateEffect } from '@codemirror/state';
import { EditorView, scrollPastEnd } from '@codemirror/view';
import type { FileType } from '#domain/files/file-type.ts';
import type { EditorDocument, ReportText } from './editor-document.ts';
import { accessExtensions, baseExtensions, textExtensions } from './editor-extensions.ts';
import { foldAround, unfoldEnds } from './fold-around.ts';
import { languageFor } from './editor-languages.ts';
import type { EditorTools } from './editor-tools.ts';
import type { EditorTexts } from './editor-texts.ts';
import { useCodeCursor } from './code-cursor.ts';
import { formatText } from './editor-worker-client.ts';
import { originalOffset, plainOffset, restoreLineEnds, withPlainLineEnds } from './line-ends.ts';
import { lightLines, litLinesExtension } from './lit-lines.ts';
import { createPendingText } from './pending-text.ts';
import { differenceBetween } from './text-difference.ts';

export interface EditorSettings {
  label: string;
  texts: EditorTexts;
  isReadOnly: boolean;
  isWrapping: boolean;
}

export interface EditorController extends EditorTools {
  /**
   * Shows a document. A change from outside replaces only the characters that differ, so the caret keeps its
   * place.
   */
  show: (shown: EditorDocument, settings: EditorSettings) => void;
  /** Folds all but a part of the text that is shown, given by its offsets; null unfolds it again. */
  isolate: (part: { start: number; end: number } | null) => void;
  destroy: () => void;
}

/** Marks a change from outside, so that it is not reported as typing. */
const fromOutside = Annotation.define<boolean>();
const MAX_KEPT = 10;

interface Kept {
  fileType: FileType;
  state: EditorState;
  scroll: StateEffect<unknown>;
}

/** One editor for all open documents. Each keeps its undo steps, folds, caret and scroll position. */
export function createEditor(host: HTMLElement, report: ReportText): EditorController {
  const view = new EditorView({ parent: host });
  const parts = {
    language: new Compartment(),
    extras: new Compartment(),
    texts: new Compartment(),
    access: new Compartment(),
  };
  const kept = new Map<string, Kept>();
  let current: EditorDocument | null = null;
  let settings: EditorSettings | null = null;
  let lastText = '';
  /** Something was typed that is not known outside yet. */
  let isAhead = false;

  const pending = createPendingText(deliver, () => view.state.doc.length);
  function deliver(): void {
    if (current === null) return;
    lastText = restoreLineEnds(lastText, view.state.doc.toString());
    report(lastText, current.id);
    isAhead = false;
    tellCursor();
  }
  /** What the person is at, once the text is known outside. */
  function tellCursor(): void {
    if (current === null || isAhead || !view.hasFocus) return;
    const offset = originalOffset(lastText, view.state.selection.main.head);
    useCodeCursor.setState({ cursor: { uuid: current.id, text: lastText, offset } });
  }
  const listener = EditorView.updateListener.of((update) => {
    if (update.focusChanged && !update.view.hasFocus) pending.flush();
    const isTold = update.transactions.some((step) => step.annotation(fromOutside) === true);
    if (update.docChanged && !isTold) {
      isAhead = true;
      pending.touch();
    }
    if (update.selectionSet && !isTold) tellCursor();
  });

  function create(shown: EditorDocument, wanted: EditorSettings): EditorState {
    return EditorState.create({
      doc: shown.text,
      extensions: [
        baseExtensions(),
        scrollPastEnd(),
        litLinesExtension(),
        parts.language.of([]),
        parts.texts.of([]),
        parts.extras.of([]),
        parts.access.of(accessExtensions(wanted)),
        listener,
      ],
    });
  }

  function keepCurrent(): void {
    pending.flush();
    if (current === null) return;
    kept.delete(current.id);
    kept.set(current.id, {
      fileType: current.fileType,
      state: view.state,
      scroll: view.scrollSnapshot(),
    });
    const oldest = kept.keys().next().value;
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  }

  function open(shown: EditorDocument, wanted: EditorSettings): void {
    keepCurrent();
    const known = kept.get(shown.id);
    const isSameType = known?.fileType === shown.fileType;
    current = shown;
    if (known !== undefined && isSameType) {
      view.setState(known.state);
      view.dispatch({ effects: known.scroll });
      lastText = '';
      return;
    }
    view.setState(create(shown, wanted));
    lastText = shown.text;
    void setLanguage(shown);
  }

  async function setLanguage({ id, fileType }: EditorDocument): Promise<void> {
    const language = languageFor(fileType);
    const loaded = language instanceof Promise ? await language : language;
    if (current?.id === id) view.dispatch({ effects: parts.language.reconfigure(loaded) });
  }

  /** Labels, phrases and the features of the second chunk. */
  async function setTexts({ id, fileType }: EditorDocument, wanted: EditorSettings): Promise<void> {
    const { texts, label } = wanted;
    view.dispatch({ effects: parts.texts.reconfigure(textExtensions(texts, label)) });
    const { enhancementsFor } = await import('./enhancements.ts');
    if (current?.id !== id || settings?.texts !== texts) return;
    view.dispatch({ effects: parts.extras.reconfigure(enhancementsFor(fileType, texts)) });
  }

  function takeText(text: string): void {
    if (text === lastText) return;
    pending.drop();
    isAhead = false;
    lastText = text;
    const change = differenceBetween(view.state.doc.toString(), withPlainLineEnds(text));
    if (change === null) return;
    view.dispatch({ changes: change, annotations: fromOutside.of(true) });
  }

  return {
    show(shown, wanted) {
      const isOther = current?.id !== shown.id || current.fileType !== shown.fileType;
      const before = settings;
      settings = wanted;
      if (isOther) open(shown, wanted);
      current = shown;
      if (isOther || before?.texts !== wanted.texts || before.label !== wanted.label)
        void setTexts(shown, wanted);
      const isSameAccess =
        before?.isReadOnly === wanted.isReadOnly && before.isWrapping === wanted.isWrapping;
      if (isOther || !isSameAccess)
        view.dispatch({ effects: parts.access.reconfigure(accessExtensions(wanted)) });
      takeText(shown.text);
    },
    isolate(part) {
      if (part === null || current === null) return unfoldEnds(view);
      const { text } = current;
      foldAround(view, { from: plainOffset(text, part.start), to: plainOffset(text, part.end) });
    },
    focus: () => view.focus(),
    find: () => openSearchPanel(view),
    goToLine: () => gotoLine(view),
    light(range) {
      const at = (offset: number) => plainOffset(lastText, offset);
      const span = range && { from: at(range.start), to: at(Math.max(range.start, range.end - 1)) };
      lightLines(view, span);
    },
    async format() {
      if (current === null || view.state.readOnly) return false;
      const { id, fileType } = current;
      const { doc } = view.state;
      const text = await formatText(doc.toString(), fileType);
      // The user has typed in the meantime, so the formatted text is out of date.
      if (current?.id !== id || view.state.doc !== doc) return false;
      const changes = await changesBetween(doc.toString(), text);
      if (changes.length === 0 || view.state.doc !== doc) return false;
      view.dispatch({ changes, userEvent: 'format', scrollIntoView: true });
      pending.flush();
      return true;
    },
    destroy() {
      pending.flush();
      view.destroy();
    },
  };
}

/** Small replacements instead of a whole new text, so that caret, folds and undo steps keep their places. */
async function changesBetween(
  before: string,
  after: string,
): Promise<{ from: number; to: number; insert: string }[]> {
  const { diff } = await import('@codemirror/merge');
  return diff(before, after, { scanLimit: 2_000, timeout: 500 }).map(
    ({ fromA, toA, fromB, toB }) => ({ from: fromA, to: toA, insert: after.slice(fromB, toB) }),
  );
}
