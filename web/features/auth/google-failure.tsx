import { useTranslations } from 'use-intl';

const FAILURES = ['oauth', 'oauth_denied', 'oauth_off', 'account_exists'] as const;

type Failure = (typeof FAILURES)[number];

/** Why a sign-in with Google failed: `/login?error=…`. */
export function readGoogleFailure(): Failure | undefined {
  const given = new URLSearchParams(window.location.search).get('error');
  return FAILURES.find((known) => known === given);
}

export function GoogleFailure({ failure }: { failure: Failure }) {
  const t = useTranslations('auth.googleFailed');
  return (
    <p role="alert" className="mt-4 rounded-control border border-danger p-4 text-sm text-danger">
      {t(failure)}
    </p>
  );
}
