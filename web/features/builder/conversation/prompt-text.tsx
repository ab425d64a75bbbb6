import { useState } from 'react';
import { useNow, useTranslations } from 'use-intl';
import { joinClasses } from '#web/components/join-classes.ts';
import { useDateFormat } from '#web/i18n/use-date-format.ts';

/** Roughly what fits into the shown lines. */
const LONG = { characters: 240, lines: 6 } as const;

interface PromptTextProps {
  prompt: string;
  /** Epoch milliseconds. */
  askedAt: number;
}

/** What the person has written; a long request can be opened. */
export function PromptText({ prompt, askedAt }: PromptTextProps) {
  const t = useTranslations('builderTalk');
  const time = useShortTime(askedAt);
  const [isOpen, setIsOpen] = useState(false);
  const isLong = prompt.length > LONG.characters || prompt.split('\n').length > LONG.lines;
  return (
    <div className="ml-auto grid max-w-[88%] justify-items-end gap-1">
      <div className="rounded-card rounded-br-sm bg-marine-wash px-3 py-2 text-ink">
        <p
          className={joinClasses(
            'break-words whitespace-pre-line',
            isLong && !isOpen ? 'line-clamp-5' : null,
          )}
        >
          <span className="sr-only">{t('you')} </span>
          {prompt}
        </p>
        {isLong ? (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="mt-1 rounded-sm text-xs font-medium text-marine-strong underline-offset-2 hover:underline pointer-coarse:min-h-10"
          >
            {t(isOpen ? 'showLess' : 'showAll')}
          </button>
        ) : null}
      </div>
      <time dateTime={new Date(askedAt).toISOString()} className="px-1 text-xs text-soft">
        {time}
      </time>
    </div>
  );
}

/** The time today, the date before. */
function useShortTime(at: number): string {
  const formatDate = useDateFormat();
  const now = useNow();
  const isToday = new Date(at).toDateString() === now.toDateString();
  return isToday
    ? formatDate(at, { hour: '2-digit', minute: '2-digit' })
    : formatDate(at, { day: 'numeric', month: 'short' });
}
