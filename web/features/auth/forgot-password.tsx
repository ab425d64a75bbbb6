import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { requestPasswordLink } from '#web/lib/password-link.ts';
import { showError } from '#web/lib/show-error.ts';
import { isEmailLike } from './auth-form-rules.ts';

interface ForgotPasswordProps {
  initialEmail?: string;
  onBack: () => void;
}

/** Requests the mail with the link. The confirmation is the same for known and unknown addresses. */
export function ForgotPassword({ initialEmail = '', onBack }: ForgotPasswordProps) {
  const t = useTranslations('auth');
  const [email, setEmail] = useState(initialEmail);
  const [error, setError] = useState<string | undefined>();
  const [state, setState] = useState<'editing' | 'sending' | 'sent'>('editing');

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isEmailLike(email)) {
      setError(t(email.trim() === '' ? 'required.email' : 'emailInvalid'));
      return;
    }
    setState('sending');
    try {
      await requestPasswordLink(email.trim());
      setState('sent');
    } catch (failure) {
      setState('editing');
      showError(failure);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 grid gap-2">
      {state === 'sent' ? (
        <output className="rounded-control bg-success-wash p-4 text-success">
          {t('linkSent')}
        </output>
      ) : (
        <>
          <Field
            label={t('email')}
            name="email"
            type="email"
            autoComplete="username"
            required
            value={email}
            error={error}
            onChange={(event) => {
              setEmail(event.target.value);
              setError(undefined);
            }}
          />
          <Button
            type="submit"
            variant="primary"
            size="large"
            isPending={state === 'sending'}
            className="w-full"
          >
            {t('sendLink')}
          </Button>
        </>
      )}
      <Button variant="quiet" onClick={onBack} className="mt-2 -ml-4 justify-self-start">
        {t('backToLogin')}
      </Button>
    </form>
  );
}
