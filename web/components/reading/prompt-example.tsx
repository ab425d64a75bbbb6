import { ArrowRight, CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { keepPricesTogether, type ArticlePart } from '#web/content/article.ts';
import { joinClasses } from '../join-classes.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from './copy-button.tsx';

type Verdict = Extract<ArticlePart, { kind: 'prompt' }>['verdict'];

interface PromptExampleProps {
  text: string;
  verdict: Verdict;
  onUse?: ((prompt: string) => void) | undefined;
}

const LOOKS = {
  good: { frame: 'border-marine bg-surface', label: 'text-marine-strong', Icon: CircleCheck },
  change: { frame: 'border-marine bg-surface', label: 'text-marine-strong', Icon: CircleCheck },
  weak: { frame: 'border-dashed border-edge', label: 'text-soft', Icon: CircleDashed },
  plain: { frame: 'border-edge bg-surface', label: '', Icon: null },
} as const satisfies Record<Verdict, object>;

/** An example prompt with our verdict and a button to use it. */
export function PromptExample({ text, verdict, onUse }: PromptExampleProps) {
  const t = useTranslations('reading');
  const { frame, label, Icon } = LOOKS[verdict];
  return (
    <figure className={joinClasses('measure my-5 rounded-card border-[1.5px]', frame)}>
      {Icon === null ? null : (
        <figcaption
          className={joinClasses('flex items-center gap-1.5 px-4 pt-3 text-sm font-medium', label)}
        >
          <Icon aria-hidden="true" className="size-4" />
          {t(`verdicts.${verdict === 'weak' ? 'weak' : 'good'}`)}
        </figcaption>
      )}
      <blockquote
        className={joinClasses(
          'px-4 py-3 text-[1.0625rem]/7 text-pretty break-words',
          verdict === 'weak' && 'pb-4 text-soft',
        )}
      >
        {keepPricesTogether(text)}
      </blockquote>
      {verdict === 'weak' ? null : (
        <div className="flex flex-wrap justify-end gap-1 border-t border-line px-1.5 py-1 print:hidden">
          <CopyButton text={text} />
          {onUse === undefined || verdict !== 'good' ? null : (
            <Button variant="quiet" size="small" onClick={() => onUse(text)}>
              {t('use')}
              <ArrowRight aria-hidden="true" />
            </Button>
          )}
        </div>
      )}
    </figure>
  );
}
