import { abortAllDurableObjects, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { AskAiInput, GenerationStatus } from '#contract/generation.ts';
import { emptyReport } from '#domain/generation/generation-types.ts';
import type { RunCommand } from '#worker/http/generation-runs.ts';
import { createUserContext, type TestContext } from '#worker/testing/context.ts';
import { signIn } from '#worker/testing/factories.ts';
import type { TestClient } from '#worker/testing/request.ts';
import { PAGE } from '#worker/testing/model-server/scripted-page.ts';
import { readEvents } from './event-stream.ts';
import type { Product } from './generation-run.ts';
import { getGeneration } from './get-generation.ts';
import { createRuns } from './runs-client.ts';
import { SqlRunStore } from './run-store.ts';
import { startGeneration } from './start-generation.ts';

const runs = createRuns(env.GENERATION_RUN);
const NDJSON = { headers: { accept: 'application/x-ndjson' } };
const PROMPT = 'A website for a bakery in Turin';

interface Read {
  text: string;
  numbers: number[];
  end: GenerationStatus | undefined;
  length: number;
}

async function read(stream: ReadableStream<Uint8Array> | null): Promise<Read> {
  const result: Read = { text: '', numbers: [], end: undefined, length: 0 };
  if (stream === null) return result;
  for await (const event of readEvents(stream)) {
    if (event === null) continue;
    result.numbers.push(event.n);
    if (event.type === 'reset') result.text = '';
    if (event.type === 'text') result.text += event.text;
    if (event.type !== 'end') continue;
    result.end = event.generation;
    result.length = event.length;
  }
  return result;
}

async function ask(client: TestClient, input: Partial<AskAiInput> = {}) {
  const response = await client.post('/api/ask-ai', { prompt: PROMPT, ...input }, NDJSON);
  expect(response.status).toBe(200);
  return { id: response.headers.get('x-generation-id') ?? '', events: await read(response.body) };
}

function siteDocument(revision = 0, uuid: string = crypto.randomUUID()) {
  return { kind: 'site' as const, uuid, revision };
}

test('a run tells its answer as numbered events, which can be read again from any point', async () => {
  const { client } = await signIn();
  const { id, events } = await ask(client);
  expect(events.numbers).toEqual(events.numbers.map((_, at) => at + 1));
  expect(events.end).toMatchObject({ id, status: 'done', charged: true, creditsRemaining: 4 });
  expect(events.length).toBe(events.text.length);
  expect(events.text).toMatch(/^<!doctype html>[^]*<\/html>\s*$/i);
  const again = await read((await client.get(`/api/generation/${id}/events`)).body);
  expect(again).toEqual(events);
  const rest = await read((await client.get(`/api/generation/${id}/events?after=3`)).body);
  expect(rest.numbers).toEqual(events.numbers.slice(3));
  expect((await client.get(`/api/generation/${id}/events?after=-1`)).status).toBe(400);
});

test('the finished page is saved in its document as a site of its own and costs nothing more', async () => {
  const { client } = await signIn();
  const document = siteDocument();
  const { id, events } = await ask(client, { document });
  expect(events.end).toMatchObject({ delivery: 'saved', revision: 1, document: { kind: 'site' } });
  const saved = await (await client.get(`/api/s/${document.uuid}`)).json<{ html: string }>();
  expect(saved.html).toBe(events.text);
  const log = { siteId: document.uuid, siteUrl: '', title: PROMPT, description: PROMPT };
  const logged = await client.post('/api/site/log', log);
  expect(await logged.json()).toMatchObject({ creditsRemaining: 4 });
  expect(await list(client, `?document=${document.uuid}`)).toMatchObject([{ id, status: 'done' }]);
  expect(await list(client)).toEqual([]);
});

test('an edit is saved over the revision that was asked about', async () => {
  const { client } = await signIn();
  const document = siteDocument();
  const { events } = await ask(client, { document });
  const edit = { prompt: 'make the header dark green', html: events.text };
  const next = await ask(client, { ...edit, document: { ...document, revision: 1 } });
  expect(next.events.end).toMatchObject({ responseType: 'diff', delivery: 'saved', revision: 2 });
});

test('an answer for a document that has changed waits until its owner takes it', async () => {
  const { client } = await signIn();
  const { uuid } = siteDocument();
  for (const name of ['One', 'Two']) await client.post(`/api/s/${uuid}`, { html: PAGE, name });
  const { id, events } = await ask(client, { document: siteDocument(7, uuid) });
  expect(events.end).toMatchObject({ status: 'done', charged: true, delivery: 'waiting' });
  const kept = await (await client.get(`/api/s/${uuid}`)).json<{ html: string }>();
  expect(kept.html).toBe(PAGE);
  expect(await list(client)).toMatchObject([{ id, delivery: 'waiting' }]);
  const taken = await client.post(`/api/generation/${id}/take`);
  expect(await taken.json()).toMatchObject({ id, delivery: 'taken' });
  expect(await list(client)).toEqual([]);
});

test('a file of another type is saved in its document too', async () => {
  const { client } = await signIn();
  const uuid = crypto.randomUUID();
  const content = ':root { --brand: red; }\n';
  await client.post('/api/file', { uuid, name: 'style.css', type: 'css', content });
  const input = { prompt: 'replace "red" with "navy"', html: content, fileType: 'css' };
  const { events } = await ask(client, { ...input, document: { kind: 'file', uuid, revision: 1 } });
  expect(events.end).toMatchObject({ delivery: 'saved', revision: 2 });
  const file = await (await client.get(`/api/file/${uuid}`)).json<{ file: { content: string } }>();
  expect(file.file.content).toContain('navy');
});

test('somebody else cannot save an answer in a foreign site', async () => {
  const { client } = await signIn();
  const { uuid } = siteDocument();
  await client.post(`/api/s/${uuid}`, { html: PAGE, name: 'Mine' });
  const { client: other } = await signIn();
  const { events } = await ask(other, { document: siteDocument(1, uuid) });
  expect(events.end).toMatchObject({ status: 'done', delivery: 'waiting' });
  const kept = await (await client.get(`/api/s/${uuid}`)).json<{ html: string }>();
  expect(kept.html).toBe(PAGE);
});

test('asking again with the same receipt gets the run that is there, whoever asks how often', async () => {
  const { client } = await signIn();
  const spent = await client.post('/api/user/deduct-credit', { amount: 1, description: 'AI' });
  const { receipt } = await spent.json<{ receipt: string }>();
  const first = await ask(client, { receipt });
  const second = await ask(client, { receipt });
  expect(second).toEqual(first);
  const other = await client.post('/api/ask-ai', { prompt: 'Another page', receipt }, NDJSON);
  expect(other.status).toBe(409);
});

async function list(client: TestClient, query = ''): Promise<GenerationStatus[]> {
  const response = await client.get(`/api/generation${query}`);
  return (await response.json<{ generations: GenerationStatus[] }>()).generations;
}

/** A run that is recorded and paid for, and that stops right after its object has stored the command. */
async function beginAndCrash(document = siteDocument()) {
  const ctx = await createUserContext();
  let command: RunCommand | undefined;
  const kept = { ...runs, start: async (_ctx: unknown, next: RunCommand) => void (command = next) };
  const { id } = await startGeneration({
    ctx: { ...ctx, runs: kept },
    input: { prompt: PROMPT, document },
  });
  const given = command;
  if (given === undefined) throw new Error('the run was not started');
  await crashAfter(id, (store) => store.begin(given));
  return { ctx: { ...ctx, runs }, id, document };
}

async function crashAfter(id: string, work: (store: SqlRunStore) => void): Promise<void> {
  const stub = env.GENERATION_RUN.get(env.GENERATION_RUN.idFromName(id));
  await runInDurableObject(stub, (_instance, state) => work(new SqlRunStore(state.storage.sql)));
  await abortAllDurableObjects();
}

async function moneyOf({ ledger, userId }: TestContext) {
  const { available, held } = await ledger.balance(userId);
  return { available, held };
}

const PRODUCT: Product = {
  content: PAGE,
  responseType: 'full',
  model: 'offline',
  report: emptyReport(),
};

const BEFORE_THE_ANSWER: [name: string, work: (store: SqlRunStore) => void][] = [
  ['before it asked a model', () => undefined],
  [
    'while it wrote',
    (store) => {
      store.append({ type: 'head', responseType: 'full', fileType: 'html', model: 'offline' });
      store.append({ type: 'text', text: PAGE.slice(0, 200) });
    },
  ],
];

test.each(BEFORE_THE_ANSWER)(
  'a run that goes down %s gives its credit back and says so',
  async (_name, work) => {
    const { ctx, id, document } = await beginAndCrash();
    await crashAfter(id, work);
    expect(await getGeneration({ ctx, id })).toMatchObject({
      status: 'failed',
      reason: 'interrupted',
      charged: false,
      refunded: true,
    });
    const { end } = await read(await runs.events({ id, userId: ctx.userId }, 0));
    expect(end).toMatchObject({ status: 'failed', error: { code: 'generation.model-failed' } });
    expect(await moneyOf(ctx)).toEqual({ available: 5, held: 0 });
    expect(
      await ctx.db.query.sites.findFirst({ where: (site, { eq }) => eq(site.uuid, document.uuid) }),
    ).toBe(undefined);
  },
);

const AFTER_THE_ANSWER: [name: string, work: (ctx: TestContext, id: string) => Promise<unknown>][] =
  [
    ['before its credit was taken', async () => undefined],
    ['after its credit was taken', async ({ ledger, userId }, id) => ledger.settle(userId, id)],
  ];

test.each(AFTER_THE_ANSWER)(
  'a run that goes down with its answer made, %s, delivers it and costs one credit',
  async (_name, work) => {
    const { ctx, id } = await beginAndCrash();
    await work(ctx, id);
    await crashAfter(id, (store) => {
      store.append({ type: 'head', responseType: 'full', fileType: 'html', model: 'offline' });
      store.append({ type: 'text', text: PAGE });
      store.keepProduct(PRODUCT);
    });
    const events = await read(await runs.events({ id, userId: ctx.userId }, 0));
    expect(events).toMatchObject({ text: PAGE, length: PAGE.length });
    expect(events.end).toMatchObject({
      status: 'done',
      charged: true,
      delivery: 'saved',
      revision: 1,
    });
    await abortAllDurableObjects();
    expect(await getGeneration({ ctx, id })).toMatchObject({ status: 'done', revision: 1 });
    expect(await moneyOf(ctx)).toEqual({ available: 4, held: 0 });
  },
);

test('a run that nobody asks about is ended by its own alarm', async () => {
  const { ctx, id } = await beginAndCrash();
  const stub = env.GENERATION_RUN.get(env.GENERATION_RUN.idFromName(id));
  await runInDurableObject(stub, (_instance, state) => state.storage.setAlarm(Date.now() + 60_000));
  await runDurableObjectAlarm(stub);
  await expect.poll(async () => (await getGeneration({ ctx, id })).status).toBe('failed');
  expect(await moneyOf(ctx)).toEqual({ available: 5, held: 0 });
});

test('nobody reads, stops or takes the run of somebody else, and a deleted account leaves none', async () => {
  const { client, userId } = await signIn();
  const { id } = await ask(client);
  const { client: other } = await signIn();
  for (const path of [`/api/generation/${id}/events`, `/api/generation/${id}`]) {
    expect((await other.get(path)).status).toBe(404);
  }
  for (const verb of ['stop', 'take']) {
    expect((await other.post(`/api/generation/${id}/${verb}`)).status).toBe(404);
  }
  await runs.forget({ id, userId });
  expect(await runs.events({ id, userId }, 0)).toBeNull();
});

const COMMAND: RunCommand = {
  id: 'x',
  session: {
    idHash: '',
    reference: '',
    publicId: '',
    method: 'password',
    user: {
      id: '',
      email: '',
      name: '',
      avatarUrl: '',
      createdAt: 0,
      hasPassword: true,
      isVerified: true,
    },
    createdAt: 0,
    lastSeenAt: 0,
    expiresAt: 0,
  },
  locale: 'en',
  requestId: '',
  input: { prompt: PROMPT },
  startedAt: 0,
};

test('text of any kind comes back from the store as it went in', async () => {
  const id = crypto.randomUUID();
  const odd = `\uD800 lone, 🥐 whole, ${'è🥐'.repeat(700_000)}`;
  const product = { ...PRODUCT, content: odd };
  await crashAfter(id, (store) => {
    store.begin(COMMAND);
    store.append({ type: 'text', text: odd.slice(0, 9) });
    store.keepProduct(product);
  });
  const stub = env.GENERATION_RUN.get(env.GENERATION_RUN.idFromName(id));
  const kept = await runInDurableObject(stub, (_instance, state) => {
    const store = new SqlRunStore(state.storage.sql);
    return {
      events: store.eventsAfter(0),
      content: store.product()?.content,
      phase: store.phase(),
    };
  });
  expect(kept).toEqual({
    events: [{ n: 1, type: 'text', text: odd.slice(0, 9) }],
    content: odd,
    phase: 'made',
  });
});
