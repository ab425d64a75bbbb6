import {
  abortAllDurableObjects,
  evictDurableObject,
  runDurableObjectAlarm,
  runInDurableObject,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { LEDGER_LIMITS } from '#domain/credits/ledger-limits.ts';
import type { DeductCommand } from '#domain/credits/ledger-port.ts';
import { createLedger } from './ledger-client.ts';

const ledger = createLedger(env.LEDGER, { welcomeCredits: 5 });

afterEach(() => {
  vi.useRealTimers();
});

function newUser() {
  const userId = crypto.randomUUID();
  return { userId, stub: env.LEDGER.get(env.LEDGER.idFromName(userId)) };
}

async function give(userId: string, amount: number) {
  await ledger.post(userId, {
    opId: `gift:${amount}`,
    kind: 'adjustment',
    amount,
    description: 'adjustment',
    reference: '',
  });
}

async function movements(userId: string) {
  const { entries } = await ledger.transactions(userId, { limit: 200 });
  return entries.map(({ description, amount }) => [description, amount]);
}

function copiedRows(userId: string) {
  return env.DB.prepare(
    'SELECT seq, op_id AS opId, amount, balance_after AS balanceAfter, hash FROM ledger_entries WHERE user_id = ? ORDER BY seq',
  )
    .bind(userId)
    .all();
}

const spend = (opId: string): DeductCommand => ({
  opId,
  amount: 1,
  description: 'AI Inference',
  purpose: 'generation',
});

test('a new account is welcomed once, however often it is opened', async () => {
  const { userId } = newUser();
  await Promise.all([ledger.open(userId), ledger.open(userId), ledger.balance(userId)]);
  expect(await ledger.open(userId)).toEqual({ available: 5, posted: 5, held: 0, frozen: false });
  expect(await movements(userId)).toEqual([['welcome', 5]]);
});

test('1,000 parallel spends on 500 credits: exactly 500 succeed', { timeout: 60_000 }, async () => {
  const { userId } = newUser();
  await give(userId, 495);
  const outcomes = await Promise.all(
    Array.from({ length: 1_000 }, (_, index) => ledger.deduct(userId, spend(`deduct:${index}`))),
  );
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(500);
  expect(await ledger.balance(userId)).toEqual({ available: 0, posted: 0, held: 0, frozen: false });
  expect((await ledger.audit(userId)).violations).toEqual([]);
});

test('the same key 100 times at once makes one entry and one answer', async () => {
  const { userId } = newUser();
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, () => ledger.deduct(userId, spend('deduct:same'))),
  );
  const answers = new Set(
    outcomes.map((outcome) => JSON.stringify({ ...outcome, replayed: undefined })),
  );
  expect(answers.size).toBe(1);
  expect(await movements(userId)).toEqual([
    ['generation', -1],
    ['welcome', 5],
  ]);
});

test('an instance that is thrown away forgets nothing', async () => {
  const { userId, stub } = newUser();
  const first = await ledger.deduct(userId, spend('deduct:a'));
  await evictDurableObject(stub);
  expect(await ledger.deduct(userId, spend('deduct:a'))).toEqual({ ...first, replayed: true });
  await abortAllDurableObjects();
  expect((await ledger.balance(userId)).available).toBe(4);
});

test('a command that fails half way leaves no row', async () => {
  const { userId, stub } = newUser();
  await ledger.open(userId);
  await runInDurableObject(stub, (_instance, state) => {
    state.storage.sql.exec(
      `CREATE TRIGGER fault BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'fault'); END`,
    );
  });
  await expect(ledger.deduct(userId, spend('deduct:a'))).rejects.toMatchObject({
    code: 'server.unavailable',
  });
  await runInDurableObject(stub, (_instance, state) => {
    expect(state.storage.sql.exec('SELECT id FROM receipts').toArray()).toEqual([]);
    state.storage.sql.exec('DROP TRIGGER fault');
  });
  expect(await ledger.deduct(userId, spend('deduct:a'))).toMatchObject({
    ok: true,
    replayed: false,
  });
});

test.each(['UPDATE entries SET amount = 100', 'DELETE FROM entries'])(
  'the storage refuses "%s"',
  async (statement) => {
    const { userId, stub } = newUser();
    await ledger.open(userId);
    await runInDurableObject(stub, (_instance, state) => {
      expect(() => state.storage.sql.exec(statement)).toThrow('ledger entries');
    });
  },
);

test('an audit names a row that was changed behind the ledger', async () => {
  const { userId, stub } = newUser();
  await ledger.deduct(userId, spend('deduct:a'));
  await runInDurableObject(stub, (_instance, state) => {
    state.storage.sql.exec('DROP TRIGGER entries_never_change');
    state.storage.sql.exec('UPDATE entries SET amount = 50, balance_after = 50 WHERE seq = 1');
  });
  const { violations } = await ledger.audit(userId);
  expect(violations).toContain('entry 1 was changed');
});

test('the alarm returns a generation that nobody ended and a receipt that nobody used', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { userId, stub } = newUser();
  await ledger.claim(userId, { generationId: 'g', description: 'AI Inference' });
  await ledger.deduct(userId, spend('deduct:a'));
  vi.setSystemTime(Date.now() + LEDGER_LIMITS.receiptMs);
  await runDurableObjectAlarm(stub);
  expect(await ledger.balance(userId)).toEqual({ available: 5, posted: 5, held: 0, frozen: false });
  expect(await movements(userId)).toEqual([
    ['refund:unused', 1],
    ['refund:interrupted', 1],
    ['generation', -1],
    ['generation', -1],
    ['welcome', 5],
  ]);
  expect(await ledger.settle(userId, 'g')).toMatchObject({ ok: false, reason: 'expired' });
});

test('every entry reaches D1, and a restored D1 is filled again', async () => {
  const { userId } = newUser();
  for (const key of ['a', 'b', 'c']) await ledger.deduct(userId, spend(`deduct:${key}`));
  const audit = await ledger.audit(userId);
  const { results } = await copiedRows(userId);
  expect(results).toHaveLength(4);
  expect(results.at(-1)).toMatchObject({ balanceAfter: 2, hash: audit.headHash });
  await env.DB.prepare('DELETE FROM ledger_entries WHERE user_id = ?').bind(userId).run();
  await ledger.audit(userId, { recopy: true });
  expect((await copiedRows(userId)).results).toEqual(results);
});

test('while D1 is down spending goes on, and the copy catches up', async () => {
  const { userId, stub } = newUser();
  await env.DB.exec('ALTER TABLE ledger_entries RENAME TO ledger_entries_gone');
  expect(await ledger.deduct(userId, spend('deduct:a'))).toMatchObject({ ok: true });
  for (let round = 0; round < 10; round += 1) await runDurableObjectAlarm(stub);
  expect(
    await runInDurableObject(stub, (_instance, state) => state.storage.getAlarm()),
  ).not.toBeNull();
  await env.DB.exec('ALTER TABLE ledger_entries_gone RENAME TO ledger_entries');
  await runDurableObjectAlarm(stub);
  expect((await copiedRows(userId)).results).toHaveLength(2);
});
