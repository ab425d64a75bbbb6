import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
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
    <ConfirmDialog
      isOpen={count > 0 && !isPutOff}
      title={t('title')}
      description={t('offer', { count })}
      confirmLabel={t('bring')}
      cancelLabel={t('later')}
      variant="primary"
      isPending={isPending}
      onConfirm={bring}
      onClose={putOff}
    />
  );
}
