import { useMutation } from '@tanstack/react-query';
import { Globe, Save, SquareArrowOutUpRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import type { CommandActions } from '../palette/commands.ts';
import { currentDocument, showsStarter, useWorkspace } from '../workspace-store.ts';

/** The Save button and, for a site, the buttons that open its public page and publish it. */
export function SaveButtons({ actions }: { actions: CommandActions }) {
  const t = useTranslations('builder.topBar');
  const isSite = useWorkspace((workspace) => currentDocument(workspace)?.kind !== 'file');
  const isSaving = useWorkspace((workspace) => currentDocument(workspace)?.saveState === 'saving');
  const isOpen = useWorkspace((workspace) => currentDocument(workspace) !== null);
  const isStarter = useWorkspace(showsStarter);
  const isWorking = useWorkspace(
    ({ generation }) => generation.kind === 'working' && generation.freed === undefined,
  );
  const canSave = actions.userId !== null && isOpen && !isStarter && !isWorking;
  const publishing = useMutation({ networkMode: 'always', mutationFn: actions.publish });
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="max-md:hidden"
        onClick={actions.save}
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
          onClick={actions.viewSite}
          disabled={!canSave}
        >
          <SquareArrowOutUpRight aria-hidden="true" />
          <span className="max-lg:sr-only">{t('viewSite')}</span>
        </Button>
      ) : null}
      {isSite ? (
        <Button
          variant="primary"
          size="small"
          onClick={() => publishing.mutate()}
          isPending={publishing.isPending}
          disabled={!canSave}
        >
          <Globe aria-hidden="true" />
          <span className="max-sm:sr-only">{t('publish')}</span>
        </Button>
      ) : null}
    </>
  );
}
