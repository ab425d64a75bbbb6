import { Save, SquareArrowOutUpRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { currentDocument, showsStarter, useWorkspace } from '../workspace-store.ts';

interface SaveButtonsProps {
  isSignedIn: boolean;
  onSave: () => void;
  onViewSite: () => void;
}

/** Save, and for a site a look at it where its visitors see it. */
export function SaveButtons({ isSignedIn, onSave, onViewSite }: SaveButtonsProps) {
  const t = useTranslations('builder.topBar');
  const isSite = useWorkspace((workspace) => currentDocument(workspace)?.kind !== 'file');
  const isSaving = useWorkspace((workspace) => currentDocument(workspace)?.saveState === 'saving');
  const isOpen = useWorkspace((workspace) => currentDocument(workspace) !== null);
  const isStarter = useWorkspace(showsStarter);
  const isWorking = useWorkspace(({ generation }) => generation.kind === 'working');
  const canSave = isSignedIn && isOpen && !isStarter && !isWorking;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="max-md:hidden"
        onClick={onSave}
        isPending={isSaving}
        disabled={!canSave}
      >
        <Save aria-hidden="true" />
        {t('save')}
      </Button>
      {isSite ? (
        <Button
          variant="secondary"
          size="small"
          className="max-sm:border-transparent max-sm:bg-transparent"
          onClick={onViewSite}
          disabled={!canSave}
        >
          <SquareArrowOutUpRight aria-hidden="true" />
          <span className="max-sm:sr-only">{t('viewSite')}</span>
        </Button>
      ) : null}
    </>
  );
}
