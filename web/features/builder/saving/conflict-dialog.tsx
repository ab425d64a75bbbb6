import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { showError } from '#web/lib/show-error.ts';
import { loadSite } from '../builder-api.ts';
import { useWorkspace } from '../workspace-store.ts';

interface ConflictDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onResolved: (shouldSave: boolean) => void;
}

/** Two tabs saved the same site: the user chooses, nothing is overwritten silently. */
export function ConflictDialog({ isOpen, onClose, onResolved }: ConflictDialogProps) {
  const t = useTranslations('builder.conflict');
  async function choose(keep: 'mine' | 'theirs'): Promise<void> {
    const { site } = useWorkspace.getState();
    if (site === null) return;
    try {
      const theirs = await loadSite(site.uuid);
      const workspace = useWorkspace.getState();
      workspace.markSaved({ html: theirs.html, revision: theirs.revision });
      if (keep === 'theirs')
        workspace.changePage({ html: theirs.html, origin: 'restore', at: Date.now() });
      onResolved(keep === 'mine');
    } catch (error) {
      showError(error);
    }
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      description={t('body')}
      closeLabel={t('cancel')}
    >
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => void choose('mine')}>
          {t('mine')}
        </Button>
        <Button onClick={() => void choose('theirs')}>{t('theirs')}</Button>
      </div>
    </Dialog>
  );
}
