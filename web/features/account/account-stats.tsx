import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { statsQuery } from './account-api.ts';

const FIGURES = ['totalSites', 'activeSites', 'totalViews', 'storageUsed'] as const;

/** Four figures from the server. If they cannot be loaded, a dash and a retry button. */
export function AccountStats({ userId }: { userId: string }) {
  const t = useTranslations('account.stats');
  const format = useFormatter();
  const stats = useQuery(statsQuery(userId));
  function valueOf(figure: (typeof FIGURES)[number]): string {
    if (stats.data === undefined) return t('unknown');
    const value = format.number(stats.data[figure], 'count', { maximumFractionDigits: 2 });
    return figure === 'storageUsed' ? t('megabytes', { size: value }) : value;
  }
  return (
    <section aria-labelledby="stats-title">
      <h2 id="stats-title" className="text-xl">
        {t('title')}
      </h2>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-4">
        {FIGURES.map((figure) => (
          <div key={figure} className="border-t border-line pt-3">
            <dt className="text-sm text-soft">{t(figure)}</dt>
            <dd className="mt-1 font-display text-xl font-semibold tabular-nums">
              {stats.isPending ? <Skeleton className="h-7 w-16" /> : valueOf(figure)}
            </dd>
          </div>
        ))}
      </dl>
      {stats.isError ? (
        <p role="alert" className="mt-4 flex flex-wrap items-center gap-3 text-sm">
          {t('failed')}
          <Button size="small" onClick={() => void stats.refetch()}>
            {t('retry')}
          </Button>
        </p>
      ) : null}
    </section>
  );
}
