import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { deploymentQuery } from '#web/lib/deployment.ts';
import { openSignIn } from '#web/lib/sign-in-prompt.ts';

/** What /builder shows to a visitor without a session: sign in, or go on with files of this browser only. */
export function BuilderGate({ onContinue }: { onContinue: () => void }) {
  const t = useTranslations('builder.gate');
  const { data: deployment } = useQuery(deploymentQuery);
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center gap-4 px-6 py-16">
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="text-lg text-soft">{t('body', { credits: deployment?.welcomeCredits ?? 5 })}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button variant="primary" size="large" onClick={() => openSignIn()}>
          {t('signIn')}
        </Button>
        <Button variant="quiet" size="large" onClick={onContinue}>
          {t('continue')}
        </Button>
      </div>
      <p className="text-sm text-soft">{t('warning')}</p>
    </main>
  );
}
