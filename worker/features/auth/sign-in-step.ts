import type { UserView } from '#contract/auth.ts';
import type { StartedSession } from './start-session.ts';

/** The browser that signs in: its short name and the value of its device cookie, if any. */
export interface Device {
  label: string;
  cookie: string | undefined;
  /** Where the app is, for links that are mailed. */
  appOrigin: string;
}

export interface SignedIn extends StartedSession {
  step: 'done';
  user: UserView;
  /**
   * Value for the device cookie. It proves that this device signed in before, so its failures are counted
   * separately from those of strangers.
   */
  deviceToken: string;
}

/** `token` is the value of the cookie `code`. */
export type SignInStep = SignedIn | { step: 'code'; token: string };
