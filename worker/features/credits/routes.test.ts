import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { signIn } from '#worker/testing/factories.ts';
import { createClient } from '#worker/testing/request.ts';
import { createLedger } from './ledger-client.ts';

const ledger = createLedger(env.LEDGER, { welcomeCredits: 5 });
const SPEND = { amount: 1, description: 'AI Inference' };
const ITALIAN = { headers: { 'accept-language': 'it-IT,it;q=0.9' } };

test('a spend answers with what is left and a receipt', async () => {
  const { client } = await signIn();
  const response = await client.post('/api/user/deduct-credit', SPEND);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    ok: true,
    creditsRemaining: 4,
    receipt: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(await (await client.get('/api/user/credits')).json()).toEqual({
    ok: true,
    creditsRemaining: 4,
    freeStops: { left: 3, renewsAt: null },
  });
});

test('an unused receipt gives its credit back at once, and only to its own user', async () => {
  const { client } = await signIn();
  const spent = await client.post('/api/user/deduct-credit', SPEND);
  const { receipt } = await spent.json<{ receipt: string }>();
  const { client: other } = await signIn();
  const give = async (by: typeof client) =>
    await (await by.post('/api/user/return-credit', { receipt })).json();
  expect(await give(other)).toEqual({ ok: true, returned: false, creditsRemaining: 5 });
  expect(await give(client)).toEqual({ ok: true, returned: true, creditsRemaining: 5 });
  expect(await give(client)).toEqual({ ok: true, returned: true, creditsRemaining: 5 });
  const late = await client.post('/api/ask-ai', { prompt: 'A bakery', receipt });
  expect(late.status).toBe(200);
  await late.text();
  expect(await give(client)).toEqual({ ok: true, returned: false, creditsRemaining: 4 });
});

test('the same key answers the same, another amount of the same key is a conflict', async () => {
  const { client } = await signIn();
  const body = { ...SPEND, idempotencyKey: 'key-1' };
  const first = await (await client.post('/api/user/deduct-credit', body)).json();
  await client.post('/api/user/deduct-credit', SPEND);
  expect(await (await client.post('/api/user/deduct-credit', body)).json()).toEqual(first);
  const other = { ...body, description: 'Something else' };
  const conflict = await client.post('/api/user/deduct-credit', other);
  expect(conflict.status).toBe(409);
  expect(await conflict.json()).toMatchObject({ code: 'credits.idempotency-conflict' });
});

test.each([
  ['POST', '/api/user/deduct-credit'],
  ['POST', '/api/user/return-credit'],
  ['GET', '/api/user/credits'],
  ['GET', '/api/user/transactions'],
  ['GET', '/api/user/transactions?format=csv'],
])('%s %s needs a session', async (method, path) => {
  const body = method === 'POST' ? { ...SPEND, receipt: 'receipt-1' } : undefined;
  const response = await createClient().send(method, path, body);
  expect(response.status).toBe(401);
});

test('a spend needs the bearer of the session as well', async () => {
  const { client, userId } = await signIn();
  const other = await signIn();
  for (const token of [null, 'not-a-token', other.client.state.token ?? '']) {
    const response = await client.post('/api/user/deduct-credit', SPEND, { token });
    expect(response.status).toBe(401);
  }
  expect((await ledger.balance(userId)).available).toBe(5);
});

test.each([
  '{"amount":0,"description":"x"}',
  '{"amount":-1,"description":"x"}',
  '{"amount":2,"description":"x"}',
  '{"amount":0.5,"description":"x"}',
  '{"amount":1e9,"description":"x"}',
  '{"amount":"1","description":"x"}',
  '{"amount":null,"description":"x"}',
  '{"amount":[1],"description":"x"}',
  '{"amount":NaN,"description":"x"}',
  '{"amount":1}',
  '{"amount":1,"description":""}',
  `{"amount":1,"description":"${'x'.repeat(161)}"}`,
  '{"amount":1,"description":"x","idempotencyKey":"a b"}',
  '{"__proto__":{"amount":1,"description":"x"}}',
  '[]',
  'null',
])('a spend of %s is refused and noted', async (body) => {
  const { client, userId } = await signIn();
  const warn = vi.spyOn(console, 'warn');
  const response = await client.post('/api/user/deduct-credit', body);
  expect(response.status).toBe(400);
  expect((await ledger.balance(userId)).posted).toBe(5);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('sec.bad_input'));
  warn.mockRestore();
});

test('without credits the answer is 402 in the language of the reader', async () => {
  const { client } = await signIn();
  for (let spent = 0; spent < 5; spent += 1) await client.post('/api/user/deduct-credit', SPEND);
  const response = await client.post('/api/user/deduct-credit', SPEND, ITALIAN);
  expect(response.status).toBe(402);
  expect(await response.json()).toMatchObject({
    code: 'credits.insufficient',
    message: 'Non hai abbastanza crediti per questa azione.',
  });
});

test('transactions read in the language of the reader, newest first, with the running balance', async () => {
  const { client, userId } = await signIn();
  await ledger.claim(userId, { generationId: 'g', description: 'AI Inference' });
  await ledger.release(userId, { generationId: 'g', reason: 'timeout' });
  const response = await client.get('/api/user/transactions', ITALIAN);
  expect(await response.json()).toEqual({
    ok: true,
    transactions: [
      {
        id: '3',
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        description: 'Credito restituito: l’AI ha impiegato troppo tempo',
        transaction_type: 'refund',
        amount: 1,
        balance_after: 5,
        reference: 'g',
      },
      expect.objectContaining({
        description: 'Generazione con l’AI',
        amount: -1,
        balance_after: 4,
      }),
      expect.objectContaining({ description: 'Crediti di benvenuto', amount: 5, balance_after: 5 }),
    ],
  });
});

test('the cursor walks through all transactions once', async () => {
  const { client, userId } = await signIn();
  for (let index = 0; index < 4; index += 1) {
    await ledger.deduct(userId, { opId: `deduct:${index}`, ...SPEND });
  }
  const seen: string[] = [];
  let next: string | undefined = '';
  while (next !== undefined) {
    const cursor = next === '' ? '' : `&cursor=${next}`;
    const response = await client.get(`/api/user/transactions?limit=2${cursor}`);
    const page: { transactions: { id: string }[]; next?: string } = await response.json();
    seen.push(...page.transactions.map(({ id }) => id));
    next = page.next;
  }
  expect(seen).toEqual(['5', '4', '3', '2', '1']);
});

test.each([
  'cursor=0',
  'cursor=-1',
  'cursor=1e3',
  'cursor=x',
  'limit=0',
  'limit=201',
  'format=xml',
])('transactions with %s are refused', async (query) => {
  const { client } = await signIn();
  expect((await client.get(`/api/user/transactions?${query}`)).status).toBe(400);
});

test('the whole ledger comes as CSV, where no cell is a formula', async () => {
  const { client, userId } = await signIn();
  const description = '=HYPERLINK("http://evil.test","x")';
  await ledger.deduct(userId, { opId: 'deduct:a', amount: 1, description });
  const response = await client.get('/api/user/transactions?format=csv');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toContain('attachment');
  const lines = (await response.text()).split('\r\n');
  expect(lines[0]).toBe(
    'id,created_at,transaction_type,description,amount,balance_after,reference',
  );
  expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.test"",""x"")",-1,4,`);
  expect(lines[2]).toMatch(/^1,.*Z,welcome,Welcome credits,5,5,$/);
  expect(lines).toHaveLength(4);
});
