import type { KeyboardEvent } from 'react';

/** ↑ and ↓ on a row's button (`data-row`) move the focus to the neighbouring row. */
export function walkRows(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const list = event.currentTarget.closest('ul, ol');
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const at = rows.indexOf(event.currentTarget);
  event.preventDefault();
  rows[Math.min(Math.max(at + step, 0), rows.length - 1)]?.focus();
}
