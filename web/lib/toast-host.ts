import { create } from 'zustand';

/** Whether a toast was shown yet. Only then is the toaster mounted, so that pages do not load it in vain. */
export const useToastHost = create<{ isNeeded: boolean }>(() => ({ isNeeded: false }));

const { promise: mounted, resolve } = Promise.withResolvers<void>();

/** Loads and mounts the toaster before the first toast. */
export function wantToaster(): void {
  useToastHost.setState({ isNeeded: true });
}

/** Called by the toaster when it is ready; toasts before that would be lost. */
export const markToasterMounted = resolve;

export interface ToastAction {
  label: string;
  onClick: () => void;
}

interface ToastRequest {
  kind: 'success' | 'info' | 'warning' | 'error';
  text: string;
  durationMs: number;
  action?: ToastAction | undefined;
  /** At the upper edge in the middle, instead of at the lower right. */
  isOnTop?: boolean;
}

/** Shows a toast and loads the toaster for the first one. Screens call `showError` and `showSuccess` instead. */
export async function raiseToast(request: ToastRequest): Promise<void> {
  const { kind, text, durationMs, action, isOnTop = false } = request;
  wantToaster();
  const [{ toast }] = await Promise.all([import('sonner'), mounted]);
  toast[kind](text, {
    duration: durationMs,
    action,
    ...(isOnTop ? { position: 'top-center' } : {}),
  });
}
