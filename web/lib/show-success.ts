import { raiseToast, type ToastAction } from './toast-host.ts';

const SUCCESS_DURATION_MS = 2_000;
const WARNING_DURATION_MS = 4_000;

interface SuccessOptions {
  /** Longer where the toast offers a way back. */
  durationMs?: number;
  action?: ToastAction;
}

export function showSuccess(text: string, options: SuccessOptions = {}): void {
  const { durationMs = SUCCESS_DURATION_MS, action } = options;
  void raiseToast({ kind: 'success', text, durationMs, action });
}

/** A fact that is neither success nor failure. */
export function showInfo(text: string): void {
  void raiseToast({ kind: 'info', text, durationMs: SUCCESS_DURATION_MS });
}

/** Something went through, but not quite as one would expect. */
export function showWarning(text: string): void {
  void raiseToast({ kind: 'warning', text, durationMs: WARNING_DURATION_MS });
}
