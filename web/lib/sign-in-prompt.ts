import { create } from 'zustand';

interface SignInPrompt {
  isOpen: boolean;
  /** True once it was opened; the dialog stays mounted, so that it can animate while it closes. */
  wasOpened: boolean;
  /** What the visitor typed before. The dialog shows it, so that they see that it is kept. */
  keptPrompt: string;
  onSignedIn: (() => void) | null;
}

/** The state of the sign-in dialog, which the shell renders. */
export const useSignInPrompt = create<SignInPrompt>(() => ({
  isOpen: false,
  wasOpened: false,
  keptPrompt: '',
  onSignedIn: null,
}));

/** Opens the sign-in dialog. `onSignedIn` runs once after a successful sign-in. */
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

/** Closes the dialog and continues what it had interrupted. */
export function completeSignIn(): void {
  const { onSignedIn } = useSignInPrompt.getState();
  closeSignIn();
  onSignedIn?.();
}
