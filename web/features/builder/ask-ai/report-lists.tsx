import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { EntryReport } from '#domain/conversation/entry-types.ts';

/** The lists of a report. Those that need the user's attention are open. */
export function ReportLists({ report }: { report: EntryReport }) {
  const t = useTranslations('builderAsk');
  const modelName = useModelName(report.model);
  const { warnings, changes, notDone, toComplete, model } = report;
  return (
    <div className="w-full">
      {warnings.length === 0 ? null : (
        <section aria-label={t('warnings')} className="mb-1">
          <p className="flex items-center gap-1.5 font-medium text-warning">
            <TriangleAlert className="size-4 shrink-0" aria-hidden="true" />
            {t('warnings')}
          </p>
          <Items items={warnings} />
        </section>
      )}
      {notDone.length === 0 ? null : (
        <section aria-label={t('notDone')} className="mb-1">
          <p className="font-medium">{t('notDone')}</p>
          <Items items={notDone} />
        </section>
      )}
      <div className="flex flex-wrap gap-x-4">
        <Folded title={t('toComplete')} items={toComplete} />
        <Folded title={t('changed')} items={changes} />
        {model === '' ? null : (
          <details className={FOLDED}>
            <summary className={SUMMARY}>{t('details')}</summary>
            <p className="pl-5 break-words">{t('madeBy', { model: modelName })}</p>
          </details>
        )}
      </div>
    </div>
  );
}

/** Closed lists share one row. */
const FOLDED = 'text-soft open:basis-full';
const SUMMARY = 'w-fit rounded-sm py-1 font-medium hover:text-ink';

function Folded({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <details className={FOLDED}>
      <summary className={SUMMARY}>
        {title} ({items.length})
      </summary>
      <Items items={items} />
    </details>
  );
}

export function Items({ items }: { items: readonly string[] }) {
  return (
    <ul className="list-disc pl-5 text-pretty">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** `openai-compatible:qwen3` is shown as `qwen3`. */
function useModelName(reference: string): string {
  const t = useTranslations('builderAsk');
  if (reference === OFFLINE_REFERENCE) return t('designer');
  return reference.slice(reference.indexOf(':') + 1);
}

const OFFLINE_REFERENCE = 'offline';
