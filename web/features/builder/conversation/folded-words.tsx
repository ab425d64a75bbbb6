import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { EntryCost } from '#domain/conversation/entry-types.ts';
import { joinClasses } from '#web/components/join-classes.ts';

interface FoldedWordsProps {
  icon: ReactNode;
  cost: EntryCost;
  words: string;
  /** Opens the conversation. */
  onOpen: () => void;
}

/** An answer in words: two lines, so that the page keeps its height, and all of it on request. */
export function FoldedWords({ icon, cost, words, onOpen }: FoldedWordsProps) {
  const t = useTranslations('builderTalk');
  const ask = useTranslations('builderAsk');
  const text = useRef<HTMLSpanElement>(null);
  const isCut = useIsCut(text);
  const [isFolded, setIsFolded] = useState(true);
  const opens = isFolded && !isCut;
  const action = opens
    ? ({ 'aria-haspopup': 'dialog', title: t('open') } as const)
    : { 'aria-expanded': !isFolded };
  return (
    <button
      type="button"
      {...action}
      onClick={opens ? onOpen : () => setIsFolded(!isFolded)}
      className="relative flex min-h-11 min-w-0 grow items-center gap-2 rounded-sm py-1 text-left aria-expanded:items-start aria-expanded:py-2.5"
    >
      {icon}
      <span
        ref={text}
        className={joinClasses(
          'min-w-0 grow',
          isFolded
            ? 'line-clamp-2'
            : 'max-h-[30dvh] overflow-y-auto text-pretty whitespace-pre-line',
        )}
      >
        {cost === 'none' ? null : (
          <>
            <span
              className={joinClasses('font-medium', cost === 'charged' ? null : 'text-success')}
            >
              {ask(cost)}
            </span>
            {' · '}
          </>
        )}
        {words}
        {isFolded ? null : <span className={joinClasses('mt-1 block', MORE)}>{t('showLess')}</span>}
      </span>
      {isFolded && isCut ? (
        <span
          className={joinClasses(
            'absolute right-0 bottom-1 bg-linear-to-r from-transparent to-surface to-25% pl-8',
            MORE,
          )}
        >
          {t('showAll')}
        </span>
      ) : null}
    </button>
  );
}

const MORE = 'font-medium text-marine-strong';

/** True while the element shows less than it holds. */
function useIsCut(ref: RefObject<HTMLElement | null>): boolean {
  const [isCut, setIsCut] = useState(false);
  useLayoutEffect(() => {
    const { current } = ref;
    if (current === null) return;
    const observer = new ResizeObserver(() => {
      setIsCut(current.scrollHeight > current.clientHeight + 1);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [ref]);
  return isCut;
}
