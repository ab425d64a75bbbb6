import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { createUser, registerAndSignIn } from '#worker/testing/factories.ts';
import { createClient } from '#worker/testing/request.ts';
import { sha256Hex } from './digest.ts';
import { hashPassword } from './password-hash.ts';

const QUARTER_HOUR_MS = 15 * 60_000;
const CHEAP = { cost: 16, blockSize: 1, parallelization: 1 };

afterEach(() => {
  vi.restoreAllMocks();
});

async function openGuard(email = `${crypto.randomUUID()}@example.com`) {
  return env.AUTH_GUARD.get(env.AUTH_GUARD.idFromName(await sha256Hex(email)));
}

/** Failures that the guard of an address has counted: one for each hash of a wrong password. */
async function countHashes(email: string): Promise<number> {
  return await runInDurableObject(await openGuard(email), (_guard, state) => {
    const counts = [...state.storage.kv.list<{ failures: number }>({ prefix: 'failures:' })];
    return counts.reduce((sum, [, { failures }]) => sum + failures, 0);
  });
}

test('1,000 wrong logins, 50 at a time, cost at most 12 hashes, and the owner still gets in', async () => {
  const { client: owner, email, password } = await registerAndSignIn();
  const statuses = new Map<number, number>();
  async function attack(): Promise<void> {
    const stranger = createClient();
    const { status } = await stranger.post('/api/login', { email, password: 'a wrong guess' });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  async function attackInWaves(count: number): Promise<void> {
    for (let wave = 0; wave < count; wave += 1)
      await Promise.all(Array.from({ length: 50 }, attack));
  }
  await attackInWaves(10);
  const [ownLogin] = await Promise.all([
    owner.post('/api/login', { email, password }),
    attackInWaves(10),
  ]);
  expect(ownLogin.status).toBe(200);
  expect((statuses.get(401) ?? 0) + (statuses.get(429) ?? 0)).toBe(1_000);
  expect(statuses.get(401) ?? 0).toBeLessThanOrEqual(12);
  expect(await countHashes(email)).toBe(statuses.get(401) ?? 0);
}, 120_000);

test('whenever strangers try within a quarter of an hour, no more than 12 hashes are made', async () => {
  const guard = await openGuard();
  const hash = hashPassword('right', CHEAP);
  const start = Date.now();
  const outcomes: string[] = [];
  for (let atMs = 0; atMs < QUARTER_HOUR_MS; atMs += 1_000) {
    vi.spyOn(Date, 'now').mockReturnValue(start + atMs);
    outcomes.push((await guard.check({ password: 'wrong', hash })).outcome);
  }
  expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(12);
});

test('after the fifth failure even the right password must wait, unless the device is known', async () => {
  const guard = await openGuard();
  const hash = hashPassword('right', CHEAP);
  for (let index = 0; index < 5; index += 1) await guard.check({ password: 'wrong', hash });
  expect(await guard.check({ password: 'right', hash })).toEqual({
    outcome: 'wait',
    retryAfterSeconds: 4,
  });
  expect(await guard.check({ password: 'right', hash, deviceId: 'known' })).toMatchObject({
    outcome: 'right',
  });
  expect(await guard.check({ password: 'right', hash })).toMatchObject({ outcome: 'wait' });
});

test('failures of a known device count too, apart from the others', async () => {
  const guard = await openGuard();
  const hash = hashPassword('right', CHEAP);
  for (let index = 0; index < 5; index += 1) {
    await guard.check({ password: 'wrong', hash, deviceId: 'lost' });
  }
  expect(await guard.check({ password: 'right', hash, deviceId: 'lost' })).toMatchObject({
    outcome: 'wait',
  });
  expect(await guard.check({ password: 'right', hash })).toMatchObject({ outcome: 'right' });
});

test('a success starts the count over, and so does a proof by mail', async () => {
  const guard = await openGuard();
  const hash = hashPassword('right', CHEAP);
  const fail = async (times: number) => {
    for (let index = 0; index < times; index += 1) await guard.check({ password: 'wrong', hash });
  };
  await fail(4);
  await guard.check({ password: 'right', hash });
  await fail(5);
  expect(await guard.check({ password: 'right', hash })).toMatchObject({ outcome: 'wait' });
  await guard.forgive();
  expect(await guard.check({ password: 'right', hash })).toMatchObject({ outcome: 'right' });
});

test('nothing is left of the failures of an address a day after the last one', async () => {
  const guard = await openGuard();
  const hash = hashPassword('right', CHEAP);
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now);
  await guard.check({ password: 'wrong', hash });
  await guard.check({ password: 'wrong', hash, deviceId: 'lost' });
  const readAll = () =>
    runInDurableObject(guard, async (_guard, { storage }) => ({
      alarm: await storage.getAlarm(),
      counts: [...storage.kv.list()].length,
    }));
  expect(await readAll()).toEqual({ alarm: now + 24 * 60 * 60_000, counts: 2 });
  expect(await runDurableObjectAlarm(guard)).toBe(true);
  expect(await readAll()).toEqual({ alarm: null, counts: 0 });
});

test('an unknown address is counted and made to wait like a known one', async () => {
  const known = await createUser({ passwordHash: hashPassword('right', CHEAP) });
  const answers: unknown[][] = [];
  for (const email of [known.email, `${crypto.randomUUID()}@example.com`]) {
    const statuses: unknown[] = [];
    for (let index = 0; index < 7; index += 1) {
      const response = await createClient().post('/api/login', { email, password: 'wrong' });
      statuses.push([response.status, (await response.json<{ code: string }>()).code]);
    }
    answers.push([...statuses, await countHashes(email)]);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toContainEqual([429, 'auth.busy']);
});

test("another address's device cookie opens no extra counter", async () => {
  const { client, email } = await registerAndSignIn();
  const { email: victim } = await registerAndSignIn();
  for (let index = 0; index < 5; index += 1) {
    await createClient().post('/api/login', { email: victim, password: 'wrong' });
  }
  expect(email).not.toBe(victim);
  const response = await client.post('/api/login', { email: victim, password: 'wrong' });
  expect(response.status).toBe(429);
});
