import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const highlight = HighlightStyle.define([
  { tag: [tags.tagName, tags.keyword, tags.operatorKeyword], color: 'var(--code-keyword)' },
  { tag: [tags.attributeName, tags.propertyName, tags.typeName], color: 'var(--code-name)' },
  { tag: [tags.attributeValue, tags.string], color: 'var(--code-string)' },
  { tag: [tags.number, tags.unit, tags.color, tags.bool], color: 'var(--code-number)' },
  { tag: [tags.comment, tags.documentMeta], color: 'var(--code-comment)' },
]);

const frame = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--surface)', color: 'var(--ink)', fontSize: '14px' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '20px' },
  '.cm-content': { caretColor: 'var(--marine)', paddingBlock: '12px' },
  '.cm-cursor': { borderLeftColor: 'var(--marine)' },
  '.cm-gutters': { backgroundColor: 'var(--surface)', color: 'var(--soft)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in oklab, var(--hover) 55%, transparent)',
  },
  '&.cm-focused': { outline: 'none' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in oklab, var(--marine) 28%, transparent) !important',
  },
  '.cm-panels': { backgroundColor: 'var(--sunken)', color: 'var(--ink)' },
  '.cm-textfield, .cm-button': {
    backgroundColor: 'var(--surface)',
    backgroundImage: 'none',
    color: 'var(--ink)',
    border: '1px solid var(--edge)',
    borderRadius: '6px',
  },
  '.cm-searchMatch': { backgroundColor: 'color-mix(in oklab, var(--warning) 35%, transparent)' },
  '.cm-searchMatch-selected': {
    backgroundColor: 'color-mix(in oklab, var(--coral) 45%, transparent)',
  },
});

/** The editor's look, from the interface's tokens: light and dark follow the page. */
export const editorTheme = [frame, syntaxHighlighting(highlight)];
