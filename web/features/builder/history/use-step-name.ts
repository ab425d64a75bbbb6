import { useCallback } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { HistoryStep } from '#domain/edit-history/edit-history.ts';
import { nameChange } from '#messages/short-change-texts.ts';

/** The name of a step in lists and on buttons: its prompt, else what it did, else what made it. */
export function useStepName(): (step: HistoryStep) => string {
  const t = useTranslations('builder.steps');
  const locale = useLocale() === 'it' ? 'it' : 'en';
  return useCallback(
    ({ label, changes, origin }) => {
      const names = new Set(changes.map((change) => nameChange(change, locale)));
      const [first] = names;
      if (label !== '') return label;
      if (first === undefined) return t(origin);
      if (names.size > 1 && changes.every(({ key }) => key === 'token')) return t('theme');
      return names.size === 1 ? first : t('more', { step: first, count: names.size - 1 });
    },
    [t, locale],
  );
}
