import { useMutation } from '@tanstack/react-query';
import { Globe, SquareArrowOutUpRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { projectOf } from '#domain/files/folder-path.ts';
import { Button } from '#web/components/ui/button.tsx';
import type { CommandActions } from '../palette/commands.ts';
import type { OpenDocument } from '../workspace/documents.ts';
import { currentDocument, showsStarter, useWorkspace } from '../workspace-store.ts';

/**
 * Open the public page of the site that is shown (on phones in the menu), and publish it or the project of a file;
 * nothing for a lone file.
 */
export function SiteButtons({ actions }: { actions: CommandActions }) {
  const t = useTranslations('builder.topBar');
  const { kind, canOpen } = useShownSite();
  const publishing = useMutation({ networkMode: 'always', mutationFn: actions.publish });
  if (kind === 'file') return null;
  return (
    <>
      {kind === 'site' ? (
        <Button
          variant="secondary"
          size="small"
          className="max-sm:hidden"
          onClick={actions.viewSite}
          disabled={!canOpen}
        >
          <SquareArrowOutUpRight aria-hidden="true" />
          <span className="max-lg:sr-only">{t('viewSite')}</span>
        </Button>
      ) : null}
      <Button
        variant="primary"
        size="small"
        onClick={() => publishing.mutate()}
        isPending={publishing.isPending}
        disabled={!canOpen}
      >
        <Globe aria-hidden="true" className="max-sm:hidden" />
        {t('publish')}
      </Button>
    </>
  );
}

/** What the shown document is, and whether it can be opened at its address and published now. */
export function useShownSite(): { kind: 'site' | 'project' | 'file'; canOpen: boolean } {
  const kind = useWorkspace((workspace) => kindOf(currentDocument(workspace)));
  const isOpen = useWorkspace((workspace) => currentDocument(workspace) !== null);
  const isStarter = useWorkspace(showsStarter);
  const isWorking = useWorkspace(
    ({ generation }) => generation.kind === 'working' && generation.freed === undefined,
  );
  return { kind, canOpen: isOpen && !isStarter && !isWorking };
}

/** A file in a folder belongs to a project, which can be published. */
function kindOf(document: OpenDocument | null): 'site' | 'project' | 'file' {
  if (document?.kind !== 'file') return 'site';
  return projectOf(document.folder) === null ? 'file' : 'project';
}
