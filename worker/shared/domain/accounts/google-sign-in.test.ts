import { expect, test } from 'vitest';
import {
  decideGoogleSignIn,
  type GoogleDecision,
  type GoogleProfile,
  type KnownAccounts,
} from './google-sign-in.ts';

type Address = Pick<GoogleProfile, 'email' | 'hostedDomain'>;

const NONE = { hasSubject: false, sameEmail: null };
const PASSWORD = { hasSubject: false, sameEmail: { googleSub: null, isSignedIn: false } };
const OTHER_SUBJECT = { hasSubject: false, sameEmail: { googleSub: 'other', isSignedIn: false } };
const LINKED = { hasSubject: true, sameEmail: { googleSub: 'sub', isSignedIn: false } };
const OWN = { hasSubject: false, sameEmail: { googleSub: null, isSignedIn: true } };

const GMAIL = { email: 'ada@gmail.com', hostedDomain: undefined };
const WORKSPACE = { email: 'ada@example.com', hostedDomain: 'example.com' };
const FOREIGN = { email: 'ada@example.com', hostedDomain: undefined };

test.each<[string, Address, boolean, KnownAccounts, GoogleDecision]>([
  ['a new visitor', GMAIL, true, NONE, 'create'],
  ['a new visitor with a foreign address', FOREIGN, true, NONE, 'create'],
  ['a new visitor, unverified', GMAIL, false, NONE, 'refuse-unverified'],
  ['a linked account', FOREIGN, true, LINKED, 'sign-in'],
  ['a linked account, unverified', FOREIGN, false, LINKED, 'refuse-unverified'],
  ['a password account at gmail.com', GMAIL, true, PASSWORD, 'link'],
  ['a password account in a Workspace', WORKSPACE, true, PASSWORD, 'link'],
  ['a password account elsewhere', FOREIGN, true, PASSWORD, 'refuse-account-exists'],
  ['a password account, unverified', GMAIL, false, PASSWORD, 'refuse-unverified'],
  ['a password account elsewhere, unverified', FOREIGN, false, PASSWORD, 'refuse-unverified'],
  ['an address of another subject', GMAIL, true, OTHER_SUBJECT, 'refuse-account-exists'],
  [
    'an address of another subject, elsewhere',
    FOREIGN,
    true,
    OTHER_SUBJECT,
    'refuse-account-exists',
  ],
  ['the account signed in to', FOREIGN, true, OWN, 'attach'],
  ['the account signed in to, unverified', FOREIGN, false, OWN, 'refuse-unverified'],
])('%s', (_name, address, isEmailVerified, known, decision) => {
  const profile = { sub: 'sub', name: 'Ada', isEmailVerified, ...address };
  expect(decideGoogleSignIn(profile, known)).toBe(decision);
});
