import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { deploymentQuery } from '#web/lib/deployment.ts';
import { showError } from '#web/lib/show-error.ts';
import { showSuccess } from '#web/lib/show-success.ts';
import { requestConfirmation } from './account-api.ts';

/** Says that the address waits to be confirmed, and sends the link again; nothing where there is no mail. */
export function ConfirmAddress() {
  const t = useTranslations('account.confirmation');
  const { data: deployment } = useQuery(deploymentQuery);
  const sending = useMutation({
    mutationFn: requestConfirmation,
    onSuccess: () => showSuccess(t('sent')),
    onError: (error) => showError(error),
  });
  if (deployment?.mail !== true) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <span className="text-sm text-warning">{t('waiting')}</span>
      <Button size="small" isPending={sending.isPending} onClick={() => sending.mutate()}>
        {t('again')}
      </Button>
    </div>
  );
}
