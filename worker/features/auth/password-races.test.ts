import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sessions, users } from '#worker/db/schema/index.ts';
import { createAnonymousContext, type TestContext } from '#worker/testing/context.ts';
import { createUser, registerAndSignIn, TEST_PASSWORD } from '#worker/testing/factories.ts';
import { changePassword } from './change-password.ts';
import { loginUser } from './login-user.ts';
import { hashPassword } from './password-hash.ts';
import { insertReset } from './reset-queries.ts';
import { randomToken, sha256Hex } from './digest.ts';
import { resetPassword } from './reset-password.ts';
import { resolveSession } from './resolve-session.ts';

const NEW_PASSWORD = 'a quieter sea tonight';
const THIRD_PASSWORD = 'and a third one, never set';
const MINUTE_MS = 60_000;
const DEVICE = { label: '', cookie: undefined, appOrigin: 'http://localhost' };

/** Runs `meanwhile` once, when a right password has been found right and nothing has come of it yet. */
function interrupted(meanwhile: (ctx: TestContext) => Promise<void>): TestContext {
  const ctx = createAnonymousContext();
  const { passwords } = ctx;
  let isFirst = true;
  ctx.passwords = {
    ...passwords,
    check: async (attempt) => {
      const verdict = await passwords.check(attempt);
      if (isFirst) await meanwhile(createAnonymousContext());
      isFirst = false;
      return verdict;
    },
  };
  return ctx;
}

async function resetByMail(ctx: TestContext, userId: string): Promise<void> {
  const token = randomToken();
  const createdAt = ctx.now();
  const tokenHash = await sha256Hex(token);
  await insertReset(ctx.db, { tokenHash, userId, createdAt, expiresAt: createdAt + MINUTE_MS });
  await resetPassword({ ctx, input: { token, newPassword: NEW_PASSWORD } });
}

async function passwordIs(email: string, password: string): Promise<boolean> {
  const ctx = createAnonymousContext();
  const row = await ctx.db.query.users.findFirst({ where: eq(users.email, email) });
  const hash = row?.passwordHash ?? null;
  return (await ctx.passwords.check({ email, password, hash })).outcome === 'right';
}

test('a sign-in with the old password that a reset overtakes gets no session', async () => {
  const { userId, email } = await registerAndSignIn();
  const ctx = interrupted((other) => resetByMail(other, userId));
  const input = { email, password: TEST_PASSWORD };
  await expect(loginUser({ ctx, input, device: DEVICE })).rejects.toMatchObject({
    code: 'auth.credentials',
  });
  expect(await ctx.db.query.sessions.findMany({ where: eq(sessions.userId, userId) })).toEqual([]);
});

test('a sign-in that the deletion of the account overtakes is refused like any other', async () => {
  const { userId, email } = await registerAndSignIn();
  const ctx = interrupted(async ({ db }) => {
    await db.delete(users).where(eq(users.id, userId));
  });
  const input = { email, password: TEST_PASSWORD };
  await expect(loginUser({ ctx, input, device: DEVICE })).rejects.toMatchObject({
    code: 'auth.credentials',
  });
});

test('renewing an outdated hash never brings back a password that was replaced meanwhile', async () => {
  const outdated = { cost: 1_024, blockSize: 8, parallelization: 1 };
  const { id, email } = await createUser({ passwordHash: hashPassword(TEST_PASSWORD, outdated) });
  const ctx = interrupted((other) => resetByMail(other, id));
  const input = { email, password: TEST_PASSWORD };
  await expect(loginUser({ ctx, input, device: DEVICE })).rejects.toMatchObject({
    code: 'auth.credentials',
  });
  expect(await passwordIs(email, NEW_PASSWORD)).toBe(true);
});

test('a password change that a reset overtakes changes nothing', async () => {
  const { client, userId, email } = await registerAndSignIn();
  const ctx = interrupted((other) => resetByMail(other, userId));
  const request = new Request('http://localhost/', {
    headers: { cookie: `sid=${client.cookies.get('sid')}` },
  });
  const session = await resolveSession({ db: ctx.db, request, now: ctx.now() });
  if (session === null) throw new Error('not signed in');
  const input = { currentPassword: TEST_PASSWORD, newPassword: THIRD_PASSWORD };
  await expect(
    changePassword({ ctx: { ...ctx, actor: { kind: 'user', session } }, input }),
  ).rejects.toMatchObject({ code: 'auth.password-wrong' });
  expect(await passwordIs(email, NEW_PASSWORD)).toBe(true);
});
