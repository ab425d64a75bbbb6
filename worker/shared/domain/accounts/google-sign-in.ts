/** What Google's userinfo says about who signed in (developers.google.com/identity, oauth2/v2/userinfo). */
export interface GoogleProfile {
  sub: string;
  email: string;
  isEmailVerified: boolean;
  /** The Workspace domain, for accounts of one. */
  hostedDomain: string | undefined;
  name: string;
}

/** What is known here about the profile's subject and address. */
export interface KnownAccounts {
  /** An account is linked to this Google subject. */
  hasSubject: boolean;
  /** The account with this address, if any, and whether the visitor is signed in to it right now. */
  sameEmail: { googleSub: string | null; isSignedIn: boolean } | null;
}

/**
 * - `sign-in`: the account linked to the subject;
 * - `create`: a new account;
 * - `link`: Google proves whose address it is, so whoever set a password before proved nothing: the password
 *   goes and every session ends;
 * - `attach`: the owner of the account, signed in to it, adds Google.
 */
export type GoogleDecision =
  | 'sign-in'
  | 'create'
  | 'link'
  | 'attach'
  | 'refuse-unverified'
  | 'refuse-account-exists';

/** Decides by the subject first, and by the address only where Google is the authority on it. */
export function decideGoogleSignIn(profile: GoogleProfile, known: KnownAccounts): GoogleDecision {
  if (!profile.isEmailVerified) return 'refuse-unverified';
  if (known.hasSubject) return 'sign-in';
  const { sameEmail } = known;
  if (sameEmail === null) return 'create';
  if (sameEmail.googleSub !== null) return 'refuse-account-exists';
  if (sameEmail.isSignedIn) return 'attach';
  return isGoogleAuthoritative(profile) ? 'link' : 'refuse-account-exists';
}

/** Google runs the mailboxes of gmail.com and of Workspace domains; of others it only once mailed a code. */
function isGoogleAuthoritative({ email, hostedDomain }: GoogleProfile): boolean {
  return /@(?:gmail|googlemail)\.com$/.test(email) || (hostedDomain ?? '') !== '';
}
