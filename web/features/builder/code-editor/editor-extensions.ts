import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import {
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  indentOnInput,
} from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import {
  crosshairCursor,
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  rectangularSelection,
} from '@codemirror/view';
import { caretBlink } from './caret-blink.ts';
import { editorTheme } from './editor-theme.ts';
import { createSearchPanel } from './search-panel.ts';
import type { EditorTexts } from './editor-texts.ts';

/** The extensions of every document, whatever its language. */
export function baseExtensions(): Extension {
  return [
    lineNumbers(),
    foldGutter(),
    codeFolding(),
    history(),
    drawSelection(),
    caretBlink(),
    dropCursor(),
    EditorState.allowMultipleSelections.of(true),
    rectangularSelection(),
    crosshairCursor(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    autocompletion({ icons: false }),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    highlightSelectionMatches({ minSelectionLength: 2 }),
    editorTheme,
    keymap.of([
      ...closeBracketsKeymap,
      ...searchKeymap,
      ...foldKeymap,
      ...historyKeymap,
      ...completionKeymap,
      indentWithTab,
      ...defaultKeymap,
    ]),
  ];
}

/** The extensions that contain texts; created again when the interface changes its language. */
export function textExtensions(texts: EditorTexts, label: string): Extension {
  return [
    EditorState.phrases.of(texts.phrases),
    search({ top: true, createPanel: createSearchPanel(texts.search) }),
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
  ];
}

export function accessExtensions({
  isReadOnly,
  isWrapping,
}: {
  isReadOnly: boolean;
  isWrapping: boolean;
}): Extension {
  return [
    isReadOnly ? [EditorState.readOnly.of(true), EditorView.editable.of(false)] : [],
    isWrapping ? EditorView.lineWrapping : [],
  ];
}
