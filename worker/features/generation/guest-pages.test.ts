import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { AskAiInput, GenerationEvent, GenerationStatus } from '#contract/generation.ts';
import { openGuestContext } from '#worker/context.ts';
import { createDatabase } from '#worker/db/client.ts';
import { signIn } from '#worker/testing/factories.ts';
import { createClient, type TestClient } from '#worker/testing/request.ts';
import { endFailed } from './end-run.ts';
import { forgetGuests } from './generation-client.ts';
import { GenerationFailure } from './generation-failure.ts';
import { prepareRun } from './prepare-run.ts';

const BAKERY = 'A website for a bakery in Turin called Pane Vivo, warm colours, with opening hours';
const EVENTS = { headers: { accept: 'application/x-ndjson' } };
const LIMITED = { settings: { RATE_LIMITS: 'on' } };

function ask(client: TestClient, input: Partial<AskAiInput> = {}): Promise<Response> {
  return client.post('/api/ask-ai', { prompt: BAKERY, ...input }, EVENTS);
}

async function readEnd(response: Response): Promise<GenerationStatus | undefined> {
  const lines = (await response.text()).split('\n').filter((line) => line !== '');
  const last = JSON.parse(lines.at(-1) ?? '{}') as GenerationEvent;
  return last.type === 'end' ? last.generation : undefined;
}

async function refusalOf(response: Response) {
  const { code, openLogin, message } = await response.json<Record<string, unknown>>();
  return { status: response.status, code, openLogin, message };
}

const USED = {
  status: 401,
  code: 'guest.used',
  openLogin: true,
  message:
    'You have had your free page for today. With a free account you can go on at once; no card is needed.',
};

test('a guest gets one page of the built-in designer, free and saved nowhere; the second is 401', async () => {
  const countSites = async () =>
    (await env.DB.prepare('SELECT count(*) AS n FROM sites').all()).results;
  const before = await countSites();
  const guest = createClient();
  const end = await readEnd(await ask(guest));
  expect(end).toMatchObject({
    status: 'done',
    responseType: 'full',
    model: 'offline',
    charged: false,
    refunded: false,
    delivery: 'none',
    sections: expect.arrayContaining(['hours']),
  });
  expect(end).not.toHaveProperty('document');
  expect(end).not.toHaveProperty('creditsRemaining');
  expect(await refusalOf(await ask(guest))).toEqual(USED);
  expect(await countSites()).toEqual(before);
});

test('a guest asks for new pages only: changes, other versions, files and models need an account', async () => {
  const guest = createClient();
  const others: Partial<AskAiInput>[] = [
    { html: '<!doctype html><html><body><h1>Mine</h1></body></html>' },
    { attempt: 1 },
    { fileType: 'css' },
    { modelProvider: 'offline' },
    { selection: '<h1>Mine</h1>' },
  ];
  for (const input of others) {
    expect(await refusalOf(await ask(guest, input))).toMatchObject({
      status: 401,
      code: 'auth.required',
      openLogin: true,
    });
  }
  expect((await ask(guest)).status).toBe(200);
});

test('what else a guest sends is not taken: the page lands in no document', async () => {
  const uuid = crypto.randomUUID();
  const document = { kind: 'site' as const, uuid, revision: 0 };
  const end = await readEnd(await ask(createClient(), { document, site: uuid }));
  expect(end).toMatchObject({ status: 'done', delivery: 'none' });
  expect((await createClient().get(`/s/${uuid}/index.html`)).status).toBe(404);
});

test('with GUEST_PAGES=0 a visitor is asked to sign in, as without guests', async () => {
  const guest = createClient({ settings: { GUEST_PAGES: '0' } });
  expect(await refusalOf(await ask(guest))).toMatchObject({
    status: 401,
    code: 'auth.required',
    openLogin: true,
  });
});

test('the same receipt gives the guest the same run, and counts once', async () => {
  const guest = createClient();
  const receipt = crypto.randomUUID();
  const first = await ask(guest, { receipt });
  const again = await ask(guest, { receipt });
  expect(again.headers.get('x-generation-id')).toBe(first.headers.get('x-generation-id'));
  expect(await readEnd(again)).toMatchObject({ status: 'done' });
  const fallback = await guest.post('/api/ask-ai-fallback', { prompt: BAKERY, receipt });
  expect(await fallback.json()).toMatchObject({ ok: true, creditsRemaining: 0 });
});

