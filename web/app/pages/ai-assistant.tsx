import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { Logo } from '#web/components/logo.tsx';
import { PublicLink } from '#web/components/public-link.tsx';
import { AiAssistantPage } from '#web/features/ai-assistant/ai-assistant-page.tsx';
import { PATHS } from '../routes.ts';
import { AccountMenu } from '../shell/account-menu.tsx';
import { NoScriptNotice } from '../shell/no-script-notice.tsx';
import { SkipLink } from '../shell/skip-link.tsx';

/** The one page outside the public layout: it brings its own header, which leads home. */
export function AiAssistant() {
  const t = useTranslations('shell');
  const [, navigate] = useLocation();
  return (
    <div data-grows className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="mx-auto flex h-16 w-full max-w-7xl items-center justify-between gap-4 px-4 sm:px-6">
        <PublicLink href="/" aria-label={t('homeLink')} className="rounded-control py-2">
          <Logo />
        </PublicLink>
        <AccountMenu />
      </header>
      <NoScriptNotice />
      <main id="content" tabIndex={-1} className="flex grow flex-col outline-none">
        <AiAssistantPage onStart={() => navigate(PATHS.builder)} />
      </main>
    </div>
  );
}
