import { translator } from '#web/i18n/language-store.ts';
import { isApiError } from './api-error.ts';
import { openSignIn } from './sign-in-prompt.ts';
import { raiseToast, type ToastAction } from './toast-host.ts';

const ERROR_DURATION_MS = 4_000;

/**
 * The one place that raises an error toast. Says `sentence` where the screen has its own, else the error's;
 * where a next step exists it is a button. A string is a sentence of its own; an abort is no error.
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

/** A sentence of its own that stays longer or shorter than errors do. */
export function showErrorFor(text: string, durationMs: number): void {
  void raiseToast({ kind: 'error', text, durationMs });
}

/** The sentence for any thrown value, in the interface's language. */
export function errorSentence(error: unknown): string {
  if (typeof error === 'string') return error;
  return isApiError(error) ? error.message : translator()('errors.unknown');
}

function signInAction(error: unknown): ToastAction | undefined {
  if (!isApiError(error) || !(error.openLogin || error.code === 'auth.required')) return undefined;
  return { label: translator()('errors.signIn'), onClick: () => openSignIn() };
}
