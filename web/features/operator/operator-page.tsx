import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import type { SessionUser } from '#web/lib/session-store.ts';
import { errorSentence } from '#web/lib/show-error.ts';
import { AccountPanel } from './account-panel.tsx';
import { ActsPanel } from './acts-panel.tsx';
import { ConsoleHead } from './console-head.tsx';
import { HealthPanel } from './health-panel.tsx';
import { consoleQuery } from './operator-api.ts';
import { ReportsPanel } from './reports-panel.tsx';
import { UnlockConsole } from './unlock-console.tsx';

interface OperatorPageProps {
  user: SessionUser;
  /** What is shown while the server is asked who is there. */
  waiting: ReactNode;
  /** What everybody sees who is no operator. */
  nothing: ReactNode;
}

/** The console of the operators. To everybody else it does not exist. */
export function OperatorPage({ user, waiting, nothing }: OperatorPageProps) {
  const t = useTranslations('operator');
  const query = useQuery(consoleQuery);
  if (query.isError && isApiError(query.error) && query.error.status === 404) return nothing;
  if (query.isError) {
    return <EmptyState isPage title={t('failed')} text={errorSentence(query.error)} />;
  }
  if (query.data === undefined) return waiting;
  return (
    <Frame>
      {query.data.state === 'open' ? (
        <OpenConsole until={query.data.until} />
      ) : (
        <UnlockConsole email={user.email} />
      )}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  useDocumentTitle(useTranslations('operator')('pageTitle'));
  return <div className="mx-auto w-full max-w-4xl px-4 pt-8 pb-20 sm:px-6">{children}</div>;
}

const PARTS = ['reports', 'accounts', 'health', 'acts'] as const;

function OpenConsole({ until }: { until: number }) {
  const t = useTranslations('operator');
  const [part, setPart] = useState<(typeof PARTS)[number]>('reports');
  const [asked, setAsked] = useState('');
  return (
    <>
      <ConsoleHead until={until} />
      <Tabs
        className="mt-6"
        label={t('tabs')}
        value={part}
        onChange={setPart}
        options={PARTS.map((value) => ({ value, label: t(value) }))}
      >
        {part === 'reports' ? (
          <ReportsPanel
            onOwner={(id) => {
              setAsked(id);
              setPart('accounts');
              window.scrollTo(0, 0);
            }}
          />
        ) : null}
        {part === 'accounts' ? <AccountPanel key={asked} asked={asked} onAsk={setAsked} /> : null}
        {part === 'health' ? <HealthPanel /> : null}
        {part === 'acts' ? <ActsPanel /> : null}
      </Tabs>
    </>
  );
}
