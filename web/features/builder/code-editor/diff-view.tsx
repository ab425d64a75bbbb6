import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FileType } from '#domain/files/file-type.ts';
import { showError } from '#web/lib/show-error.ts';
import { useMediaQuery } from '#web/lib/use-media-query.ts';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { editorPhrases } from './editor-texts.ts';

interface DiffViewProps {
  before: string;
  after: string;
  fileType: FileType;
  /** Labels of the two sides; “before” and “after” by default. */
  labels?: { before: string; after: string };
  /** There is never room for two texts side by side. */
  isNarrow?: boolean;
}

const SIDE_BY_SIDE = '(min-width: 69rem)';

/**
 * The differences between two texts: side by side if there is room, otherwise in one text. Its editor is loaded
 * on demand.
 */
export function DiffView(props: DiffViewProps) {
  const { before, after, fileType, labels, isNarrow = false } = props;
  const t = useTranslations('codeEditor');
  const isSideBySide = useMediaQuery(SIDE_BY_SIDE) && !isNarrow;
  const host = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  const left = labels?.before ?? t('diff.before');
  const right = labels?.after ?? t('diff.after');

  useEffect(() => {
    const { current: target } = host;
    if (target === null || before === after) return;
    let isCurrent = true;
    let takeDown: (() => void) | null = null;
    const request = {
      host: target,
      before,
      after,
      fileType,
      isSideBySide,
      labels: { before: left, after: right },
      phrases: editorPhrases(t),
    };
    async function show(): Promise<void> {
      try {
        const { showDiff } = await import('./diff-editor.ts');
        if (!isCurrent) return;
        takeDown = await showDiff(request);
        if (isCurrent) setIsShown(true);
        else takeDown();
      } catch (error) {
        if (isCurrent) showError(error, t('failedHere'));
      }
    }
    void show();
    return () => {
      isCurrent = false;
      takeDown?.();
    };
  }, [before, after, fileType, isSideBySide, left, right, t]);

  if (before === after) return <p className="p-4 text-sm text-soft">{t('diff.same')}</p>;
  return (
    <div className="flex size-full min-h-0 flex-col">
      {isSideBySide ? (
        <div className="grid shrink-0 grid-cols-2 border-b border-line text-xs font-medium text-soft">
          <p className="px-3 py-1.5">{left}</p>
          <p className="px-3 py-1.5">{right}</p>
        </div>
      ) : null}
      {isShown ? null : <Spinner className="m-4" />}
      <div
        ref={host}
        className="min-h-0 grow overflow-auto [&_.cm-editor]:h-auto! [&_.cm-mergeView]:min-h-full"
      />
    </div>
  );
}
