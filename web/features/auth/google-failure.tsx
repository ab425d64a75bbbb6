import { useTranslations } from 'use-intl';

const FAILURES = ['oauth', 'oauth_denied', 'oauth_off', 'account_exists'] as const;

/** Why a sign-in with Google came back without one: `/login?error=…`. */
export function GoogleFailure() {
  const t = useTranslations('auth.googleFailed');
  const given = new URLSearchParams(window.location.search).get('error');
  const failure = FAILURES.find((known) => known === given);
  if (failure === undefined) return null;
  return (
    <p role="alert" className="mt-4 rounded-control border border-danger p-4 text-sm text-danger">
      {t(failure)}
    </p>
  );
}
