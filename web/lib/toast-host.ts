import { create } from 'zustand';

/** Whether anything was ever said: the app mounts the toaster then, so that no page pays for it before. */
export const useToastHost = create<{ isNeeded: boolean }>(() => ({ isNeeded: false }));

const { promise: mounted, resolve } = Promise.withResolvers<void>();

/** Has the toaster fetched and mounted, before anything is said. */
export function wantToaster(): void {
  useToastHost.setState({ isNeeded: true });
}

/** Called by the toaster once it listens: earlier toasts would be lost. */
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
}

/** Shows a toast, fetching the toaster for the first one. Screens call `showError` and `showSuccess`. */
export async function raiseToast({ kind, text, durationMs, action }: ToastRequest): Promise<void> {
  wantToaster();
  const [{ toast }] = await Promise.all([import('sonner'), mounted]);
  toast[kind](text, { duration: durationMs, action });
}
