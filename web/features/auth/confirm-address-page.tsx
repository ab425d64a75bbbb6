import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { renewSession } from '#web/lib/api-fetch.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { errorSentence } from '#web/lib/show-error.ts';
import { showSuccess } from '#web/lib/show-success.ts';
import { confirmAddress } from './auth-api.ts';

/**
 * The target of the mailed link. It asks for a press, because programs that check mails for malware open every
 * link in them.
 */
export function ConfirmAddressPage({ onDone }: { onDone: () => void }) {
  const t = useTranslations('auth.confirmation');
  useDocumentTitle(t('title'));
  const [token] = useState(
    () => new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '',
  );
  const confirming = useMutation({
    mutationFn: () => confirmAddress(token),
    onSuccess: async () => {
      await renewSession();
      showSuccess(t('confirmed'));
      onDone();
    },
  });
  const problem = token === '' ? t('linkMissing') : describeFailure(confirming.error);
  return (
    <section className="mx-auto w-full max-w-md grow content-center px-4 py-10 sm:px-6">
      <h1 className="text-2xl">{t('title')}</h1>
      {problem === null ? (
        <>
          <p className="mt-3 text-soft">{t('lead')}</p>
          <Button
            variant="primary"
            size="large"
            className="mt-6"
            isPending={confirming.isPending}
            onClick={() => confirming.mutate()}
          >
            {t('confirm')}
          </Button>
        </>
      ) : (
        <>
          <p role="alert" className="mt-3 text-danger">
            {problem}
          </p>
          <p className="mt-3 text-soft">{t('again')}</p>
          <Button size="large" className="mt-6" onClick={onDone}>
            {t('toProfile')}
          </Button>
        </>
      )}
    </section>
  );
}

function describeFailure(error: Error | null): string | null {
  return error === null ? null : errorSentence(error);
}
