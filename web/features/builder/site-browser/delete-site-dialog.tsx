import { useTranslations } from 'use-intl';
import type { SiteView } from '#contract/sites.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogActions } from '#web/components/ui/dialog.tsx';

interface DeleteSiteDialogProps {
  /** The site that is asked about; null for none. */
  site: SiteView | null;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once, naming the site. */
export function DeleteSiteDialog({ site, isPending, onConfirm, onClose }: DeleteSiteDialogProps) {
  const t = useTranslations('builderSites');
  return (
    <Dialog
      isOpen={site !== null}
      onClose={onClose}
      title={t('deleteTitle')}
      description={site === null ? undefined : t('deleteQuestion', { name: site.name })}
      closeLabel={t('cancel')}
    >
      <DialogActions>
        <Button variant="danger" isPending={isPending} onClick={onConfirm}>
          {t('deleteConfirm')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
