import { create } from 'zustand';

/** Whether anything was ever said: the app mounts the toaster then, so that no page pays for it before. */
export const useToastHost = create<{ isNeeded: boolean }>(() => ({ isNeeded: false }));

const { promise: mounted, resolve } = Promise.withResolvers<void>();

/** Called by the toaster once it listens: earlier toasts would be lost. */
export const markToasterMounted = resolve;

interface ToastRequest {
  kind: 'success' | 'error';
  text: string;
  durationMs: number;
  action?: { label: string; onClick: () => void } | undefined;
}

/** Shows a toast, fetching the toaster for the first one. Screens call `showError` and `showSuccess`. */
export async function raiseToast({ kind, text, durationMs, action }: ToastRequest): Promise<void> {
  useToastHost.setState({ isNeeded: true });
  const [{ toast }] = await Promise.all([import('sonner'), mounted]);
  toast[kind](text, { duration: durationMs, action });
}
