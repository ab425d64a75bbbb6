import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { Logo } from '#web/components/logo.tsx';
import { Shore } from '#web/components/sea-drawing.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { KeptPrompt } from '#web/features/auth/kept-prompt.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { deploymentQuery } from '#web/lib/deployment.ts';
import { openSignIn } from '#web/lib/sign-in-prompt.ts';
import { PATHS } from './routes.ts';
import { AccountMenu } from './shell/account-menu.tsx';

interface BuilderGateProps {
  keptPrompt: string;
  onContinue: () => void;
}

/** Shown to visitors before the builder: sign in, or continue with work that stays in this browser. */
export function BuilderGate({ keptPrompt, onContinue }: BuilderGateProps) {
  const t = useTranslations('builder.gate');
  const shell = useTranslations('shell');
  useDocumentTitle(t('title'));
  const { data: deployment, isError } = useQuery(deploymentQuery);
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-14 items-center justify-between px-4">
        <Link href={PATHS.home} aria-label={shell('homeLink')} className="rounded-control py-1">
          <Logo />
        </Link>
        <AccountMenu />
      </header>
      <main className="mx-auto grid w-full max-w-xl grow content-center gap-5 px-4 py-10">
        <h1 className="text-2xl">{t('title')}</h1>
        {deployment === undefined && !isError ? (
          <Skeleton className="h-20 w-full" />
        ) : (
          <p className="min-h-20 text-lg text-soft">
            {t('body', { credits: deployment?.welcomeCredits ?? 0 })}
          </p>
        )}
        <KeptPrompt prompt={keptPrompt} />
        <div className="mt-2 flex flex-wrap gap-3">
          <Button variant="primary" size="large" onClick={() => openSignIn({ keptPrompt })}>
            {t('signIn')}
          </Button>
          <Button variant="quiet" size="large" onClick={onContinue}>
            {t('continue')}
          </Button>
        </div>
        <p className="text-sm text-soft">{t('warning')}</p>
      </main>
      <Shore className="h-16 shrink-0 sm:h-24" />
      <div className="h-10 shrink-0 bg-sea-3 sm:h-16" />
    </div>
  );
}
