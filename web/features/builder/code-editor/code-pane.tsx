import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FileType } from '#domain/files/file-type.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { showErrorFor } from '#web/lib/show-error.ts';
import { useTypeName } from '../files/use-type-name.ts';
import { EditorBoundary } from './editor-boundary.tsx';
import type { ReportText } from './editor-document.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { useEditorTools } from './editor-tools.ts';
import { useCodeEditor } from './load-editor.ts';

/** How long each message is shown, and when the preview takes over. */
const FALLBACKS = {
  broken: { durationMs: 5_000, leaveAfterMs: 500 },
  failed: { durationMs: 3_000, leaveAfterMs: 0 },
  slow: { durationMs: 4_000, leaveAfterMs: 0 },
} as const;

interface CodePaneProps {
  /** The document shown. Each has its own undo steps, caret and scroll position. */
  uuid: string;
  name: string;
  fileType: FileType;
  value: string;
  isReadOnly: boolean;
  isSaving: boolean;
  /** The text is only for reading and needs no explanation why it cannot be edited. */
  isExhibit?: boolean;
  onChange: ReportText;
  onHistory?: (() => void) | undefined;
  /** Called when the editor does not load or start; undefined when there is no preview to switch to. */
  onGiveUp?: (() => void) | undefined;
}

/** The code editor with its toolbar, loaded when it is first shown. */
export function CodePane(props: CodePaneProps) {
  const { fileType, isReadOnly, isSaving, isExhibit = false, onHistory } = props;
  const t = useTranslations('codeEditor');
  const typeName = useTypeName();
  const [attempt, setAttempt] = useState(0);
  return (
    <section
      aria-label={t('label', { language: typeName(fileType) })}
      className="flex size-full min-h-0 flex-col overflow-hidden rounded-card border border-line bg-surface max-sm:rounded-none max-sm:border-x-0"
    >
      <EditorToolbar
        fileType={fileType}
        isReadOnly={isReadOnly}
        isExhibit={isExhibit}
        isSaving={isSaving}
        onHistory={onHistory}
      />
      <div className="min-h-0 grow">
        <EditorSlot {...props} key={attempt} onRetry={() => setAttempt((count) => count + 1)} />
      </div>
    </section>
  );
}

function EditorSlot(props: CodePaneProps & { onRetry: () => void }) {
  const { uuid, name, fileType, value, isReadOnly, onChange, onGiveUp, onRetry } = props;
  const t = useTranslations('codeEditor');
  const typeName = useTypeName();
  const isWrapping = useEditorTools((editor) => editor.isWrapping);
  const [isBroken, setIsBroken] = useState(false);
  const load = useCodeEditor();
  const shown = useMemo(() => ({ id: uuid, fileType, text: value }), [uuid, fileType, value]);
  const failure = isBroken ? 'broken' : load.state === 'failed' ? load.reason : null;
  useFallback(failure, onGiveUp);
  if (failure !== null) {
    return (
      <Notice>
        <p>{t('failedHere')}</p>
        <Button size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      </Notice>
    );
  }
  if (load.state !== 'ready') {
    return (
      <Notice>
        <Spinner />
        {t('loading')}
      </Notice>
    );
  }
  return (
    <EditorBoundary onBroken={() => setIsBroken(true)}>
      <load.Editor
        label={t('labelOf', { language: typeName(fileType), name })}
        shown={shown}
        isReadOnly={isReadOnly}
        isWrapping={isWrapping}
        onChange={onChange}
      />
    </EditorBoundary>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="flex h-full flex-wrap content-center items-center justify-center gap-3 p-4 text-sm text-soft">
      {children}
    </div>
  );
}

function useFallback(failure: keyof typeof FALLBACKS | null, onGiveUp?: () => void): void {
  const t = useTranslations('codeEditor');
  useEffect(() => {
    if (failure === null) return;
    const { durationMs, leaveAfterMs } = FALLBACKS[failure];
    showErrorFor(t(failure), durationMs);
    if (onGiveUp === undefined) return;
    const timer = setTimeout(onGiveUp, leaveAfterMs);
    return () => clearTimeout(timer);
    // The message belongs to the failure: not to a language or a handler that changes later.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [failure]);
}
