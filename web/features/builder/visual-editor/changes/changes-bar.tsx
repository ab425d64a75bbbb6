import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useCallback, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { joinClasses } from '#web/components/join-classes.ts';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { CompareAndClose } from '../../visual/compare-and-close.tsx';
import type { ShownChange } from '../../workspace/shown-change.ts';
import type { EditingSession } from '../editing-types.ts';
import { useWordLocale } from '../element-names.ts';
import { useEditing } from '../use-editing.ts';
import { keysLeft, saidOf, type ChangeStep } from './change-steps.ts';
import { nameOfStep } from './name-step.ts';
import { useChangeSteps } from './use-change-steps.ts';

interface ChangesBarProps {
  session: EditingSession;
  change: ShownChange;
  /** What the AI said that it changed. */
  said: readonly string[];
  /** From this place on. */
  onCompare: (at: number) => void;
  onClose: () => void;
}

/** Leads through the places that a change has altered: marked on the page, named here. */
export function ChangesBar({ session, change, said, onCompare, onClose }: ChangesBarProps) {
  const t = useTranslations('builderChanges');
  const { found, at, go } = useChangeSteps(session, change);
  const focus = useFocusOf(change);
  if (found === null) return null;
  const { steps, isWhole, omitted } = found;
  const step = steps[at];

  function press(event: KeyboardEvent): void {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (event.key === 'Escape') onClose();
    else if (by !== 0 && steps.length > 1) go(by);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      ref={focus}
      role="toolbar"
      aria-label={t('title')}
      tabIndex={-1}
      onKeyDown={press}
      className={joinClasses(
        'pointer-events-auto mx-auto flex w-[36rem] max-w-full min-w-0 animate-appear items-center gap-1 rounded-card border border-line bg-surface p-1 text-sm text-ink shadow-float outline-offset-2 max-sm:flex-wrap',
        // On phones the marks say it, and the page keeps its height.
        change.isAsked ? null : 'max-sm:hidden',
      )}
    >
      {steps.length < 2 ? null : (
        <div className="flex shrink-0 items-center">
          <IconButton label={t('previous')} onClick={() => go(-1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <span className="px-1 text-soft tabular-nums">
            {t('position', { at: at + 1, count: steps.length })}
          </span>
          <IconButton label={t('next')} onClick={() => go(1)}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
      )}
      <div
        aria-live="polite"
        className="grid min-w-0 grow px-2 py-1 leading-snug max-sm:order-first max-sm:basis-full"
      >
        {step === undefined ? (
          <p className="font-medium">{t(isWhole ? 'whole' : 'nothing')}</p>
        ) : (
          <StepText session={session} step={step} said={saidOf(step, steps.length, said)} />
        )}
        {omitted > 0 && at === steps.length - 1 ? (
          <p className="text-xs text-soft">{t('omitted', { count: omitted })}</p>
        ) : null}
      </div>
      <div className="ml-auto flex shrink-0 items-center">
        <CompareAndClose onCompare={() => onCompare(at)} onClose={onClose} />
      </div>
    </div>
  );
}

interface StepTextProps {
  session: EditingSession;
  step: ChangeStep;
  said: string;
}

function StepText({ session, step, said }: StepTextProps) {
  const t = useTranslations('builderChanges');
  const locale = useWordLocale();
  const unseen = useEditing(session, (state) => state.unseenMark);
  const left = keysLeft(step, session.page());
  const name = nameOfStep(step, locale);
  const { kind, count } = step;
  const note = noteOf(step, left, unseen);
  return (
    <>
      <p className="font-medium text-pretty sm:truncate">
        {step.isGathered ? t('inPart', { count, name }) : t(`kinds.${kind}`, { count, name })}
      </p>
      {note === null ? null : <p className="text-xs text-soft">{t(note)}</p>}
      {said === '' ? null : <p className="text-xs text-pretty text-soft sm:truncate">{said}</p>}
    </>
  );
}

/** Why nothing is marked; null when something is. */
function noteOf(
  { keys }: ChangeStep,
  left: readonly number[],
  unseen: number | null,
): 'invisible' | 'gone' | 'unseen' | null {
  if (keys.length === 0) return 'invisible';
  if (left.length === 0) return 'gone';
  return unseen === left[0] ? 'unseen' : null;
}

/** Takes the focus when the person has asked for the change, and gives it back at the end. */
function useFocusOf({ isAsked }: ShownChange) {
  const before = useRef<Element | null>(null);
  return useCallback(
    (bar: HTMLDivElement | null) => {
      if (bar === null || !isAsked) return;
      before.current = document.activeElement;
      (bar.querySelector('button') ?? bar).focus();
      return () => {
        if (bar.contains(document.activeElement) && before.current instanceof HTMLElement)
          before.current.focus();
      };
    },
    [isAsked],
  );
}
