import { state } from './state.ts';

/** A dialog of the page would stop the editor: while the page is edited it asks nothing. */
export function silenceDialogs(): void {
  replace('alert', undefined);
  replace('confirm', false);
  replace('prompt', null);
  replace('print', undefined);
}

function replace(name: 'alert' | 'confirm' | 'prompt' | 'print', answer: unknown): void {
  const native = window[name] as (...args: unknown[]) => unknown;
  const { apply } = Reflect;
  Object.assign(window, {
    [name]: (...args: unknown[]) => (state.mode === 'use' ? apply(native, window, args) : answer),
  });
}
