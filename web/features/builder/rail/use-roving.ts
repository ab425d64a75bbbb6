import { type FocusEvent, type KeyboardEvent, useState } from 'react';

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * One tab stop for a column of buttons (`data-rail-item`), with the arrow keys from one to the next. `stop` is the
 * number of the button that Tab reaches.
 */
export function useRoving() {
  const [stop, setStop] = useState(0);
  function itemsOf(bar: Element): HTMLElement[] {
    return [...bar.querySelectorAll<HTMLElement>('[data-rail-item]')];
  }
  function handleKey(event: KeyboardEvent<HTMLElement>): void {
    const step = STEPS[event.key];
    const items = itemsOf(event.currentTarget);
    const at = items.findIndex((item) => item === event.target);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    items[step(at, items.length)]?.focus();
  }
  function handleFocus(event: FocusEvent<HTMLElement>): void {
    const at = itemsOf(event.currentTarget).findIndex((item) => item === event.target);
    if (at >= 0) setStop(at);
  }
  return { stop, handleKey, handleFocus };
}
