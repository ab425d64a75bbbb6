import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { UserView } from '#contract/auth.ts';
import { users } from '#worker/db/schema/index.ts';
import { createAnonymousContext } from '#worker/testing/context.ts';
import { createUser, registerAndSignIn, registration } from '#worker/testing/factories.ts';
import { createClient } from '#worker/testing/request.ts';
import { signInWithGoogle } from './sign-in-with-google.ts';

async function creditsOf(email: string): Promise<number> {
  const answer = await createClient().post('/api/user/create', registration({ email }));
  return (await answer.json<{ user: UserView }>()).user.inferenceCredits;
}

function unique(): string {
  return crypto.randomUUID().slice(0, 8);
}

test('a second account of one mailbox gets no welcome credits: tags, gmail’s dots, upper case', async () => {
  const name = unique();
  expect(await creditsOf(`${name}@example.com`)).toBe(5);
  expect(await creditsOf(`${name}+1@example.com`)).toBe(0);
  expect(await creditsOf(`${name}.x@example.com`)).toBe(5);
  expect(await creditsOf(`ann.${name}@gmail.com`)).toBe(5);
  expect(await creditsOf(`a.n.n${name}+again@googlemail.com`)).toBe(0);
});

test('deleting the account and registering again gives no new welcome credits', async () => {
  const email = `${unique()}@example.com`;
  const { client, password } = await registerAndSignIn({ email });
  expect((await client.delete('/api/user', { password })).status).toBe(200);
  expect(await creditsOf(email)).toBe(0);
});

test('an account from before addresses were noted is noted when it is deleted', async () => {
  const email = `${unique()}@example.com`;
  const { client } = await registerAndSignIn({ email });
  await env.DB.exec('DELETE FROM welcomed_addresses');
  expect((await client.delete('/api/user', { password: 'correct horse battery' })).status).toBe(
    200,
  );
  expect(await creditsOf(email)).toBe(0);
});

test('many registrations of one mailbox at once are welcomed once', async () => {
  const name = unique();
  const credits = await Promise.all(
    [0, 1, 2].map(async (tag) => await creditsOf(`${name}+${tag}@example.com`)),
  );
  expect(credits.toSorted((a, b) => a - b)).toEqual([0, 0, 5]);
});

test('a first account with Google after one with a password gets none either', async () => {
  const name = unique();
  expect(await creditsOf(`${name}@gmail.com`)).toBe(5);
  const ctx = createAnonymousContext();
  const profile = {
    sub: unique(),
    email: `${name}+g@gmail.com`,
    name: 'Ann',
    isEmailVerified: true,
    hostedDomain: undefined,
  };
  const outcome = await signInWithGoogle({
    ctx,
    profile,
    device: { label: '', cookie: undefined, appOrigin: 'https://app.example' },
  });
  if (!outcome.ok) throw new Error(outcome.reason);
  const [user] = await ctx.db.select().from(users).where(eq(users.email, profile.email));
  expect((await ctx.ledger.balance(user?.id ?? '')).available).toBe(0);
});

test('an address that is taken, or a ledger that is silent, uses up nobody’s welcome', async () => {
  const email = `${unique()}@example.com`;
  await createUser({ email });
  expect((await createClient().post('/api/user/create', registration({ email }))).status).toBe(409);
  const tagged = email.replace('@', '+1@');
  expect(await creditsOf(tagged)).toBe(5);
  const LEDGER = {
    idFromName: () => 'id',
    get: () => ({ balance: () => Promise.reject(new Error()) }),
  };
  const silent = createClient({ settings: { LEDGER } });
  const again = registration({ email: email.replace('@', '+2@') });
  expect((await silent.post('/api/user/create', again)).status).toBe(503);
  expect(await creditsOf(again.email)).toBe(0);
});

test('no address can be read from what is kept', async () => {
  const email = `${unique()}@example.com`;
  await creditsOf(email);
  const { results } = await env.DB.prepare('SELECT * FROM welcomed_addresses').all();
  expect(JSON.stringify(results)).not.toContain(email.split('@')[0]);
});
