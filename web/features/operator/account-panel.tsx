import { useState } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import type { AccountView } from '#contract/operator.ts';
import { entryDescription } from '#messages/entry-description.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Loaded } from './loaded.tsx';
import { accountQuery } from './operator-api.ts';
import { Purchases } from './purchases.tsx';
import { SiteStatusBadge } from './site-status-badge.tsx';

interface AccountPanelProps {
  /** What was looked up; empty when nothing was. */
  asked: string;
  onAsk: (query: string) => void;
}

const MIN_QUERY = 3;

/** One account by its mail address or id: sites, purchases and credits. */
export function AccountPanel({ asked, onAsk }: AccountPanelProps) {
  const t = useTranslations('operator.account');
  const [query, setQuery] = useState(asked);
  return (
    <div className="grid gap-8">
      <form
        className="grid gap-3 sm:flex sm:items-start"
        onSubmit={(event) => {
          event.preventDefault();
          if (query.trim().length >= MIN_QUERY) onAsk(query.trim());
        }}
      >
        <Field
          className="min-w-0 grow"
          label={t('query')}
          hint={t('hint')}
          value={query}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setQuery(event.target.value)}
        />
        <Button type="submit" variant="primary" className="sm:mt-6.5">
          {t('find')}
        </Button>
      </form>
      {asked === '' ? null : (
        <Loaded query={accountQuery(asked)}>
          {(account) => <AccountFacts account={account} />}
        </Loaded>
      )}
    </div>
  );
}

function AccountFacts({ account }: { account: AccountView }) {
  const t = useTranslations('operator.account');
  const format = useFormatter();
  const since = format.dateTime(account.createdAt, { dateStyle: 'medium' });
  return (
    <div className="grid gap-8">
      <div>
        <h2 className="text-lg break-all">{account.email}</h2>
        <p className="text-sm break-all text-soft">
          {account.id} · {t('since', { date: since })}
        </p>
      </div>
      <section>
        <h3 className="text-base font-medium">{t('sites')}</h3>
        {account.sites.length === 0 ? <p className="text-soft">{t('none')}</p> : null}
        <ul className="mt-2 grid gap-2">
          {account.sites.map(({ uuid, name, status }) => (
            <li key={uuid} className="flex flex-wrap items-center gap-2 text-sm">
              <span className="min-w-0 break-words">{name}</span>
              <SiteStatusBadge status={status} />
              <span className="break-all text-soft">{uuid}</span>
            </li>
          ))}
        </ul>
      </section>
      <Purchases account={account} />
      <Entries entries={account.entries} />
    </div>
  );
}

function Entries({ entries }: Pick<AccountView, 'entries'>) {
  const t = useTranslations('operator.account');
  const format = useFormatter();
  const locale = useLocale() === 'it' ? 'it' : 'en';
  return (
    <section>
      <h3 className="text-base font-medium">{t('credits')}</h3>
      {entries.length === 0 ? <p className="text-soft">{t('none')}</p> : null}
      <ul className="mt-2">
        {entries.map(({ seq, description, amount, balanceAfter, createdAt }) => (
          <li
            key={seq}
            className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-2 text-sm"
          >
            <span className="w-10 text-right font-medium tabular-nums">
              {format.number(amount, 'count', { signDisplay: 'exceptZero' })}
            </span>
            <span className="grow">{entryDescription(description, locale)}</span>
            <span className="text-soft tabular-nums">
              {t('balance', { credits: balanceAfter })} ·{' '}
              {format.dateTime(createdAt, { dateStyle: 'short', timeStyle: 'short' })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
