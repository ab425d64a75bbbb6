import { ArrowUp, Crosshair, Square, Volume2, VolumeX, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { GENERATION_LIMITS } from '#domain/generation/limits.ts';
import { joinClasses } from '#web/components/join-classes.ts';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { completesInput } from '../completes-input.ts';
import { focusPastFrames } from './focus-ask-bar.ts';
import { FileLimitsNote } from './file-limits-note.tsx';
import { PaidStopsNote } from './paid-stops-note.tsx';
import type { SelectionOffer } from './use-selection-offer.ts';

const MAX_PROMPT = GENERATION_LIMITS.promptCharacters;
const COUNTER_FROM = 7_500;
const MAX_LINES = 6;

interface AskBarProps {
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  onStop: () => void;
  /** The elements that alone may change, by name; null when all may. */
  target: string | null;
  onDropTarget: () => void;
  /** What is selected on the page and could be the target. */
  offer: SelectionOffer | null;
  isWorking: boolean;
  /** False while there is no document to ask about. */
  isReady: boolean;
  hasAnswered: boolean;
  previousPrompt: string;
  /** Null when nobody is signed in. */
  credits: number | null;
  /** How many pages a day a guest may still ask for here; 0 where a request needs an account. */
  freePages: number;
  /** A button before the box. */
  lead: ReactNode;
  /** A button with example prompts. */
  examples: ReactNode;
  isSoundOn: boolean;
  onToggleSound: () => void;
  /** Increases when something other than typing filled the box; the box then takes the focus. */
  fillCount: number;
}

/**
 * The prompt box. It grows to six lines; Enter sends, Shift+Enter starts a new line, Up recalls the last
 * prompt.
 */
export function AskBar(props: AskBarProps) {
  const { value, onChange, onSend, onStop, isWorking, hasAnswered } = props;
  const t = useTranslations('builderAsk');
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (props.fillCount === 0 || box.current === null) return;
    box.current.setSelectionRange(box.current.value.length, box.current.value.length);
    return focusPastFrames(box.current);
  }, [props.fillCount]);
  const { isFolded, unfold } = useFold(props, box);
  const isCounted = value.length >= COUNTER_FROM;
  const isTooLong = value.length > MAX_PROMPT;
  const canSend = props.isReady && value.trim() !== '' && !isTooLong;

  function send(): void {
    if (!canSend || isWorking) return;
    // On a screen that is touched the keyboard leaves, so that the page can be seen.
    if (matchMedia('(pointer: coarse)').matches) box.current?.blur();
    onSend();
  }
  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (completesInput(event) && !event.shiftKey) {
      event.preventDefault();
      return send();
    }
    unfold();
    if (event.key === 'ArrowUp' && value === '' && props.previousPrompt !== '') {
      event.preventDefault();
      onChange(props.previousPrompt);
    }
  }

  return (
    <form
      className="@container/ask flex flex-wrap items-end rounded-card border border-edge bg-surface p-1 shadow-float transition-colors duration-150 focus-within:border-marine"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {t('label')}
      </label>
      <PaidStopsNote />
      <FileLimitsNote />
      {props.lead}
      <textarea
        data-ask-input
        ref={box}
        id={id}
        rows={isFolded ? 1 : Math.min(value.split('\n').length, MAX_LINES)}
        value={value}
        readOnly={isWorking}
        placeholder={t(hasAnswered ? 'placeholderNext' : 'placeholder')}
        onChange={(event) => onChange(event.target.value)}
        onClick={unfold}
        onKeyDown={handleKey}
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong ? `${id}-count` : undefined}
        className={joinClasses(
          'block field-sizing-content w-0 min-w-36 grow resize-none bg-transparent px-3 py-2 text-base outline-none placeholder:truncate read-only:text-soft max-lg:@max-md/ask:px-1.5 max-lg:@max-md/ask:placeholder:text-sm lg:@max-md/ask:basis-full',
          isFolded && props.lead !== undefined
            ? 'mb-2 max-h-8 overflow-hidden pb-0'
            : 'max-h-[min(10rem,20dvh)]',
        )}
      />
      <Facts
        {...props}
        counterId={isCounted ? `${id}-count` : null}
        isTooLong={isTooLong}
        isFolded={isFolded}
      />
      {isWorking ? null : props.examples}
      {isWorking ? (
        <button type="button" onClick={onStop} aria-label={t('stop')} className={ROUND}>
          <Square className="size-3.5 fill-current" aria-hidden="true" />
        </button>
      ) : (
        <button type="submit" disabled={!canSend} aria-label={t('send')} className={ROUND}>
          <ArrowUp className="size-5" aria-hidden="true" />
        </button>
      )}
    </form>
  );
}

/**
 * Below the page, a request that was sent takes one line until it is written on: after a refusal it is still there, and
 * the page needs the room.
 */
