import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const highlight = HighlightStyle.define([
  { tag: [tags.tagName, tags.keyword, tags.operatorKeyword], color: 'var(--code-keyword)' },
  { tag: [tags.attributeName, tags.propertyName, tags.typeName], color: 'var(--code-name)' },
  { tag: [tags.attributeValue, tags.string, tags.regexp], color: 'var(--code-string)' },
  { tag: [tags.number, tags.unit, tags.color, tags.bool, tags.null], color: 'var(--code-number)' },
  { tag: [tags.comment, tags.documentMeta], color: 'var(--code-comment)' },
  { tag: tags.heading, color: 'var(--code-keyword)', fontWeight: '650' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: [tags.link, tags.url], color: 'var(--code-name)', textDecoration: 'underline' },
]);

const mix = (token: string, percent: number) =>
  `color-mix(in oklab, var(${token}) ${percent}%, transparent)`;

const frame = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--surface)', color: 'var(--ink)', fontSize: '14px' },
  '.cm-scroller': {
    fontFamily: 'var(--font-mono)',
    fontVariantLigatures: 'none',
    lineHeight: '20px',
  },
  '.cm-content': { caretColor: 'var(--marine)', paddingBlock: '12px' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--marine)', borderLeftWidth: '2px' },
  '.cm-gutters': { backgroundColor: 'var(--surface)', color: 'var(--soft)', border: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '2.5rem', paddingRight: '0.5rem' },
  '.cm-foldGutter .cm-gutterElement': { cursor: 'pointer', paddingInline: '0.125rem' },
  '.cm-gutter-lint': { width: '1rem' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: mix('--hover', 55) },
  '.cm-lit': {
    backgroundColor: mix('--marine', 9),
    boxShadow: 'inset 2px 0 var(--marine)',
  },
  '&.cm-focused': { outline: 'none' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: `${mix('--marine', 28)} !important`,
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: mix('--marine', 20),
    outline: `1px solid ${mix('--marine', 50)}`,
    borderRadius: '2px',
  },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: mix('--danger', 22) },
  '.cm-foldPlaceholder': {
    backgroundColor: 'var(--hover)',
    border: '1px solid var(--line)',
    color: 'var(--soft)',
    borderRadius: '4px',
    margin: '0 4px',
    padding: '0 6px',
  },
  '.cm-searchMatch': { backgroundColor: mix('--warning', 32), borderRadius: '2px' },
  '.cm-searchMatch-selected': {
    backgroundColor: mix('--marine', 40),
    outline: '1px solid var(--marine)',
  },
  '.cm-selectionMatch': { backgroundColor: mix('--marine', 12) },
});

