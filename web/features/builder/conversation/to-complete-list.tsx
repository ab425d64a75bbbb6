import { ListChecks } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Items } from '../ask-ai/report-lists.tsx';
import type { OpenDocument } from '../workspace/documents.ts';
import { readToComplete } from './to-complete.ts';

/** What the owner of a page that was made from a template has to fill in. */
export function useToComplete(uuid: string): readonly string[] {
  return useMemo(() => readToComplete(uuid), [uuid]);
}

/** The list at the head of the conversation, where it stays. */
export function ToCompleteList({ items }: { items: readonly string[] }) {
  const t = useTranslations('builderAsk');
  if (items.length === 0) return null;
  return (
    <section aria-label={t('toComplete')} className="grid gap-1">
      <p className="font-medium">{t('toComplete')}</p>
      <Items items={items} />
    </section>
  );
}

interface ToCompleteLineProps {
  document: OpenDocument;
  onOpen: () => void;
}

/** The list in a line over the bar until the page is worked on. It opens the conversation. */
export function ToCompleteLine({ document, onOpen }: ToCompleteLineProps) {
  const t = useTranslations('builderAsk');
  const { length } = useToComplete(document.uuid);
  if (length === 0 || document.history.index > 0) return null;
  return (
    <button
      type="button"
      data-card="line"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="flex min-h-11 w-full animate-appear items-center gap-2 rounded-card border border-line bg-surface px-3 text-left text-sm shadow-float hover:bg-hover"
    >
      <ListChecks className="size-5 shrink-0 text-marine" aria-hidden="true" />
      {t('toComplete')} ({length})
    </button>
  );
}
