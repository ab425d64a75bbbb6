import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogActions } from '#web/components/ui/dialog.tsx';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { useImport } from './local-work.ts';

/**
 * Asks once after a sign-in whether to import earlier work. After “later” the offer remains in the files panel.
 */
export function ImportDialog({ userId }: { userId: string | null }) {
  const t = useTranslations('builderFiles.import');
  const client = useQueryClient();
  const { count, isPending, bring } = useImport({ client, userId });
  const laterKey = `bluewave_import_later_${userId ?? ''}`;
  const [isPutOff, setIsPutOff] = useState(() => readStored(laterKey) !== null);
  function putOff(): void {
    writeStored(laterKey, 'yes');
    setIsPutOff(true);
  }
  return (
    <Dialog
      isOpen={count > 0 && !isPutOff}
      onClose={putOff}
      title={t('title')}
      description={t('offer', { count })}
      closeLabel={t('later')}
    >
      <DialogActions>
        <Button variant="primary" isPending={isPending} onClick={bring}>
          {t('bring')}
        </Button>
        <Button onClick={putOff}>{t('later')}</Button>
      </DialogActions>
    </Dialog>
  );
}
