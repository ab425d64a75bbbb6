import { Tooltip } from '@base-ui/react/tooltip';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { Logo } from '#web/components/logo.tsx';
import { BuilderPage } from '#web/features/builder/builder-page.tsx';
import { hasTabsOfGuest } from '#web/features/builder/tabs/remembered-tabs.ts';
import { peekPrompt } from '#web/lib/pending-prompt.ts';
import { readInTab, writeInTab } from '#web/lib/tab-storage.ts';
import { useSession } from '#web/lib/session-store.ts';
import { BuilderGate } from './builder-gate.tsx';
import { ScreenLoading } from './screen-loading.tsx';
import { localizePath } from '#web/i18n/localized-path.ts';
import { PAGES } from './public-pages.ts';
import { PATHS } from './routes.ts';
import { AccountMenu } from './shell/account-menu.tsx';

const GUEST_KEY = 'bluewave_guest';

/** What a visitor came with or left here needs no account to be shown: a prompt, a template, pages of this browser. */
function hasWork(): boolean {
  const isAddressed = new URLSearchParams(window.location.search).has('file');
  return peekPrompt() !== '' || isAddressed || readInTab(GUEST_KEY) !== null || hasTabsOfGuest();
}

/** Puts the builder together with session, balance and shell. Visitors of an empty builder see the gate first. */
export function BuilderScreen() {
  const status = useSession((session) => session.status);
  const [hasPassedGate, setHasPassedGate] = useState(hasWork);
  if (status === 'loading') return <ScreenLoading />;
  if (status === 'signed-out' && !hasPassedGate) {
    return (
      <BuilderGate
        onContinue={() => {
          writeInTab(GUEST_KEY, 'yes');
          setHasPassedGate(true);
        }}
      />
    );
  }
  return <Builder />;
}

function Builder() {
  const t = useTranslations('shell');
  const [, navigate] = useLocation();
  const language = useLocale() === 'it' ? 'it' : 'en';
  return (
    <Tooltip.Provider delay={400}>
      <BuilderPage
        home={
          <Link
            href={PATHS.home}
            aria-label={t('homeLink')}
            className="grid shrink-0 place-items-center rounded-control pointer-coarse:-m-1 pointer-coarse:size-10"
          >
            <Logo isCompact />
          </Link>
        }
        accountMenu={<AccountMenu />}
        onTemplateFailed={() =>
          navigate(localizePath(PAGES.templates.path, language), { replace: true })
        }
      />
    </Tooltip.Provider>
  );
}
