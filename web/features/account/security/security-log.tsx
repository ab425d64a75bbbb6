import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { SecurityEventView } from '#contract/auth.ts';
import type { SecurityEvent } from '#domain/accounts/security-events.ts';
import { joinClasses } from '#web/components/join-classes.ts';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { errorSentence } from '#web/lib/show-error.ts';
import { useDateFormat } from '#web/i18n/use-date-format.ts';
import { securityLogQuery } from './security-api.ts';

const SHOWN_AT_FIRST = 5;

/** Worth a second look by the owner. */
const ALARMING: ReadonlySet<SecurityEvent> = new Set([
  'sign-in-failed',
  'code-failed',
  'recovery-code-used',
  'disowned',
]);

/** What happened to the security of the account, the newest first. */
export function SecurityLog({ userId }: { userId: string }) {
  const t = useTranslations('account.securityLog');
  const query = useQuery(securityLogQuery(userId));
  const [isWhole, setIsWhole] = useState(false);
  const events = query.data ?? [];
  const shown = isWhole ? events : events.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-labelledby="security-log-title">
      <h2 id="security-log-title" className="text-xl">
        {t('title')}
      </h2>
      <p className="mt-2 text-sm text-soft">{t('lead')}</p>
      {query.isError ? (
        <EmptyState title={t('failed')} text={errorSentence(query.error)} />
      ) : (
        <ul className="mt-4 border-t border-line">
          {query.data === undefined ? (
            <li className="border-b border-line py-3">
              <Skeleton className="h-10 w-full" />
            </li>
          ) : (
            shown.map((event) => <EventRow key={event.id} event={event} />)
          )}
        </ul>
      )}
      {query.data?.length === 0 ? <p className="mt-4 text-soft">{t('empty')}</p> : null}
      {events.length > shown.length ? (
        <Button size="small" className="mt-4" onClick={() => setIsWhole(true)}>
          {t('more', { count: events.length })}
        </Button>
      ) : null}
    </section>
  );
}

function EventRow({ event: { kind, at, device } }: { event: SecurityEventView }) {
  const t = useTranslations('account.securityLog');
  const formatDate = useDateFormat();
  const time = formatDate(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="border-b border-line py-3">
      <p className={joinClasses('font-medium', ALARMING.has(kind) && 'text-danger')}>
        {t(`events.${kind}`)}
      </p>
      <p className="text-sm text-soft">
        <time dateTime={at}>{time}</time>
        {device === '' ? null : ` · ${device}`}
      </p>
    </li>
  );
}
