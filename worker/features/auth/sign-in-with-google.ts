import { gravatarUrl } from '#domain/accounts/email.ts';
import { decideGoogleSignIn, type GoogleProfile } from '#domain/accounts/google-sign-in.ts';
import { googleLinkedMail } from '#messages/mail-texts.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { admitUser } from './admit-user.ts';
import { sha256Hex } from './digest.ts';
import { attachGoogle, findUserByGoogle, takeOverByGoogle } from './google-queries.ts';
import type { Device, SignInStep } from './sign-in-step.ts';
import { forgetSessions } from './recent-sessions.ts';
import { logSecurity } from './security-log.ts';
import { mailLocale, sendNotice } from './send-notice.ts';
import { storeUser } from './store-user.ts';
import { findUserByEmail, type UserRow } from './user-queries.ts';

interface Call {
  ctx: ActorContext;
  profile: GoogleProfile;
  device: Device;
}

export type GoogleOutcome =
  | { ok: true; next: SignInStep }
  | { ok: false; reason: 'unverified' | 'account-exists' };

/**
 * Signs in the owner of a Google profile: to the linked account, to one that is safe to link (AUTH-8), or to a
 * new one.
 */
export async function signInWithGoogle({ ctx, profile, device }: Call): Promise<GoogleOutcome> {
  const account = await findAccount(ctx, profile);
  if (!('user' in account)) return { ok: false, reason: account.refused };
  return {
    ok: true,
    next: await admitUser(ctx, { row: account.user, method: 'google', device }),
  };
}

type Account = { user: UserRow } | { refused: 'unverified' | 'account-exists' };

async function findAccount(ctx: ActorContext, profile: GoogleProfile): Promise<Account> {
  const linked = await findUserByGoogle(ctx.db, profile.sub);
  const sameEmail = await findUserByEmail(ctx.db, profile.email);
  const decision = decideGoogleSignIn(profile, {
    hasSubject: linked !== undefined,
    sameEmail: sameEmail === undefined ? null : describeAccount(ctx, sameEmail),
  });
  switch (decision) {
    case 'refuse-unverified':
      return { refused: 'unverified' };
    case 'refuse-account-exists':
      return { refused: 'account-exists' };
    case 'create':
      return await createUser(ctx, profile);
    case 'sign-in':
      return toAccount(linked);
    case 'link':
      return await linkUser(ctx, sameEmail, profile.sub);
    case 'attach':
      return await attachUser(ctx, sameEmail, profile.sub);
  }
}

function describeAccount({ actor }: ActorContext, { id, googleSub }: UserRow) {
  return { googleSub, isSignedIn: actor.kind === 'user' && actor.session.user.id === id };
}

function toAccount(user: UserRow | undefined): Account {
  return user === undefined ? { refused: 'account-exists' } : { user };
}

async function createUser(ctx: ActorContext, profile: GoogleProfile): Promise<Account> {
  const now = ctx.now();
  const user: UserRow = {
    id: ctx.newId(),
    email: profile.email,
    name: profile.name,
    avatarUrl: gravatarUrl(await sha256Hex(profile.email)),
    passwordHash: null,
    googleSub: profile.sub,
    emailVerifiedAt: now,
    language: ctx.locale,
    createdAt: now,
    devicesSince: 0,
  };
  const stored = await storeUser(ctx, user);
  return typeof stored === 'string' ? { refused: 'account-exists' } : { user: stored };
}

async function linkUser(
  ctx: ActorContext,
  user: UserRow | undefined,
  googleSub: string,
): Promise<Account> {
  if (user === undefined) return { refused: 'account-exists' };
  await takeOverByGoogle(ctx.db, { userId: user.id, googleSub, now: ctx.now() });
  forgetSessions(user.id);
  ctx.log.security('sec.google_linked', { userId: user.id });
  await logSecurity(ctx, { userId: user.id, kind: 'google-linked' });
  sendNotice(ctx, { to: user.email, mail: googleLinkedMail(mailLocale(ctx, user.language)) });
  return { user: { ...user, googleSub, passwordHash: null } };
}

async function attachUser(
  ctx: ActorContext,
  user: UserRow | undefined,
  googleSub: string,
): Promise<Account> {
  if (user === undefined) return { refused: 'account-exists' };
  await attachGoogle(ctx.db, { userId: user.id, googleSub, now: ctx.now() });
  await logSecurity(ctx, { userId: user.id, kind: 'google-linked' });
  return { user: { ...user, googleSub } };
}
