import { translator } from '#web/i18n/language-store.ts';
import { isApiError } from './api-error.ts';
import { openSignIn } from './sign-in-prompt.ts';
import { raiseToast, type ToastAction } from './toast-host.ts';

const ERROR_DURATION_MS = 4_000;

/**
 * The one place that shows error toasts. Shows `sentence` if there is one, else the error's own sentence, and
 * the next step as a button where there is one. A string is shown as it is; an abort is not an error.
 */
export function showError(error: unknown, sentence?: string, action?: ToastAction): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  void raiseToast({
    kind: 'error',
    text: sentence ?? errorSentence(error),
    durationMs: ERROR_DURATION_MS,
    action: action ?? signInAction(error),
  });
}

/** Shows an error for another time than the usual one. */
export function showErrorFor(text: string, durationMs: number): void {
  void raiseToast({ kind: 'error', text, durationMs });
}

/** Shows an error at the upper edge, where it covers nothing that was being worked on. */
export function showErrorOnTop(text: string): void {
  void raiseToast({ kind: 'error', text, durationMs: ERROR_DURATION_MS, isOnTop: true });
}

/** The sentence for any thrown value, in the language of the interface. */
export function errorSentence(error: unknown): string {
  if (typeof error === 'string') return error;
  return isApiError(error) ? error.message : translator()('errors.unknown');
}

function signInAction(error: unknown): ToastAction | undefined {
  if (!isApiError(error) || !(error.openLogin || error.code === 'auth.required')) return undefined;
  return { label: translator()('errors.signIn'), onClick: () => openSignIn() };
}
