import { useEffect, useMemo, useReducer, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useIsolation } from '../workspace/isolation.ts';
import { createEditor, type EditorController } from './editor-controller.ts';
import type { EditorDocument, ReportText } from './editor-document.ts';
import { editorTexts } from './editor-texts.ts';
import { offerTools } from './editor-tools.ts';

interface CodeEditorProps {
  label: string;
  shown: EditorDocument;
  isReadOnly: boolean;
  isWrapping: boolean;
  onChange: ReportText;
}

/** The editable source. It is a chunk of its own, loaded through `loadCodeEditor`. */
export function CodeEditor({ label, shown, isReadOnly, isWrapping, onChange }: CodeEditorProps) {
  const t = useTranslations('codeEditor');
  const texts = useMemo(() => editorTexts(t), [t]);
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorController | null>(null);
  const report = useRef(onChange);
  const [reports, countReport] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    report.current = onChange;
  });

  useEffect(() => {
    if (host.current === null) return;
    const created = createEditor(host.current, (text, id) => {
      report.current(text, id);
      countReport();
    });
    editor.current = created;
    const withdraw = offerTools(created);
    return () => {
      withdraw();
      created.destroy();
    };
  }, []);

  // Shown also after each report: what it brought may be undone before it ever came back from outside.
  const wanted = useMemo(() => ({ ...shown, reports }), [shown, reports]);
  useEffect(() => {
    editor.current?.show(wanted, { label, texts, isReadOnly, isWrapping });
  }, [wanted, label, texts, isReadOnly, isWrapping]);

  const isolation = useIsolation((state) =>
    state.isolation?.uuid === shown.id ? state.isolation : null,
  );
  useEffect(() => {
    if (isolation === null) return;
    editor.current?.isolate(isolation);
    return () => editor.current?.isolate(null);
  }, [isolation]);

  return <div ref={host} className="size-full min-h-0 overflow-hidden" />;
}