const floats = EditorView.theme({
  '.cm-panels': {
    backgroundColor: 'var(--paper)',
    color: 'var(--ink)',
    fontFamily: 'var(--font-sans)',
    fontSize: '13px',
  },
  '.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-panels-bottom': { borderTop: '1px solid var(--line)' },
  '.cm-dialog': { padding: '8px 12px', display: 'flex', alignItems: 'center', gap: '8px' },
  '.cm-dialog label': { display: 'flex', alignItems: 'center', gap: '8px' },
  '.cm-textfield': {
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    border: '1px solid var(--edge)',
    borderRadius: '6px',
    padding: '4px 8px',
    fontSize: '13px',
  },
  '.cm-button': {
    backgroundColor: 'var(--surface)',
    backgroundImage: 'none',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
    borderRadius: '6px',
    padding: '4px 10px',
    fontSize: '13px',
  },
  '.cm-dialog-close': {
    color: 'var(--soft)',
    fontSize: '18px',
    marginLeft: 'auto',
    position: 'static',
  },
  '.cm-find': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '6px 8px',
    padding: '8px',
  },
  '.cm-find-row': { display: 'contents' },
  '.cm-find-tools': { display: 'flex', alignItems: 'center', gap: '4px' },
  '.cm-find .cm-textfield': { minWidth: '0', height: '32px' },
  '.cm-find-count': {
    flexGrow: '1',
    minWidth: '6rem',
    padding: '0 6px',
    color: 'var(--soft)',
    textAlign: 'right',
  },
  '.cm-find-button[data-sign]::before': { content: 'attr(data-sign)' },
  '.cm-find-button': {
    height: '32px',
    minWidth: '32px',
    padding: '0 8px',
    borderRadius: '6px',
    color: 'var(--ink)',
    whiteSpace: 'nowrap',
    '&:hover': { backgroundColor: 'var(--hover)' },
    '&[aria-pressed=true]': {
      backgroundColor: 'var(--marine-wash)',
      color: 'var(--marine-strong)',
    },
  },
  '@media (pointer: coarse)': {
    '.cm-find-button, .cm-find .cm-textfield': { minWidth: '40px', height: '40px' },
  },
  '@media (max-width: 40rem)': {
    '.cm-find': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '.cm-find-row:last-child': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '4px',
    },
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
    borderRadius: '8px',
    boxShadow: 'var(--float)',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--font-mono)',
    fontSize: '13px',
    maxHeight: '16rem',
    padding: '4px',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '3px 8px', borderRadius: '5px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--marine-wash)',
    color: 'var(--marine-strong)',
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-diagnostic': { fontFamily: 'var(--font-sans)', fontSize: '13px', padding: '6px 10px' },
  '.cm-diagnostic-error': { borderLeft: '3px solid var(--danger)' },
  '.cm-diagnostic-warning': { borderLeft: '3px solid var(--warning)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--danger) 1px',
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--warning) 1px',
    textUnderlineOffset: '3px',
  },
  '.cm-lint-marker': {
    width: '0.5rem',
    height: '0.5rem',
    borderRadius: '999px',
    margin: '6px 2px',
  },
  '.cm-lint-marker-error': { content: '""', backgroundColor: 'var(--danger)' },
  '.cm-lint-marker-warning': { content: '""', backgroundColor: 'var(--warning)' },
  '.emmet-tracker': { textDecoration: 'underline dotted var(--marine)' },
  '.cm-swatch': {
    appearance: 'none',
    boxSizing: 'border-box',
    width: '12px',
    height: '12px',
    margin: '0 4px 0 1px',
    padding: '0',
    verticalAlign: '-1px',
    border: '1px solid var(--edge)',
    borderRadius: '3px',
    cursor: 'pointer',
    backgroundImage:
      'linear-gradient(var(--swatch), var(--swatch)), conic-gradient(var(--line) 25%, var(--surface) 0 50%, var(--line) 0 75%, var(--surface) 0)',
    backgroundSize: '100% 100%, 6px 6px',
  },
  '.cm-swatch::-webkit-color-swatch-wrapper': { display: 'none' },
  '.cm-swatch::-webkit-color-swatch': { display: 'none' },
});

const differences = EditorView.theme({
  '.cm-changedLine, .cm-insertedLine, .cm-inlineChangedLine': {
    backgroundColor: `${mix('--success', 7)} !important`,
  },
  '.cm-deletedChunk, &.cm-merge-a .cm-changedLine, .cm-deletedLine': {
    backgroundColor: `${mix('--danger', 7)} !important`,
  },
  // An underline instead of a background, so that every syntax colour keeps its contrast.
  '.cm-changedText': {
    background: 'none !important',
    boxShadow: 'inset 0 -2px var(--success)',
  },
  '.cm-deletedText, &.cm-merge-a .cm-changedText': {
    background: 'none !important',
    boxShadow: 'inset 0 -2px var(--danger)',
  },
  '.cm-collapsedLines:before, .cm-collapsedLines:after': { content: '"…" !important' },
  '.cm-changeGutter': { width: '3px' },
  '.cm-inlineChangedLineGutter': { background: 'var(--success)' },
  '.cm-collapsedLines': {
    background: 'var(--sunken) !important',
    color: 'var(--soft)',
    fontFamily: 'var(--font-sans)',
    fontSize: '12px',
    padding: '4px 12px',
    cursor: 'pointer',
  },
});

/** Limits layout to the editor while typing. Not for comparisons, which grow with their text. */
const contained = EditorView.theme({ '.cm-scroller': { contain: 'strict' } });

/** The editor's look, built from the design tokens, which switch between light and dark. */
export const editorTheme = [frame, floats, contained, syntaxHighlighting(highlight)];

/** The same for comparisons. */
export const diffTheme = [frame, differences, syntaxHighlighting(highlight)];
