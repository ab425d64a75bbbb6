import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { VersionView } from '#contract/files.ts';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Segmented } from '#web/components/ui/segmented.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useMediaQuery } from '#web/lib/use-media-query.ts';
import { CodePane } from '../code-editor/code-pane.tsx';
import { DiffView } from '../code-editor/diff-view.tsx';
import { historyText } from '#domain/edit-history/edit-history.ts';
import { PageSlider } from '../compare/page-slider.tsx';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { useWorkspace } from '../workspace-store.ts';
import { versionQuery } from './history-api.ts';

/** Narrower than the breakpoint `sm`, a page shown at desktop width would be too small to read. */
const PHONE = '(max-width: 39.99rem)';

type Mode = 'page' | 'source' | 'beside' | 'changes';

const OF_PAGES: ReadonlySet<Mode> = new Set(['page', 'beside']);
const WITH_CURRENT: ReadonlySet<Mode> = new Set(['beside', 'changes']);

interface VersionPreviewProps {
  version: VersionView;
  isRestoring: boolean;
  onRestore: () => void;
}

/** One version: as a page, as code, or compared with the current page or its text. */
export function VersionPreview({ version, isRestoring, onRestore }: VersionPreviewProps) {
  const t = useTranslations('fileHistory');
  const [chosen, setMode] = useState<Mode>('page');
  const isPhone = useMediaQuery(PHONE);
  const { data, isError, refetch } = useQuery(versionQuery(version.id));
  const current = useWorkspace(({ documents }) => {
    const document = documents[version.file_id];
    return document === undefined ? null : historyText(document.history);
  });
  const isPage = version.file_type === 'site' || version.file_type === 'html';
  const modes = (['page', 'beside', 'source', 'changes'] as const)
    .filter((mode) => isPage || !OF_PAGES.has(mode))
    .filter((mode) => current !== null || !WITH_CURRENT.has(mode))
    .map((value) => ({ value, label: t(`modes.${value}`) }));
  const mode = modes.some(({ value }) => value === chosen) ? chosen : 'source';
  return (
    <div className="flex size-full min-h-0 flex-col">
      <div className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line p-2">
        <Segmented label={t('modes.label')} value={mode} onChange={setMode} options={modes} />
        <Button
          variant="primary"
          size="small"
          className="ml-auto max-sm:w-full"
          isPending={isRestoring}
          onClick={onRestore}
        >
          {isRestoring ? t('restoring') : t('restoreThis')}
        </Button>
      </div>
      <div className="min-h-0 grow bg-sunken">{renderContent()}</div>
    </div>
  );

  function renderContent(): ReactNode {
    if (isError) {
      return (
        <EmptyState
          title={t('errors.load')}
          text={t('errors.content')}
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      );
    }
    if (data === undefined) return <Skeleton className="size-full" />;
    switch (mode) {
      case 'page':
        return (
          <PreviewPane
            key={version.id}
            drawing={{ key: version.id, html: data.content, stream: null }}
            width={isPhone ? 'phone' : 'desktop'}
            scheme={null}
            onPrompt={ignore}
          />
        );
      case 'beside':
        return (
          <PageSlider
            key={version.id}
            before={data.content}
            after={current ?? ''}
            labels={{ before: t('sides.before'), after: t('sides.after') }}
          />
        );
      case 'source':
        return (
          <CodePane
            uuid={version.id}
            name={version.file_name}
            fileType={version.file_type}
            value={data.content}
            isReadOnly
            isExhibit
            isSaving={false}
            onChange={ignore}
          />
        );
      case 'changes':
        return (
          <DiffView
            isNarrow
            before={data.content}
            after={current ?? ''}
            fileType={version.file_type}
          />
        );
    }
  }
}

/** The preview of a version ignores edits. */
function ignore(): void {}
