import { lazy, Suspense, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Spinner } from '#web/components/ui/spinner.tsx';

const SLOW_AFTER_MS = 10_000;

const CodeEditor = lazy(async () => {
  const { CodeEditor } = await import('./code-editor.tsx');
  return { default: CodeEditor };
});

interface CodePaneProps {
  value: string;
  isReadOnly: boolean;
  onChange: (value: string) => void;
  /** Called when the editor has not come after ten seconds (builder spec section 9). */
  onSlow: () => void;
}

/** The code editor, fetched when it is first shown. */
export function CodePane({ value, isReadOnly, onChange, onSlow }: CodePaneProps) {
  const t = useTranslations('builder.code');
  return (
    <div className="relative size-full min-h-0 overflow-hidden rounded-card border border-line bg-surface">
      <Suspense fallback={<EditorLoading label={t('loading')} onSlow={onSlow} />}>
        <CodeEditor
          key={t('label')}
          label={t('label')}
          value={value}
          isReadOnly={isReadOnly}
          onChange={onChange}
        />
      </Suspense>
      {isReadOnly ? (
        <p className="absolute top-2 right-3 rounded-full bg-sunken px-3 py-1 text-xs text-soft">
          {t('readOnly')}
        </p>
      ) : null}
    </div>
  );
}

function EditorLoading({ label, onSlow }: { label: string; onSlow: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onSlow, SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [onSlow]);
  return (
    <div className="flex h-full items-center justify-center gap-3 text-sm text-soft">
      <Spinner />
      {label}
    </div>
  );
}
