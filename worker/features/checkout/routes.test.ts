import { expect, test } from 'vitest';
import type { TransactionsAnswer } from '#contract/credits.ts';
import { signIn } from '#worker/testing/factories.ts';
import { createClient } from '#worker/testing/request.ts';

test('a bundle is bought through the simulated checkout', async () => {
  const { client, userId, email } = await signIn();
  const opened = await client.post('/api/create-checkout-session', {
    bundleId: 'basic',
    credits: 100,
    price: 9.99,
    userId,
    email,
    name: 'Anyone',
    avatar_url: '',
    successUrl: 'http://localhost/profile?tab=credits',
    cancelUrl: 'http://localhost/profile',
    useStripe: true,
    useRealStripe: true,
  });
  expect(opened.status).toBe(200);
  const { sessionId, url }: { sessionId: string; url?: string } = await opened.json();
  expect(url).toBeUndefined();
  const completed = await client.post('/api/user/add-credits', {
    amount: 100,
    description: 'Acquisto',
    sessionId,
  });
  expect(await completed.json()).toEqual({ ok: true, creditsTotal: 105 });
  const checkout = await client.get(`/api/checkout/${sessionId}`);
  expect(await checkout.json()).toEqual({ ok: true, status: 'paid', credits: 100 });
  const list = await client.get('/api/user/transactions?limit=1');
  const { transactions }: TransactionsAnswer = await list.json();
  expect(transactions).toEqual([
    expect.objectContaining({ amount: 100, refundable_until: expect.any(String) }),
  ]);
  const refund = { sessionId: transactions[0]?.reference };
  expect(await (await client.post('/api/user/refund', refund)).json()).toEqual({ ok: true });
  const credits = await client.get('/api/user/credits');
  expect(await credits.json()).toMatchObject({ ok: true, creditsRemaining: 5 });
});

test.each([0, -5, 1.5, 1e9, '25', null, Number.NaN])(
  'credits cannot be minted with an amount of %s',
  async (amount) => {
    const { client } = await signIn();
    const opened = await client.post('/api/create-checkout-session', { bundleId: 'mini' });
    const { sessionId }: { sessionId: string } = await opened.json();
    const response = await client.post('/api/user/add-credits', { amount, sessionId });
    expect(response.status).toBe(400);
    const credits = await client.get('/api/user/credits');
    expect(await credits.json()).toMatchObject({ creditsRemaining: 5 });
  },
);

test('the first client, which names no session, gets no credits', async () => {
  const { client } = await signIn();
  const body = { amount: 1_000, description: 'Purchase' };
  expect((await client.post('/api/user/add-credits', body)).status).toBe(400);
  const guessed = await client.post('/api/user/add-credits', {
    ...body,
    sessionId: 'mock_session_1',
  });
  expect(guessed.status).toBe(403);
  expect(await guessed.json()).toMatchObject({ message: 'Server failed to add credits.' });
});

test.each([
  ['POST', '/api/create-checkout-session', { bundleId: 'mini' }],
  ['POST', '/api/user/add-credits', { amount: 25, sessionId: 'mock_session_1' }],
  ['POST', '/api/user/add-credits', { amount: 1_000, description: 'Purchase' }],
  ['POST', '/api/user/refund', { sessionId: 'mock_session_1' }],
  ['GET', '/api/checkout/mock_session_1', undefined],
])('%s %s needs a session', async (method, path, body) => {
  expect((await createClient().send(method, path, body)).status).toBe(401);
});

test.each([
  '{"bundleId":1}',
  '{"bundleId":""}',
  '{}',
  '{"bundleId":"mini","price":"2.99"}',
  '[1]',
  '{',
])('a checkout of %s is refused', async (body) => {
  const { client } = await signIn();
  expect((await client.post('/api/create-checkout-session', body)).status).toBe(400);
});

test('where Stripe is not configured its webhook does not exist', async () => {
  const response = await createClient().post(
    '/api/stripe/webhook',
    { id: 'evt_1' },
    { site: null },
  );
  expect(response.status).toBe(404);
});
