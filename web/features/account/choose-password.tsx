import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { deploymentQuery } from '#web/lib/deployment.ts';
import { requestPasswordLink } from '#web/lib/password-link.ts';
import { showError } from '#web/lib/show-error.ts';
import { showSuccess } from '#web/lib/show-success.ts';

/** Mails the link to choose a password to an account that has none; nothing where there is no mail. */
export function ChoosePassword({ email }: { email: string }) {
  const t = useTranslations('account.details');
  const { data: deployment } = useQuery(deploymentQuery);
  const sending = useMutation({
    mutationFn: () => requestPasswordLink(email),
    onSuccess: () => showSuccess(t('linkSent', { email })),
    onError: (error) => showError(error),
  });
  if (deployment?.mail !== true) return null;
  return (
    <Button className="mt-4" isPending={sending.isPending} onClick={() => sending.mutate()}>
      {t('choosePassword')}
    </Button>
  );
}
