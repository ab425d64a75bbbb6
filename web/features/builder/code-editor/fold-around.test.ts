import { codeFolding, foldedRanges } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { afterEach, expect, test } from 'vitest';
import { foldAround, unfoldEnds } from './fold-around.ts';
import { plainOffset } from './line-ends.ts';

const views: EditorView[] = [];

function open(doc: string): EditorView {
  const view = new EditorView({ state: EditorState.create({ doc, extensions: codeFolding() }) });
  views.push(view);
  return view;
}

/** The text that can still be read, with `…` for each fold. */
function shownOf({ state }: EditorView): string {
  const doc = state.doc.toString();
  let shown = '';
  let at = 0;
  foldedRanges(state).between(0, doc.length, (from, to) => {
    shown += `${doc.slice(at, from)}…`;
    at = to;
  });
  return shown + doc.slice(at);
}

function isolate(doc: string, part: string): EditorView {
  const view = open(doc);
  const from = doc.indexOf(part);
  foldAround(view, { from, to: from + part.length });
  return view;
}

afterEach(() => {
  for (const view of views.splice(0)) view.destroy();
});

test.each([
  ['<body>\n  <h1>One</h1>\n  <p>Two</p>\n</body>', '<p>Two</p>', '…\n  <p>Two</p>…'],
  ['<p>One</p><p>Two</p><p>Three</p>', '<p>Two</p>', '…<p>Two</p>…'],
  ['<p>One</p>\n<p>Two</p>', '<p>One</p>', '<p>One</p>…'],
  ['<p>One</p>', '<p>One</p>', '<p>One</p>'],
])('what stands around an element is folded: %o', (doc, part, shown) => {
  const view = isolate(doc, part);
  expect(shownOf(view)).toBe(shown);
  expect(view.state.doc.toString()).toBe(doc);
  unfoldEnds(view);
  expect(shownOf(view)).toBe(doc);
});

test('a range beyond the end of the text folds what there is', () => {
  const view = open('<p>One</p>');
  foldAround(view, { from: 3, to: 900 });
  expect(shownOf(view)).toBe('…One</p>');
});

test('an offset is that of the text with single line ends', () => {
  const text = 'a\r\nb\r\nc\nd';
  expect(plainOffset(text, text.indexOf('c'))).toBe(4);
  expect(plainOffset(text, 0)).toBe(0);
  expect(plainOffset('a\nb', 2)).toBe(2);
});
