import { useState, type KeyboardEvent } from 'react';
import { stepNumber, stepsFor, type NumberRule } from './number-rules.ts';

export interface DraftInput {
  value: string;
  /** False when the value cannot be taken; the field then says so and nothing changes. */
  onChange: (value: string) => boolean;
  /** While it is typed; null when the typing is given up. */
  onTry?: ((value: string | null) => void) | undefined;
  /** Enter makes a line break. */
  isLong?: boolean;
  /** Arrow keys step the number. */
  rule?: NumberRule | undefined;
}

/** A text that is typed: it counts when its field is left or at Enter; Escape gives the old value back. */
export function useDraft({ value, onChange, onTry, isLong = false, rule }: DraftInput) {
  const [draft, setDraft] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);

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
    const isTaken = next === value || onChange(next);
    setIsWrong(!isTaken);
    setDraft(isTaken ? null : next);
    if (!isTaken || next === value) onTry?.(null);
  }
  function finish(): void {
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
      finish();
    } else if (direction !== 0 && rule) {
      const stepped = stepNumber(draft ?? value, direction * stepsFor(event), rule);
      if (stepped === null) return;
      event.preventDefault();
      change(stepped);
    }
  }
  return { shown: draft ?? value, isWrong, change, drop, keep, finish, handleKey };
}
