import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { Logo } from '#web/components/logo.tsx';
import { Shore } from '#web/components/sea-drawing.tsx';
import { Button } from '#web/components/ui/button.tsx';
import type { Language } from '#web/i18n/languages.ts';
import { SeaAside } from '#web/features/auth/sea-aside.tsx';
import { localizePath } from '#web/i18n/localized-path.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { deploymentQuery } from '#web/lib/deployment.ts';
import { hasAccount } from '#web/lib/known-visitor.ts';
import { openSignIn, type SignInMode } from '#web/lib/sign-in-prompt.ts';
import { PAGES } from './public-pages.ts';
import { PATHS } from './routes.ts';
import { AccountMenu } from './shell/account-menu.tsx';

const ENTRIES = {
  login: { text: 'signIn', open: () => openSignIn({ mode: 'login' }) },
  register: { text: 'register', open: () => openSignIn({ mode: 'register' }) },
} as const satisfies Record<SignInMode, { text: string; open: () => void }>;

/** Shown to visitors who open an empty builder: create an account, sign in, or go on in this browser. */
export function BuilderGate({ onContinue }: { onContinue: () => void }) {
  const t = useTranslations('builder.gate');
  const shell = useTranslations('shell');
  useDocumentTitle(t('title'));
  const modes = hasAccount() ? (['login', 'register'] as const) : (['register', 'login'] as const);
  const [first, second] = modes.map((mode) => ENTRIES[mode]);
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-14 items-center justify-between px-4">
        <Link href={PATHS.home} aria-label={shell('homeLink')} className="rounded-control py-1">
          <Logo />
        </Link>
        <AccountMenu />
      </header>
      <main className="mx-auto grid w-full max-w-7xl grow items-center gap-12 px-4 py-10 sm:px-6 lg:grid-cols-[1fr_30rem] lg:gap-20">
        <div className="mx-auto grid w-full max-w-xl gap-5">
          <h1 className="text-headline">{t('title')}</h1>
          <p className="text-lg text-pretty text-soft">{t('body')}</p>
          <FreeList />
          <div className="mt-2 flex flex-wrap gap-3">
            <Button variant="primary" size="large" onClick={first?.open}>
              {t(first?.text ?? 'register')}
            </Button>
            <Button variant="secondary" size="large" onClick={second?.open}>
              {t(second?.text ?? 'signIn')}
            </Button>
            <Button variant="quiet" size="large" className="max-sm:-ml-5" onClick={onContinue}>
              {t('continue')}
            </Button>
          </div>
          <p className="text-sm text-soft">{t('warning')}</p>
          <LegalLinks />
        </div>
        <SeaAside />
      </main>
      <Shore className="h-16 shrink-0 sm:h-24" />
      <div className="h-10 shrink-0 bg-sea-3 sm:h-16" />
    </div>
  );
}

/** A deployment that does not say what it offers leaves out what depends on it. */
function FreeList() {
  const t = useTranslations('builder.gate.free');
  const { data: deployment } = useQuery(deploymentQuery);
  const offers = [
    ...((deployment?.guestPages ?? 0) > 0
      ? [t('first', { pages: deployment?.guestPages ?? 0 })]
      : []),
    ...((deployment?.welcomeCredits ?? 0) > 0
      ? [t('requests', { credits: deployment?.welcomeCredits ?? 0 })]
      : []),
    t('always'),
    t('card'),
  ];
  return (
    <ul aria-label={t('label')} className="grid min-h-28 content-start gap-2">
      {offers.map((offer) => (
        <li key={offer} className="flex items-start gap-2.5">
          <Check className="mt-0.5 size-5 shrink-0 text-success" aria-hidden="true" />
          {offer}
        </li>
      ))}
    </ul>
  );
}

function LegalLinks() {
  const t = useTranslations('builder.gate');
  const language = useLocale() === 'it' ? 'it' : 'en';
  return (
    <p className="-mt-3 text-sm text-soft">
      {t.rich('legal', {
        terms: linkTo(PAGES.terms.path, language),
        privacy: linkTo(PAGES.privacy.path, language),
      })}
    </p>
  );
}

function linkTo(path: string, language: Language) {
  const href = localizePath(path, language);
  return (name: ReactNode) => (
    <Link
      href={href}
      className="inline-flex min-h-10 items-center underline underline-offset-4 hover:text-ink"
    >
      {name}
    </Link>
  );
}
