import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { errorSentence, showError } from '#web/lib/show-error.ts';
import { consoleQuery, enterConsole, requestCode } from './operator-api.ts';

const CODE = /^\d{8}$/;

/** The second factor: a code that is mailed opens the console of this session. */
export function UnlockConsole({ email }: { email: string }) {
  const t = useTranslations('operator.lock');
  const [code, setCode] = useState('');
  const queries = useQueryClient();
  const sending = useMutation({ mutationFn: requestCode, onError: showError });
  const entering = useMutation({
    mutationFn: enterConsole,
    onSuccess: (opened) => queries.setQueryData(consoleQuery.queryKey, opened),
  });
  return (
    <div className="max-w-md">
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mt-2 text-soft">{t('text', { email })}</p>
      <Button
        className="mt-6"
        variant={sending.isSuccess ? 'secondary' : 'primary'}
        isPending={sending.isPending}
        onClick={() => sending.mutate()}
      >
        {t(sending.isSuccess ? 'again' : 'send')}
      </Button>
      {sending.isSuccess ? (
        <form
          className="mt-6 grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (CODE.test(code)) entering.mutate(code);
          }}
        >
          <output className="text-sm text-soft">{t('sent')}</output>
          <Field
            label={t('code')}
            hint={t('codeHint')}
            error={entering.isError ? errorSentence(entering.error) : undefined}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={8}
            value={code}
            onChange={(event) => {
              setCode(event.target.value.replaceAll(/\D/g, ''));
              entering.reset();
            }}
          />
          <div>
            <Button
              type="submit"
              variant="primary"
              disabled={!CODE.test(code)}
              isPending={entering.isPending}
            >
              {t('enter')}
            </Button>
          </div>
        </form>
      ) : null}
    </div>
  );
}
