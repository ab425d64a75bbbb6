import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { writeAddRequest } from '#domain/page-plan/add-request.ts';
import { Button } from '#web/components/ui/button.tsx';
import { useLanguage } from '#web/i18n/language-store.ts';
import type { RequestAgain } from '../workspace/generation-slice.ts';
import { focusAskBar } from './focus-ask-bar.ts';
import { useOpenLines } from './open-lines.ts';

interface NotOnPageProps {
  /** The document that the lines belong to. */
  uuid: string;
  /** What the page left out when it was made. */
  left: readonly string[];
  onAsk: (request: RequestAgain) => void;
}

/** What the brief says and the page does not hold, each line with a button that asks for it. */
export function NotOnPage({ uuid, left, onAsk }: NotOnPageProps) {
  const t = useTranslations('builderAsk');
  const { language } = useLanguage();
  const lines = useOpenLines(uuid, left);
  if (lines.length === 0) return null;

  function add(wanted: readonly string[]): void {
    // The button goes away once its line is on the page.
    focusAskBar();
    const prompt = writeAddRequest(wanted, language);
    onAsk({ prompt, attempt: 0, isFromNothing: false, target: null });
  }

  return (
    <section aria-label={t('notOnPage')} className="w-full">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="font-medium text-warning">
          {t('notOnPage')} ({lines.length})
        </p>
        {lines.length > 1 ? (
          <Button variant="quiet" size="small" onClick={() => add(lines)}>
            {t('addAllLines')} <Cost />
          </Button>
        ) : null}
      </div>
      <p className="text-pretty text-soft">{t('addLineHint')}</p>
      <ul className="mt-1 divide-y divide-line">
        {lines.map((line) => (
          <li key={line} className="flex items-center justify-between gap-3 py-1.5">
            <span className="line-clamp-3 min-w-0 break-words">{line}</span>
            <Button
              variant="secondary"
              size="small"
              aria-label={t('addThisLine', { line })}
              className="shrink-0"
              onClick={() => add([line])}
            >
              <Plus aria-hidden="true" />
              {t('addLine')} <Cost />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Cost() {
  const t = useTranslations('builderAsk');
  return <span className="font-normal text-coral">{t('cost')}</span>;
}
