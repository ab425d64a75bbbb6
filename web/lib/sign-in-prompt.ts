import { create } from 'zustand';
import { hasAccount } from './known-visitor.ts';

/** What a guest wanted to do with the page when the account was asked for. */
export type SignInPurpose = 'ask' | 'save' | 'view' | 'publish' | 'export';

export type SignInMode = 'login' | 'register';

interface SignInRequest {
  /** What the visitor typed before. The dialog shows it, so that they see that it is kept. */
  keptPrompt?: string;
  /** Set when the account is asked for over a guest's page: the dialog then offers to keep the page. */
  purpose?: SignInPurpose;
  /** The form that is shown first; by default to sign in, and over a guest's page that of `likelyMode`. */
  mode?: SignInMode;
  /** Where a sign-in at Google leads back to; by default the page that is open. */
  returnPath?: string;
  onSignedIn?: () => void;
}

interface SignInPrompt {
  isOpen: boolean;
  /** True once it was opened; the dialog stays mounted, so that it can animate while it closes. */
  wasOpened: boolean;
  keptPrompt: string;
  purpose: SignInPurpose | null;
  mode: SignInMode;
  returnPath: string | undefined;
  onSignedIn: (() => void) | null;
}

/** The state of the sign-in dialog, which the shell renders. */
export const useSignInPrompt = create<SignInPrompt>(() => ({
  isOpen: false,
  wasOpened: false,
  keptPrompt: '',
  purpose: null,
  mode: 'login',
  returnPath: undefined,
  onSignedIn: null,
}));

/** The form that a visitor probably needs: newcomers to this browser register. */
export function likelyMode(): SignInMode {
  return hasAccount() ? 'login' : 'register';
}

/** Opens the sign-in dialog. `onSignedIn` runs once after a successful sign-in. */
export function openSignIn({
  keptPrompt = '',
  purpose,
  mode = purpose === undefined ? 'login' : likelyMode(),
  returnPath,
  onSignedIn,
}: SignInRequest = {}): void {
  useSignInPrompt.setState({
    isOpen: true,
    wasOpened: true,
    keptPrompt,
    purpose: purpose ?? null,
    mode,
    returnPath,
    onSignedIn: onSignedIn ?? null,
  });
}

/** The texts stay while the dialog leaves. */
export function closeSignIn(): void {
  useSignInPrompt.setState({ isOpen: false, onSignedIn: null });
}

/** Closes the dialog and continues what it had interrupted. */
export function completeSignIn(): void {
  const { onSignedIn } = useSignInPrompt.getState();
  closeSignIn();
  onSignedIn?.();
}