test('a run is read and stopped by whoever knows its id, also after signing in; others know none', async () => {
  const guest = createClient();
  const id = (await ask(guest)).headers.get('x-generation-id') ?? '';
  const { client: signedIn } = await signIn();
  for (const client of [createClient(), signedIn]) {
    const events = await client.get(`/api/generation/${id}/events`);
    expect(await readEnd(events)).toMatchObject({ id, status: 'done' });
    expect((await client.get(`/api/generation/${id}`)).status).toBe(200);
    expect((await client.post(`/api/generation/${id}/stop`)).status).toBe(200);
  }
  const unknown = `/api/generation/${crypto.randomUUID()}`;
  expect((await createClient().get(unknown)).status).toBe(401);
  expect((await signedIn.get(unknown)).status).toBe(404);
});

test.each([
  ['failed', 'empty', 200],
  ['was stopped', 'aborted', 401],
] as const)(
  'after a page that %s the next one is answered with %s → %i',
  async (_, reason, status) => {
    const guest = createClient();
    await (await ask(guest)).text();
    const device = guest.cookies.get('guest') ?? '';
    const work = { requestId: '1', locale: 'en' as const, log: {}, waitUntil: () => undefined };
    const ctx = openGuestContext(env, work, { device, network: 'elsewhere' });
    const command = {
      id: crypto.randomUUID(),
      session: null,
      locale: 'en',
      requestId: '1',
    } as const;
    const run = prepareRun(ctx, { ...command, input: { prompt: BAKERY }, startedAt: 0 });
    await endFailed(run, new GenerationFailure(reason));
    expect((await ask(guest)).status).toBe(status);
  },
);

test('a hundred guests of one address without cookies get ten pages and ninety clear refusals', async () => {
  const answers = new Map<unknown, number>();
  for (let visitor = 0; visitor < 100; visitor += 1) {
    const guest = createClient({ address: '203.0.113.7', ...LIMITED });
    const response = await ask(guest);
    const answer = response.ok ? 'page' : (await refusalOf(response)).code;
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
    if (response.ok) await response.text();
  }
  expect(Object.fromEntries(answers)).toEqual({ page: 10, 'guest.crowded': 90 });
});

test('beyond ten visitors an address is refused, and the refused browser keeps its page for another network', async () => {
  const address = '203.0.113.8';
  for (let visitor = 0; visitor < 10; visitor += 1) {
    expect((await ask(createClient({ address, ...LIMITED }))).status).toBe(200);
  }
  const late = createClient({ address, ...LIMITED });
  late.cookies.set('guest', crypto.randomUUID());
  expect(await refusalOf(await ask(late))).toEqual({
    status: 401,
    code: 'guest.crowded',
    openLogin: true,
    message:
      'Many free pages were made from your network today. With a free account you can go on at once; no card is needed.',
  });
  const elsewhere = createClient({ address: '203.0.113.9', ...LIMITED });
  for (const [name, value] of late.cookies) elsewhere.cookies.set(name, value);
  expect((await ask(elsewhere)).status).toBe(200);
});

test('guests are served by configured models only where GUEST_MODEL is on', () => {
  const chainWith = (settings: Record<string, string>) => {
    const models = { AI_CHAIN_CODE: 'openai:gpt-5', OPENAI_API_KEY: 'sk-test' };
    const work = { requestId: '1', locale: 'en' as const, log: {}, waitUntil: () => undefined };
    const { ai } = openGuestContext({ ...env, ...models, ...settings }, work);
    return ai.chain('code').map(({ reference }) => reference);
  };
  expect([chainWith({}), chainWith({ GUEST_MODEL: 'on' })]).toEqual([
    ['offline'],
    ['openai:gpt-5', 'offline'],
  ]);
});

test('records of guests are deleted after a week, those of users stay', async () => {
  const insert = env.DB.prepare(
    `INSERT INTO generations (id, user_id, status, task, family, prompt, created_at)
     VALUES (?, ?, 'done', 'create', 'code', 'A bakery', ?)`,
  );
  const now = Date.now();
  const old = now - 8 * 24 * 60 * 60_000;
  await env.DB.batch([
    insert.bind('old-guest', 'guest:1', old),
    insert.bind('new-guest', 'guest:2', now),
    insert.bind('old-user', crypto.randomUUID(), old),
  ]);
  await forgetGuests({ db: createDatabase(env.DB), now: () => now });
  const { results } = await env.DB.prepare(
    "SELECT id FROM generations WHERE id LIKE '%-guest' OR id LIKE '%-user' ORDER BY id",
  ).all();
  expect(results).toEqual([{ id: 'new-guest' }, { id: 'old-user' }]);
});
