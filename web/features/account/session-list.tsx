import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { SessionView } from '#contract/auth.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { errorSentence, showError } from '#web/lib/show-error.ts';
import { showSuccess } from '#web/lib/show-success.ts';
import { useDateFormat } from '#web/i18n/use-date-format.ts';
import { endOtherSessions, endSession, sessionsQuery } from './account-api.ts';

/** All sessions of the account; any but the current one can be ended. */
export function SessionList({ userId }: { userId: string }) {
  const t = useTranslations('account.sessions');
  const query = useQuery(sessionsQuery(userId));
  const hasOthers = query.data?.some(({ current }) => !current) === true;
  return (
    <section aria-labelledby="sessions-title">
      <h2 id="sessions-title" className="text-xl">
        {t('title')}
      </h2>
      {query.isError ? (
        <EmptyState title={t('failedTitle')} text={errorSentence(query.error)} />
      ) : (
        <ul className="mt-4 border-t border-line">
          {query.data === undefined ? (
            <li className="border-b border-line py-3">
              <Skeleton className="h-10 w-full" />
            </li>
          ) : (
            query.data.map((session) => (
              <SessionRow key={session.id} session={session} userId={userId} />
            ))
          )}
        </ul>
      )}
      {hasOthers ? <SignOutElsewhere userId={userId} /> : null}
    </section>
  );
}

function SignOutElsewhere({ userId }: { userId: string }) {
  const t = useTranslations('account.sessions');
  const ending = useEnding({ userId, end: endOtherSessions, done: t('othersEnded') });
  return (
    <Button className="mt-4" isPending={ending.isPending} onClick={() => ending.mutate()}>
      {t('endOthers')}
    </Button>
  );
}

interface Ending {
  userId: string;
  end: () => Promise<void>;
  done: string;
}

function useEnding({ userId, end, done }: Ending) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: end,
    onSuccess: () => {
      showSuccess(done);
      return queries.invalidateQueries({ queryKey: sessionsQuery(userId).queryKey });
    },
    onError: (error) => showError(error),
  });
}

function SessionRow({ session, userId }: { session: SessionView; userId: string }) {
  const t = useTranslations('account.sessions');
  const formatDate = useDateFormat();
  const device = session.device === '' ? t('unknown') : session.device;
  const ending = useEnding({ userId, end: () => endSession(session.id), done: t('ended') });
  const lastSeen = formatDate(new Date(session.last_seen), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-3 border-b border-line py-3">
      <div>
        <p className="font-medium">{device}</p>
        <p className="text-sm text-soft">{t('lastSeen', { date: lastSeen })}</p>
      </div>
      {session.current ? (
        <Badge tone="marine">{t('current')}</Badge>
      ) : (
        <Button
          size="small"
          aria-label={t('end', { device })}
          isPending={ending.isPending}
          onClick={() => ending.mutate()}
        >
          {t('endShort')}
        </Button>
      )}
    </li>
  );
}
