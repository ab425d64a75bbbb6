import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ACCOUNT_LIMITS } from '#domain/accounts/account-limits.ts';
import { Button } from '#web/components/ui/button.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { showError } from '#web/lib/show-error.ts';
import { showSuccess } from '#web/lib/show-success.ts';
import { resetPassword } from './auth-api.ts';
import { problemsOf } from './auth-form-rules.ts';
import { ForgotPassword } from './forgot-password.tsx';
import { useMailedToken } from './mailed-token.ts';
import { NewPasswordField } from '#web/components/new-password-field.tsx';

/** The target of the link to choose a new password. */
export function ResetPasswordPage({ onDone }: { onDone: () => void }) {
  const t = useTranslations('auth');
  return <NewPasswordPage lead={t('resetLead')} token={useMailedToken()} onDone={onDone} />;
}

interface NewPasswordProps {
  lead: string;
  /** Of a link to choose a new password; '' when it is cut short. */
  token: string;
  onDone: () => void;
}

/** Asks for a new password. A link that does not work leads to a new one. */
export function NewPasswordPage({ lead, token, onDone }: NewPasswordProps) {
  const t = useTranslations('auth');
  useDocumentTitle(t('resetTitle'));
  const [problem, setProblem] = useState(token === '' ? t('linkMissing') : null);
  return (
    <section className="mx-auto w-full max-w-md grow content-center px-4 py-10 sm:px-6">
      <h1 className="text-2xl">{t('resetTitle')}</h1>
      {problem === null ? (
        <NewPasswordForm lead={lead} token={token} onDone={onDone} onDeadLink={setProblem} />
      ) : (
        <>
          <p role="alert" className="mt-3 text-danger">
            {problem}
          </p>
          <ForgotPassword onBack={onDone} />
        </>
      )}
    </section>
  );
}

interface NewPasswordFormProps extends NewPasswordProps {
  /** The link was used or has expired; called with the sentence that says so. */
  onDeadLink: (sentence: string) => void;
}

function NewPasswordForm({ lead, token, onDone, onDeadLink }: NewPasswordFormProps) {
  const t = useTranslations('auth');
  const [newPassword, setNewPassword] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isPending, setIsPending] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (newPassword.length < ACCOUNT_LIMITS.passwordMinCharacters) {
      setError(t('passwordShort'));
      return;
    }
    setIsPending(true);
    try {
      await resetPassword({ token, newPassword });
      showSuccess(t('passwordChanged'));
      onDone();
    } catch (failure) {
      if (isApiError(failure) && failure.code === 'auth.reset-invalid') {
        return onDeadLink(failure.message);
      }
      const problem = problemsOf(failure)?.password;
      if (problem === undefined) showError(failure);
      else setError('key' in problem ? t(problem.key) : problem.sentence);
    } finally {
      setIsPending(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-3 grid gap-2">
      <p className="mb-3 text-soft">{lead}</p>
      <NewPasswordField
        label={t('newPassword')}
        name="new-password"
        email=""
        required
        value={newPassword}
        error={error}
        onChange={(event) => {
          setNewPassword(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="primary" size="large" isPending={isPending} className="mt-4">
        {t('savePassword')}
      </Button>
    </form>
  );
}
