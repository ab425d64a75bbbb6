import { raiseToast, type ToastAction } from './toast-host.ts';

const SUCCESS_DURATION_MS = 2_000;
const WARNING_DURATION_MS = 4_000;

export interface SuccessOptions {
  /** Longer when the toast has a button, for example Undo. */
  durationMs?: number;
  action?: ToastAction;
}

export function showSuccess(text: string, options: SuccessOptions = {}): void {
  const { durationMs = SUCCESS_DURATION_MS, action } = options;
  void raiseToast({ kind: 'success', text, durationMs, action });
}

/** For information that is neither success nor failure. */
export function showInfo(text: string): void {
  void raiseToast({ kind: 'info', text, durationMs: SUCCESS_DURATION_MS });
}

/** For something that worked, but not quite as expected. */
export function showWarning(text: string): void {
  void raiseToast({ kind: 'warning', text, durationMs: WARNING_DURATION_MS });
}
