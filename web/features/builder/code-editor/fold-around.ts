import { foldedRanges, foldEffect, unfoldEffect } from '@codemirror/language';
import type { EditorState, StateEffect } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** Offsets in the editor's text. */
export interface TextRange {
  from: number;
  to: number;
}

/** Folds what stands before and after a range, and shows its beginning. */
export function foldAround(view: EditorView, { from, to }: TextRange): void {
  const { state } = view;
  const end = Math.min(to, state.doc.length);
  const start = Math.min(from, end);
  const effects: StateEffect<unknown>[] = [EditorView.scrollIntoView(start, { y: 'center' })];
  const before = lineStart(state, start);
  if (before > 1) effects.push(foldEffect.of({ from: 0, to: before - 1 }));
  if (end < state.doc.length) effects.push(foldEffect.of({ from: end, to: state.doc.length }));
  view.dispatch({ selection: { anchor: start }, effects });
}

/** Where the line begins if nothing but space stands before the range in it, else the range's own start. */
function lineStart({ doc }: EditorState, start: number): number {
  const line = doc.lineAt(start);
  return doc.sliceString(line.from, start).trim() === '' ? line.from : start + 1;
}

/** Opens the folds at both ends of the text; those that somebody made between them stay. */
export function unfoldEnds(view: EditorView): void {
  const effects: StateEffect<unknown>[] = [];
  const { length } = view.state.doc;
  foldedRanges(view.state).between(0, length, (from, to) => {
    if (from === 0 || to === length) effects.push(unfoldEffect.of({ from, to }));
  });
  if (effects.length > 0) view.dispatch({ effects });
}
