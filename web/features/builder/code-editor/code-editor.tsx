import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { html as htmlLanguage } from '@codemirror/lang-html';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { editorTheme } from './editor-theme.ts';

interface CodeEditorProps {
  label: string;
  value: string;
  isReadOnly: boolean;
  onChange: (value: string) => void;
}

/** Marks text that came from outside, so that it is not reported back as typing. */
const fromOutside = Annotation.define<boolean>();
const access = new Compartment();

/** The source, editable; text from outside replaces only what differs, so the caret stays where it is. A new label wants a new key. */
export function CodeEditor({ label, value, isReadOnly, onChange }: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const report = useRef(onChange);
  const firstLabel = useRef(label);
  const hasCrlf = useRef(false);
  useEffect(() => {
    report.current = onChange;
  });

  useEffect(() => {
    if (host.current === null) return;
    const editor = new EditorView({
      parent: host.current,
      extensions: [
        baseExtensions(firstLabel.current),
        access.of([]),
        EditorView.updateListener.of((update) => {
          const isTyped = !update.transactions.some((transaction) =>
            transaction.annotation(fromOutside),
          );
          if (update.docChanged && isTyped)
            report.current(withLineEnds(update.state.doc.toString(), hasCrlf.current));
        }),
      ],
    });
    view.current = editor;
    return () => editor.destroy();
  }, []);

  useEffect(() => {
    const editor = view.current;
    if (editor === null) return;
    hasCrlf.current = value.includes('\r\n');
    const change = differenceBetween(editor.state.doc.toString(), value.replaceAll('\r\n', '\n'));
    if (change !== null) editor.dispatch({ changes: change, annotations: fromOutside.of(true) });
  }, [value]);

  useEffect(() => {
    view.current?.dispatch({
      effects: access.reconfigure(
        isReadOnly ? [EditorState.readOnly.of(true), EditorView.editable.of(false)] : [],
      ),
    });
  }, [isReadOnly]);

  return <div ref={host} className="size-full min-h-0 overflow-hidden" />;
}

function baseExtensions(label: string): Extension {
  return [
    lineNumbers(),
    foldGutter(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    highlightSelectionMatches(),
    search({ top: true }),
    htmlLanguage(),
    editorTheme,
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    keymap.of([...searchKeymap, ...foldKeymap, ...historyKeymap, indentWithTab, ...defaultKeymap]),
  ];
}

/** The editor counts every line end as one character; a page with CRLF gets it back. */
function withLineEnds(text: string, isCrlf: boolean): string {
  return isCrlf ? text.replaceAll('\n', '\r\n') : text;
}

/** The smallest single replacement that turns one text into the other; null when they are equal. */
function differenceBetween(
  before: string,
  after: string,
): { from: number; to: number; insert: string } | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let end = 0;
  while (end < shorter - from && before[before.length - 1 - end] === after[after.length - 1 - end])
    end += 1;
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}
