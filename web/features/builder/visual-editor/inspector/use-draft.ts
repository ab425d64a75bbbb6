import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useFormatter } from 'use-intl';
import { useAwaited } from '../use-awaited.ts';
import { sayNumber, stepNumber, stepsFor, type NumberRule } from './number-rules.ts';

export interface DraftInput {
  value: string;
  /** What the value was read from, for one that comes a moment after a change: until another one is there, what was typed is shown. */
  source?: unknown;
  /** False when the value cannot be taken; the field then says so and nothing changes. */
  onChange: (value: string) => boolean;
  /** While it is typed; null when the typing is given up. */
  onTry?: ((value: string | null) => void) | undefined;
  /** Enter makes a line break. */
  isLong?: boolean;
  /** Arrow keys step the number. */
  rule?: NumberRule | undefined;
}

/**
 * A text that is typed: it counts when its field is left or at Enter; Escape gives the old value back. A number is
 * said in short (`said`) until its field has the focus: what is shown then is the whole value.
 */
export function useDraft({ value, source, onChange, onTry, isLong = false, rule }: DraftInput) {
  const [draft, setDraft] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const [isActive, setIsActive] = useState(false);
  const decimalSign = useDecimalSign();
  const [known, setAwaited] = useAwaited(value, source);
  const shown = draft ?? known;
  const isSaid = rule !== undefined && !isActive && draft === null;
  const said = isSaid ? sayNumber(shown, rule, decimalSign) : { text: shown, unit: '' };

  function change(next: string): void {
    setDraft(next);
    setIsWrong(false);
    onTry?.(next);
  }
  function drop(): void {
    setDraft(null);
    setIsWrong(false);
    onTry?.(null);
  }
  function keep(next: string): void {
    const isTaken = next === known || onChange(next);
    setIsWrong(!isTaken);
    setDraft(isTaken ? null : next);
    if (isTaken && next !== known) setAwaited(next);
    else onTry?.(null);
  }
  function finish(): void {
    setIsActive(false);
    if (draft !== null) keep(draft);
  }
  function handleKey(event: KeyboardEvent): void {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (event.key === 'Escape' && draft !== null) {
      event.preventDefault();
      event.stopPropagation();
      drop();
    } else if (event.key === 'Enter' && (!isLong || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (draft !== null) keep(draft);
    } else if (direction !== 0 && rule) {
      const stepped = stepNumber(shown, direction * stepsFor(event), rule);
      if (stepped === null) return;
      event.preventDefault();
      change(stepped);
    }
  }
  function activate({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>): void {
    if (rule === undefined) return;
    // The whole value has to be there before it can be selected.
    flushSync(() => setIsActive(true));
    currentTarget.select();
  }
  return { shown, said, isWrong, change, drop, keep, activate, finish, handleKey };
}

function useDecimalSign(): string {
  return useFormatter().number(0.5).slice(1, -1);
}
