import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PasswordField } from '#web/components/password-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { buttonClasses } from '#web/components/ui/button-styles.ts';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import type { SessionUser } from '#web/lib/session-store.ts';
import { errorSentence, showError } from '#web/lib/show-error.ts';
import { deleteAccount } from './account-api.ts';

const SIGN_IN_AGAIN = `/auth/google?redirect=${encodeURIComponent('/profile')}`;

const GOING = ['sites', 'files', 'credits', 'access'] as const;

interface DeleteAccountDialogProps {
  isOpen: boolean;
  user: SessionUser;
  onClose: () => void;
}

/** Says what is deleted and what is kept, then asks for the password or a recent Google sign-in. */
export function DeleteAccountDialog({ isOpen, user, onClose }: DeleteAccountDialogProps) {
  const t = useTranslations('account.deletion');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      description={t('lead')}
      closeLabel={t('cancel')}
    >
      <ul className="mt-4 grid list-disc gap-1 pl-5">
        {GOING.map((part) => (
          <li key={part}>{t(part, { credits: user.inferenceCredits })}</li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-soft">{t('kept')}</p>
      <DeletionForm user={user} onClose={onClose} />
    </Dialog>
  );
}

function DeletionForm({ user, onClose }: Omit<DeleteAccountDialogProps, 'isOpen'>) {
  const t = useTranslations('account.deletion');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isPending, setIsPending] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    if (user.has_password && password === '') {
      setError(t('passwordMissing'));
      return;
    }
    setIsPending(true);
    try {
      await deleteAccount(user.has_password ? password : undefined);
    } catch (failure) {
      if (isAboutTheProof(failure)) setError(errorSentence(failure));
      else showError(failure);
      setIsPending(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-3">
      {user.has_password ? (
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          error={error}
          onChange={(event) => {
            setPassword(event.target.value);
            setError(undefined);
          }}
        />
      ) : (
        <GoogleProof error={error} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" isPending={isPending}>
          {t('confirm')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </form>
  );
}

/** Accounts without a password need a Google sign-in of the last minutes. */
function GoogleProof({ error }: { error: string | undefined }) {
  const t = useTranslations('account.deletion');
  if (error === undefined) return <p className="text-sm text-soft">{t('googleRule')}</p>;
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert" className="text-sm text-danger">
        {error}
      </p>
      <a href={SIGN_IN_AGAIN} className={buttonClasses({ size: 'small' })}>
        {t('googleAgain')}
      </a>
    </div>
  );
}

function isAboutTheProof(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return error.code === 'auth.password-wrong' || error.code === 'auth.reauthenticate';
}