function useFold({ value, isWorking }: AskBarProps, box: RefObject<HTMLTextAreaElement | null>) {
  const [sent, setSent] = useState('');
  if (isWorking && sent !== value) setSent(value);
  const isFolded = value !== '' && value === sent;
  useEffect(() => {
    if (isFolded) box.current?.scrollTo(0, 0);
  }, [isFolded, box]);
  return { isFolded, unfold: () => setSent('') };
}

interface FactsProps extends AskBarProps {
  /** Null while the text is far from its limit. */
  counterId: string | null;
  isTooLong: boolean;
  isFolded: boolean;
}

/**
 * What may change, the cost, the balance and the sound. On phones they have a row of their own, which an empty or folded
 * bar does without: the page needs the room. In a panel they share their row with the buttons, so that the text has its width.
 */
function Facts(props: FactsProps) {
  const { value, counterId, isTooLong, isFolded, isSoundOn } = props;
  const t = useTranslations('builderAsk');
  const hasScope = props.target !== null || props.offer !== null;
  return (
    <div
      className={joinClasses(
        'flex h-10 min-w-0 items-center gap-2 pl-2 text-xs lg:@max-md/ask:gap-0.5 text-soft max-lg:@max-md/ask:order-last max-lg:@max-md/ask:basis-full @max-md/ask:pl-3 lg:@max-md/ask:w-0 lg:@max-md/ask:grow',
        (value === '' || isFolded) && props.target === null ? 'max-lg:@max-md/ask:hidden' : null,
      )}
    >
      <Scope {...props} />
      <Cost {...props} isTight={counterId !== null} hasScope={hasScope} />
      {counterId === null ? null : (
        <span
          id={counterId}
          className={joinClasses('whitespace-nowrap', isTooLong ? 'text-danger' : null)}
          role={isTooLong ? 'alert' : undefined}
        >
          {t('tooLong', { count: value.length, max: MAX_PROMPT })}
        </span>
      )}
      <span className="grow" />
      <IconButton
        label={t(isSoundOn ? 'soundOn' : 'soundOff')}
        onClick={props.onToggleSound}
        className={hasScope ? 'lg:@max-md/ask:hidden' : ''}
      >
        {isSoundOn ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
      </IconButton>
    </div>
  );
}

interface CostProps extends Pick<AskBarProps, 'credits' | 'freePages'> {
  isTight: boolean;
  hasScope: boolean;
}

/** What a request costs and what is left, or what is free for a guest. */
function Cost({ credits, freePages, isTight, hasScope }: CostProps) {
  const t = useTranslations('builderAsk');
  const rest = joinClasses(
    'truncate',
    isTight ? '@max-md/ask:hidden' : null,
    hasScope ? '@max-3xl/ask:hidden' : null,
  );
  if (credits === null) {
    const text = freePages > 0 ? t('firstPage', { pages: freePages }) : t('signedOut');
    return <span className={rest}>{text}</span>;
  }
  return (
    <>
      <span
        className={joinClasses(
          'shrink-0',
          credits === 0 ? 'font-medium text-danger' : null,
          // A count leaves room for what is to change, or for what it costs.
          isTight && hasScope ? 'lg:@max-md/ask:hidden' : null,
        )}
      >
        {t('cost')}
      </span>
      <span className={rest}>
        <span aria-hidden="true" className="mr-2 lg:@max-md/ask:mx-1">
          ·
        </span>
        {t('balance', { credits })}
      </span>
    </>
  );
}

/** What may change: the whole page, or what is selected when the person says so. */
function Scope({ target, onDropTarget, offer, isWorking }: AskBarProps) {
  const t = useTranslations('builderAsk');
  if (target !== null) {
    return (
      <span className={joinClasses(SCOPE, 'bg-marine-wash pl-2.5 text-marine-strong')}>
        <span className="truncate">{t('target', { name: target })}</span>
        <button
          type="button"
          aria-label={t('dropTarget')}
          onClick={onDropTarget}
          className="grid size-7 shrink-0 place-items-center rounded-full hover:bg-hover pointer-coarse:size-10"
        >
          <X className="size-3.5" aria-hidden="true" />
        </button>
      </span>
    );
  }
  if (offer === null || isWorking) return null;
  return (
    <button
      type="button"
      onClick={offer.take}
      className={joinClasses(SCOPE, 'gap-1.5 border border-edge px-2.5 text-ink hover:bg-hover')}
    >
      <Crosshair className="size-3.5 shrink-0" aria-hidden="true" />
      <span className="truncate">{t('offerTarget', { name: offer.label })}</span>
    </button>
  );
}

const SCOPE =
  'flex h-7 min-w-0 max-w-56 items-center rounded-full @max-2xl:max-w-44 pointer-coarse:h-10';

const ROUND =
  'grid size-10 shrink-0 place-items-center rounded-full bg-marine text-on-marine transition-colors duration-150 ' +
  'hover:bg-marine-strong active:translate-y-px disabled:cursor-not-allowed disabled:bg-hover disabled:text-soft';
