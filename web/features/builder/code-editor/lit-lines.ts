import { StateEffect, StateField, type EditorState, type Extension } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';

interface TextSpan {
  from: number;
  to: number;
}

const light = StateEffect.define<TextSpan | null>({
  map: (span, changes) => span && { from: changes.mapPos(span.from), to: changes.mapPos(span.to) },
});
const LIT = Decoration.line({ class: 'cm-lit' });
/** A whole page is not worth lighting line by line. */
const MOST_LINES = 1_000;

const litLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, transaction) {
    let lines = shown.map(transaction.changes);
    for (const effect of transaction.effects)
      if (effect.is(light)) lines = linesOf(transaction.state, effect.value);
    return lines;
  },
  provide: (field) => EditorView.decorations.from(field),
});

function linesOf({ doc }: EditorState, span: TextSpan | null): DecorationSet {
  if (span === null) return Decoration.none;
  const first = doc.lineAt(span.from).number;
  const last = Math.min(doc.lineAt(span.to).number, first + MOST_LINES);
  const lines = Array.from({ length: last - first + 1 }, (_, at) => doc.line(first + at).from);
  return Decoration.set(lines.map((from) => LIT.range(from)));
}

/** Lines that belong to what is selected on the page. */
export function litLinesExtension(): Extension {
  return litLines;
}

/**
 * Lights the lines of a part of the text, null none, and scrolls there unless the person is in the code. The focus
 * and the caret stay.
 */
export function lightLines(view: EditorView, span: TextSpan | null): void {
  const { length } = view.state.doc;
  const shown = span && { from: Math.min(span.from, length), to: Math.min(span.to, length) };
  const effects: StateEffect<unknown>[] = [light.of(shown)];
  if (shown !== null && !view.hasFocus && !isShown(view, shown.from))
    effects.push(EditorView.scrollIntoView(shown.from, { y: 'start', yMargin: 60 }));
  view.dispatch({ effects });
}

function isShown(view: EditorView, offset: number): boolean {
  const { top } = view.lineBlockAt(offset);
  const { scrollTop, clientHeight } = view.scrollDOM;
  return top >= scrollTop && top < scrollTop + clientHeight * 0.8;
}
