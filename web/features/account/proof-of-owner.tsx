import { useTranslations } from 'use-intl';
import { PasswordField } from '#web/components/password-field.tsx';
import { buttonClasses } from '#web/components/ui/button-styles.ts';
import { isApiError } from '#web/lib/api-error.ts';
import type { SessionUser } from '#web/lib/session-store.ts';

const SIGN_IN_AGAIN = `/auth/google?redirect=${encodeURIComponent('/profile')}`;

interface ProofOfOwnerProps {
  user: SessionUser;
  value: string;
  error: string | undefined;
  onChange: (password: string) => void;
}

/** Asks for the password; accounts without one need a Google sign-in of the last minutes. */
export function ProofOfOwner({ user, value, error, onChange }: ProofOfOwnerProps) {
  const t = useTranslations('account.proof');
  if (user.has_password) {
    return (
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        required
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
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

export function isAboutTheProof(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return error.code === 'auth.password-wrong' || error.code === 'auth.reauthenticate';
}
