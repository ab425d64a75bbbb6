import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { ConsoleState } from '#contract/operator.ts';
import {
  CONSOLE_LIMITS,
  decideEntry,
  isOperator,
  toConsoleCode,
} from '#domain/accounts/console-session.ts';
import { consoleCodeMail } from '#messages/operator-mails.ts';
import { operatorSessions } from '#worker/db/schema/index.ts';
import { sha256Hex } from '#worker/features/auth/auth-client.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import type { SessionIdentity } from '#worker/http/session-identity.ts';
import { logAct, type OperatorContext } from './act-queries.ts';

const MINUTE_MS = 60_000;

/** The session of an operator. To everybody else the console does not exist: throws `request.not-found`. */
export function requireOperator(ctx: ActorContext): SessionIdentity {
  const session = ctx.actor.kind === 'user' ? ctx.actor.session : null;
  if (session !== null && isOperator(ctx.config.OPERATORS, session.user.email)) return session;
  throw new AppError('request.not-found');
}

/** The operator's session whose console is open; throws `operator.locked`. */
export async function requireOpenConsole(ctx: ActorContext): Promise<SessionIdentity> {
  const session = requireOperator(ctx);
  if ((await readConsole(ctx)).state === 'open') return session;
  throw new AppError('operator.locked');
}

/** What the verbs of an operator get; `origin` is the app's own. */
export function toOperatorContext(ctx: ActorContext, origin: string): OperatorContext {
  return { ...ctx, operator: requireOperator(ctx).user.email, origin };
}

/** Whether this session's console is open, and until when. */
export async function readConsole(ctx: ActorContext): Promise<ConsoleState> {
  const { idHash } = requireOperator(ctx);
  const row = await ctx.db.query.operatorSessions.findFirst({
    where: and(
      eq(operatorSessions.sessionIdHash, idHash),
      gt(operatorSessions.openUntil, ctx.now()),
    ),
  });
  return row === undefined ? { state: 'locked' } : { state: 'open', until: row.openUntil };
}

/**
 * Mails a code to the operator. It works once, for ten minutes, in this session only; an earlier one ends. Throws
 * `auth.not-configured` without mail, `server.unavailable` when it could not be sent.
 */
export async function requestCode(ctx: ActorContext): Promise<void> {
  const { idHash, user } = requireOperator(ctx);
  if (!ctx.mail.enabled) throw new AppError('auth.not-configured');
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const code = toConsoleCode(random);
  const waiting = {
    codeHash: await hashCode(idHash, code),
    codeExpiresAt: ctx.now() + CONSOLE_LIMITS.codeMs,
    attempts: 0,
  };
  await ctx.db
    .insert(operatorSessions)
    .values({ sessionIdHash: idHash, ...waiting })
    .onConflictDoUpdate({ target: operatorSessions.sessionIdHash, set: waiting });
  const minutes = CONSOLE_LIMITS.codeMs / MINUTE_MS;
  const mail = consoleCodeMail(ctx.locale, { code, minutes });
  try {
    await ctx.mail.send({ to: user.email, ...mail });
  } catch (cause) {
    throw new AppError('server.unavailable', { cause });
  }
}

/** Opens the console of this session for half an hour. Throws `operator.code-wrong`, `operator.code-over`. */
export async function enterConsole({
  ctx,
  input,
}: {
  ctx: ActorContext;
  input: { code: string };
}): Promise<ConsoleState> {
  const { idHash, user } = requireOperator(ctx);
  const isThis = eq(operatorSessions.sessionIdHash, idHash);
  // Counted before it is compared, so that parallel guesses share the five attempts.
  const [facts] = await ctx.db
    .update(operatorSessions)
    .set({ attempts: sql`${operatorSessions.attempts} + 1` })
    .where(isThis)
    .returning();
  const codeHash = await hashCode(idHash, input.code);
  const entry = decideEntry(facts, { codeHash, now: ctx.now() });
  if (entry !== 'open') {
    ctx.log.security('sec.console_refused', { userId: user.id, entry });
    throw new AppError(entry === 'wrong' ? 'operator.code-wrong' : 'operator.code-over');
  }
  await logAct({ ...ctx, operator: user.email }, { act: 'enter' });
  const until = ctx.now() + CONSOLE_LIMITS.openMs;
  const opened = await ctx.db
    .update(operatorSessions)
    .set({ codeHash: '', openUntil: until })
    .where(and(isThis, eq(operatorSessions.codeHash, codeHash)))
    .returning({ openUntil: operatorSessions.openUntil });
  if (opened.length === 0) throw new AppError('operator.code-over');
  return { state: 'open', until };
}

/** Closes the console of this session. */
export async function leaveConsole(ctx: ActorContext): Promise<void> {
  const { idHash } = requireOperator(ctx);
  await ctx.db.delete(operatorSessions).where(eq(operatorSessions.sessionIdHash, idHash));
}

/** Deletes consoles that are closed and codes that have expired. Meant to be run on a schedule. */
export async function forgetConsoles({ db, now }: Pick<ActorContext, 'db' | 'now'>): Promise<void> {
  await db
    .delete(operatorSessions)
    .where(and(lte(operatorSessions.openUntil, now()), lte(operatorSessions.codeExpiresAt, now())));
}

/** The session is part of it, so that a code is worth nothing in another one. */
async function hashCode(sessionIdHash: string, code: string): Promise<string> {
  return await sha256Hex(`${sessionIdHash}:${code}`);
}
