import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { ConsoleHealth } from '#contract/operator.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Loaded } from './loaded.tsx';
import { healthQuery } from './operator-api.ts';

const TONES = { ok: 'success', off: 'neutral', failing: 'danger' } as const;

/** How the parts are, and what waits. */
export function HealthPanel() {
  return <Loaded query={healthQuery}>{(health) => <HealthFacts health={health} />}</Loaded>;
}

function HealthFacts({ health }: { health: ConsoleHealth }) {
  const t = useTranslations('operator.parts');
  const format = useFormatter();
  const timeOf = (at: number) => format.dateTime(at, { dateStyle: 'short', timeStyle: 'short' });
  const { oldestRunningSince: oldest, lastReconciliation: last } = health;
  return (
    <div className="grid gap-8">
      <section>
        <h2 className="text-lg">{t('title')}</h2>
        <ul className="mt-2">
          {Object.entries(health.checks).map(([part, state]) => (
            <Line key={part} name={part}>
              <Badge tone={TONES[state]}>{t(state)}</Badge>
            </Line>
          ))}
          <Line name={t('version')}>{health.version}</Line>
        </ul>
        {health.problems.map((problem) => (
          <p key={problem} role="alert" className="mt-2 text-sm text-danger">
            {problem}
          </p>
        ))}
      </section>
      <section>
        <h2 className="text-lg">{t('queue')}</h2>
        <ul className="mt-2">
          <Line name={t('running')}>
            {format.number(health.runningGenerations)}
            {oldest === null ? null : ` · ${t('oldest', { time: timeOf(oldest) })}`}
          </Line>
          <Line name={t('events')}>{format.number(health.unprocessedPaymentEvents)}</Line>
          <Line name={t('review')}>{format.number(health.purchasesInReview)}</Line>
          <Line name={t('reconciliation')}>
            {last === null ? t('never') : t('reconciled', { ...last, time: timeOf(last.at) })}
          </Line>
        </ul>
      </section>
    </div>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-3 border-b border-line py-2 text-sm">
      <span>{name}</span>
      <span className="tabular-nums">{children}</span>
    </li>
  );
}
