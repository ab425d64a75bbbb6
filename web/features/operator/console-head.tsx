import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { showError } from '#web/lib/show-error.ts';
import { CONSOLE_KEY, leaveConsole } from './operator-api.ts';

/** The title, until when the console is open, and a way to close it before. */
export function ConsoleHead({ until }: { until: number }) {
  const t = useTranslations('operator');
  const format = useFormatter();
  const queries = useQueryClient();
  // The clock: when the time is over, what is shown is forgotten and the code is asked for again.
  useEffect(() => {
    const timer = setTimeout(
      () => void queries.resetQueries({ queryKey: [CONSOLE_KEY] }),
      Math.max(0, until - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [queries, until]);

  async function leave(): Promise<void> {
    try {
      await leaveConsole();
      await queries.resetQueries({ queryKey: [CONSOLE_KEY] });
    } catch (error) {
      showError(error);
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div>
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="text-sm text-soft">
          {t('openUntil', { time: format.dateTime(until, { timeStyle: 'short' }) })}
        </p>
      </div>
      <Button onClick={() => void leave()}>{t('leave')}</Button>
    </div>
  );
}
