import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FileType } from '#domain/files/file-type.ts';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Segmented } from '#web/components/ui/segmented.tsx';
import { DiffView } from '../code-editor/diff-view.tsx';
import { PageSlider } from './page-slider.tsx';

export interface CompareDialogProps {
  before: string;
  after: string;
  fileType: FileType;
  /** Which of the places that changed is in view at first. */
  at?: number;
  onClose: () => void;
}

const VIEWS = ['pages', 'code'] as const;

/** A text before and after a change; pages as they look, with their code second. */
export function CompareDialog({ before, after, fileType, at = 0, onClose }: CompareDialogProps) {
  const t = useTranslations('builderChanges');
  const isPage = fileType === 'html' || fileType === 'site';
  const [view, setView] = useState<(typeof VIEWS)[number]>(isPage ? 'pages' : 'code');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      className="flex h-[min(92dvh,60rem)] max-w-7xl! flex-col max-sm:h-[94dvh] max-sm:px-4 max-sm:pb-4"
    >
      {isPage ? (
        <Segmented
          label={t('view')}
          value={view}
          onChange={setView}
          options={VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
          className="mt-3 self-start max-sm:grid! max-sm:w-full max-sm:grid-cols-2 max-sm:self-auto"
        />
      ) : null}
      <div className="mt-3 min-h-0 grow overflow-hidden rounded-card border border-line bg-sunken">
        {view === 'pages' ? (
          <PageSlider before={before} after={after} at={at} />
        ) : (
          <DiffView before={before} after={after} fileType={fileType} />
        )}
      </div>
    </Dialog>
  );
}
