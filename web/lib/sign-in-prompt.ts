import { create } from 'zustand';

interface SignInPrompt {
  isOpen: boolean;
  /** Stays true, so that the dialog can close in its own time. */
  wasOpened: boolean;
  /** What the visitor typed before; shown so that it is seen to be kept. */
  keptPrompt: string;
  onSignedIn: (() => void) | null;
}

/** The one sign-in dialog; the shell renders it. */
export const useSignInPrompt = create<SignInPrompt>(() => ({
  isOpen: false,
  wasOpened: false,
  keptPrompt: '',
  onSignedIn: null,
}));

/** Opens the sign-in dialog; `onSignedIn` runs once after a successful sign-in. */
export function openSignIn(request: { keptPrompt?: string; onSignedIn?: () => void } = {}): void {
  useSignInPrompt.setState({
    isOpen: true,
    wasOpened: true,
    keptPrompt: request.keptPrompt ?? '',
    onSignedIn: request.onSignedIn ?? null,
  });
}

export function closeSignIn(): void {
  useSignInPrompt.setState({ isOpen: false, keptPrompt: '', onSignedIn: null });
}

/** Closes the dialog and continues what it interrupted. */
export function completeSignIn(): void {
  const { onSignedIn } = useSignInPrompt.getState();
  closeSignIn();
  onSignedIn?.();
}
