import { raiseToast } from './toast-host.ts';

const SUCCESS_DURATION_MS = 2_000;

export function showSuccess(text: string): void {
  void raiseToast({ kind: 'success', text, durationMs: SUCCESS_DURATION_MS });
}

/** A fact that is neither success nor failure. */
export function showInfo(text: string): void {
  void raiseToast({ kind: 'info', text, durationMs: SUCCESS_DURATION_MS });
}
