import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { SecurityView } from '#contract/auth.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import type { SessionUser } from '#web/lib/session-store.ts';
import { errorSentence } from '#web/lib/show-error.ts';
import { EndAppDialog } from './end-app-dialog.tsx';
import { Passkeys } from './passkeys.tsx';
import { securityQuery } from './security-api.ts';
import { SetUpAppDialog } from './set-up-app-dialog.tsx';

/** How the account is protected beyond its password. */
export function SecuritySection({ user }: { user: SessionUser }) {
  const t = useTranslations('account.security');
  const query = useQuery(securityQuery(user.id));
  return (
    <section aria-labelledby="security-title">
      <h2 id="security-title" className="text-xl">
        {t('title')}
      </h2>
      {query.isError ? (
        <EmptyState title={t('failed')} text={errorSentence(query.error)} />
      ) : (
        <div className="mt-4 grid border-y border-line *:py-3 [&>*+*]:border-t [&>*+*]:border-line">
          {query.data === undefined ? (
            <Skeleton className="h-10 w-full" />
          ) : (
            <>
              <AuthenticatorApp user={user} security={query.data} />
              <Passkeys user={user} passkeys={query.data.passkeys} />
            </>
          )}
        </div>
      )}
    </section>
  );
}

function AuthenticatorApp({ user, security }: { user: SessionUser; security: SecurityView }) {
  const t = useTranslations('account.security');
  const queries = useQueryClient();
  // Kept while it is open: the recovery codes must not vanish when the state is read again.
  const [AppDialog, setAppDialog] = useState<typeof SetUpAppDialog | null>(null);
  const { app: isOn, recovery_codes: count } = security;
  function close(): void {
    setAppDialog(null);
    void queries.invalidateQueries({ queryKey: securityQuery(user.id).queryKey });
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="flex flex-wrap items-center gap-2 text-base font-medium">
          {t('app')}
          {isOn ? <Badge tone="success">{t('appOn')}</Badge> : null}
        </h3>
        <p className="text-sm text-soft">{isOn ? t('codesLeft', { count }) : t('appOff')}</p>
      </div>
      <Button
        size="small"
        onClick={() => setAppDialog(() => (isOn ? EndAppDialog : SetUpAppDialog))}
      >
        {t(isOn ? 'switchOff' : 'setUp')}
      </Button>
      {AppDialog === null ? null : <AppDialog user={user} onClose={close} />}
    </div>
  );
}
