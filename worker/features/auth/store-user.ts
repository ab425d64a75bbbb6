import { Buffer } from 'node:buffer';
import { mailboxOf } from '#domain/accounts/mailbox.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { loadLastingKey } from './own-secret.ts';
import { insertUser, type UserRow } from './user-queries.ts';

/**
 * Stores a new account. A mailbox that was welcomed before gets an account without welcome credits (CRED-10). That
 * account has an id of ours, and its ledger is opened first: whatever fails afterwards, nobody finds a ledger that
 * still owes the welcome.
 */
export async function storeUser(
  ctx: ActorContext,
  user: UserRow,
): Promise<UserRow | 'email-taken' | 'id-taken'> {
  const mailboxHash = await hashMailbox(ctx, user.email);
  const outcome = await insertUser(ctx.db, user, { mailboxHash });
  if (outcome === 'inserted') return user;
  if (outcome !== 'welcomed-before') return outcome;
  const again = { ...user, id: ctx.newId() };
  await ctx.ledger.open(again.id, { isWelcome: false });
  ctx.log.info('auth.not-welcomed-again', { userId: again.id });
  const stored = await insertUser(ctx.db, again, { mailboxHash: null });
  return stored === 'inserted' ? again : 'email-taken';
}

/** HMAC-SHA-256 of the mailbox, in hex. The key keeps whoever reads the table from trying out addresses. */
export async function hashMailbox(
  ctx: Pick<ActorContext, 'config' | 'db' | 'now'>,
  email: string,
): Promise<string> {
  const secret = await loadLastingKey(ctx);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = new TextEncoder().encode(secret);
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  const mailbox = new TextEncoder().encode(mailboxOf(email));
  return Buffer.from(await crypto.subtle.sign('HMAC', key, mailbox)).toString('hex');
}
