import { expect, test } from 'vitest';
import { registration, signIn } from '#worker/testing/factories.ts';
import { createClient, type TestClient } from '#worker/testing/request.ts';
import { clientAddress } from './client-address.ts';
import { findRateLimit } from './rate-limits.ts';

const LIMITED = { settings: { RATE_LIMITS: 'on' } };
const WRONG = { email: 'nobody@example.com', password: '' };

async function statuses(client: TestClient, path: string, times: number): Promise<number[]> {
  const answers: number[] = [];
  for (let index = 0; index < times; index += 1) {
    answers.push((await client.post(path, WRONG)).status);
  }
  return answers;
}

test('the eleventh login of an address within ten minutes is 429 with Retry-After', async () => {
  const client = createClient(LIMITED);
  expect(await statuses(client, '/api/login', 10)).toEqual(Array(10).fill(400));
  const refused = await client.post('/api/login', WRONG);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(590);
  expect(await refused.json()).toMatchObject({ code: 'request.rate-limited' });
  expect((await createClient(LIMITED).post('/api/login', WRONG)).status).toBe(400);
});

test('parallel calls count as exactly as calls in turn', async () => {
  const client = createClient(LIMITED);
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => client.post('/api/login', WRONG)),
  );
  expect(answers.filter(({ status }) => status !== 429)).toHaveLength(10);
});

test('the sixth registration of an address within an hour is 429', async () => {
  const client = createClient(LIMITED);
  expect(await statuses(client, '/api/user/create', 5)).toEqual(Array(5).fill(400));
  expect((await client.post('/api/user/create', registration())).status).toBe(429);
});

/** Posts until one is refused, at most as often as two whole windows allow, and says after how many. */
async function writesUntilRefused(client: TestClient): Promise<number> {
  for (let writes = 0; writes <= 240; writes += 1) {
    const { status, headers } = await client.post('/api/folder', {});
    if (status !== 429) continue;
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    return writes;
  }
  throw new Error('240 writes in a row were never refused');
}

test('other writes are counted per account, wherever it calls from', async () => {
  const { client, userId, email } = await signIn(undefined, LIMITED);
  // The platform's window may turn over once in between, never twice.
  expect(await writesUntilRefused(client)).toBeGreaterThanOrEqual(120);
  const { client: elsewhere } = await signIn({ id: userId, email }, LIMITED);
  expect(await writesUntilRefused(elsewhere)).toBeLessThanOrEqual(120);
  const { client: other } = await signIn(undefined, LIMITED);
  expect((await other.post('/api/folder', {})).status).not.toBe(429);
}, 60_000);

test('who reads far more pages than people do gets a page that says so', async () => {
  const client = createClient(LIMITED);
  const path = `/s/${crypto.randomUUID()}/index.html`;
  let response = await client.get(path);
  // The platform's window may turn over once in between.
  for (let reads = 1; reads <= 1_200 && response.status !== 429; reads += 1) {
    await response.body?.cancel();
    response = await client.get(path, { headers: { 'accept-language': 'it' } });
  }
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('60');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(await response.text()).toContain('Troppe pagine in una volta');
  expect((await createClient(LIMITED).get(path)).status).toBe(404);
}, 120_000);

test('RATE_LIMITS=off is ignored in production', async () => {
  const settings = { RATE_LIMITS: 'off', ENVIRONMENT: 'production' };
  const client = createClient({ settings });
  await statuses(client, '/api/login', 10);
  expect((await client.post('/api/login', WRONG)).status).toBe(429);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (address, key) => {
  const request = new Request('http://localhost/', { headers: { 'cf-connecting-ip': address } });
  expect(clientAddress(request)).toBe(key);
});

test('reads and signed webhooks are not limited, every other write is', () => {
  expect(findRateLimit('GET', '/api/files/x')).toBeUndefined();
  expect(findRateLimit('POST', '/api/stripe/webhook')).toBeUndefined();
  expect(findRateLimit('DELETE', '/api/site/x')).toMatchObject({ name: 'write' });
  expect(findRateLimit('POST', '/api/ask-ai')).toEqual(
    findRateLimit('POST', '/api/ask-ai-fallback'),
  );
});
