import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogActions } from '#web/components/ui/dialog.tsx';
import { refreshCredits } from '#web/lib/credits.ts';
import { refetchNow } from '#web/lib/refetch-now.ts';
import { showError } from '#web/lib/show-error.ts';
import { showSuccess } from '#web/lib/show-success.ts';
import { refundPurchase } from './account-api.ts';

interface RefundButtonProps {
  /** The description and the reference of the purchase's transaction. */
  description: string;
  reference: string;
}

/** Asks for confirmation and names the bundle. The server decides whether the refund is allowed. */
export function RefundButton({ description, reference }: RefundButtonProps) {
  const t = useTranslations('account.refund');
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const [isPending, setIsPending] = useState(false);
  async function refund(): Promise<void> {
    setIsPending(true);
    try {
      await refundPurchase(reference);
      showSuccess(t('done'));
    } catch (error) {
      showError(error);
    }
    setIsAsking(false);
    setIsPending(false);
    await Promise.all([refreshCredits({ isForced: true }), refetchNow(queries, ['transactions'])]);
  }
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setIsAsking(true)}>
        {t('ask')}
        <span className="sr-only">: {description}</span>
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('title', { bundle: description })}
        description={t('rule')}
        closeLabel={t('cancel')}
      >
        <DialogActions>
          <Button variant="danger" isPending={isPending} onClick={() => void refund()}>
            {t('confirm')}
          </Button>
          <Button onClick={() => setIsAsking(false)}>{t('cancel')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
