import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { AskAiInput } from '#contract/generation.ts';
import type { ConversationPage } from '#contract/conversation.ts';
import { CONVERSATION_LIMITS } from '#domain/conversation/bounds.ts';
import type { ConversationEntry } from '#domain/conversation/entry-types.ts';
import { createDatabase } from '#worker/db/client.ts';
import { signIn } from '#worker/testing/factories.ts';
import { createClient, type TestClient } from '#worker/testing/request.ts';
import { keepEntry } from './keep-entry.ts';

const NDJSON = { headers: { accept: 'application/x-ndjson' } };
const ctx = { db: createDatabase(env.DB) };
const PROMPT = 'A website for a bakery in Turin';

async function ask(client: TestClient, input: Partial<AskAiInput> = {}) {
  const response = await client.post('/api/ask-ai', { prompt: PROMPT, ...input }, NDJSON);
  expect(response.status).toBe(200);
  await response.text();
  return response.headers.get('x-generation-id') ?? '';
}

async function read(client: TestClient, uuid: string, query = ''): Promise<ConversationPage> {
  const response = await client.get(`/api/conversation/${uuid}${query}`);
  expect(response.status).toBe(200);
  return await response.json<ConversationPage>();
}

async function pageOf(client: TestClient, uuid: string): Promise<string> {
  return (await (await client.get(`/api/s/${uuid}`)).json<{ html: string }>()).html;
}

async function makeSite(client: TestClient): Promise<string> {
  const uuid = crypto.randomUUID();
  const html = '<!doctype html><title>Sea</title><h1>Sea</h1>';
  await client.post(`/api/s/${uuid}`, { html, name: 'Sea' });
  return uuid;
}

function entry(askedAt: number, id: string = crypto.randomUUID()): ConversationEntry {
  return { id, prompt: `Request ${askedAt}`, askedAt, outcome: { kind: 'stopped', cost: 'free' } };
}

test('what was asked about a document and what came of it are read again, oldest first', async () => {
  const { client } = await signIn();
  const uuid = crypto.randomUUID();
  const made = await ask(client, { document: { kind: 'site', uuid, revision: 0 } });
  const html = await pageOf(client, uuid);
  const document = { kind: 'site' as const, uuid, revision: 1 };
  const asked = `Please:${' '.repeat(600)}
make the header dark green`;
  const changed = await ask(client, { prompt: asked, html, document });
  const { entries, before } = await read(client, uuid);
  expect(before).toBeNull();
  expect(entries).toMatchObject([
    { id: made, prompt: PROMPT, outcome: { kind: 'changed', isNewPage: true, cost: 'charged' } },
    { id: changed, prompt: asked, outcome: { kind: 'changed', isNewPage: false, cost: 'charged' } },
  ]);
});

test('a refusal stands in the conversation with its reason, its credit back', async () => {
  const { client } = await signIn();
  const uuid = await makeSite(client);
  const html = await pageOf(client, uuid);
  const document = { kind: 'site' as const, uuid, revision: 1 };
  const id = await ask(client, { prompt: 'xyzzy plugh frobnicate', html, document });
  const { entries } = await read(client, uuid);
  expect(entries).toMatchObject([{ id, outcome: { cost: 'returned' } }]);
  const [{ outcome } = { outcome: undefined }] = entries;
  expect(outcome?.kind === 'failed' ? outcome.message.length : 0).toBeGreaterThan(20);
});

test('an entry is written once, however often its run is told', async () => {
  const { client, userId } = await signIn();
  const documentUuid = await makeSite(client);
  const first = entry(5);
  const again = { ...first, prompt: 'Told again' };
  await Promise.all(
    [first, first, first].map((one) => keepEntry(ctx, { entry: one, userId, documentUuid })),
  );
  await keepEntry(ctx, { entry: again, userId, documentUuid });
  expect((await read(client, documentUuid)).entries).toEqual([first]);
});

test('a conversation is read in parts, and keeps the newest of its entries', async () => {
  const { client, userId } = await signIn();
  const documentUuid = await makeSite(client);
  const { entries: most, page } = CONVERSATION_LIMITS;
  for (let askedAt = 1; askedAt <= most + 5; askedAt += 1) {
    await keepEntry(ctx, { entry: entry(askedAt), userId, documentUuid });
  }
  const times: number[] = [];
  let before: number | null = null;
  do {
    const part: ConversationPage = await read(
      client,
      documentUuid,
      before === null ? '' : `?before=${before}`,
    );
    expect(part.entries.length).toBeLessThanOrEqual(page);
    times.unshift(...part.entries.map(({ askedAt }) => askedAt));
    before = part.before;
  } while (before !== null);
  expect(times).toEqual(Array.from({ length: most }, (_, at) => at + 6));
});

test('a deleted document takes its conversation with it, and a late run leaves nothing behind', async () => {
  const { client, userId } = await signIn();
  const site = await makeSite(client);
  const [file, folder] = [crypto.randomUUID(), crypto.randomUUID()];
  await client.post('/api/folder', { uuid: folder, path: '/work' });
  for (const [uuid, where] of [
    [file, '/'],
    [crypto.randomUUID(), '/'],
    [crypto.randomUUID(), '/work'],
  ] as const) {
    const body = { uuid, name: `${uuid}.html`, type: 'html', folder: where, content: '<p>Hi</p>' };
    await client.post('/api/file', body);
    await keepEntry(ctx, { entry: entry(1), userId, documentUuid: uuid });
  }
  await keepEntry(ctx, { entry: entry(1), userId, documentUuid: site });
  expect(await countEntries(userId)).toBe(4);
  await client.delete(`/api/site/${site}`);
  expect(await countEntries(userId)).toBe(3);
  await client.delete(`/api/file/${file}`);
  expect(await countEntries(userId)).toBe(2);
  await client.delete(`/api/folder/${folder}`);
  expect(await countEntries(userId)).toBe(1);
  await keepEntry(ctx, { entry: entry(2), userId, documentUuid: site });
  expect(await countEntries(userId)).toBe(1);
  expect((await client.get(`/api/conversation/${site}`)).status).toBe(404);
});

test('a guest who signs in keeps what was asked with the page that is saved', async () => {
  const guest = createClient();
  const id = await ask(guest, { receipt: crypto.randomUUID() });
  const { client } = await signIn();
  const document = await makeSite(client);
  expect((await guest.post(`/api/generation/${id}/keep`, { document })).status).toBe(401);
  for (const _ of [1, 2]) {
    expect((await client.post(`/api/generation/${id}/keep`, { document })).status).toBe(200);
  }
  expect((await read(client, document)).entries).toMatchObject([{ id, prompt: PROMPT }]);
  const { client: stranger } = await signIn();
  expect((await stranger.get(`/api/conversation/${document}`)).status).toBe(404);
  const own = await ask(client);
  await client.post(`/api/generation/${own}/keep`, { document });
  expect((await read(client, document)).entries).toHaveLength(1);
});

test('what cannot be read of a kept entry is left out', async () => {
  const { client, userId } = await signIn();
  const document = await makeSite(client);
  await env.DB.prepare(
    'INSERT INTO conversation_entries (id, user_id, document_uuid, asked_at, entry) VALUES (?, ?, ?, ?, ?)',
  )
    .bind(crypto.randomUUID(), userId, document, 1, '{"outcome":{"kind":"sung"}}')
    .run();
  expect(await read(client, document)).toEqual({ ok: true, entries: [], before: null });
});

async function countEntries(userId: string): Promise<number> {
  const row = await env.DB.prepare(
    'SELECT count(*) AS entries FROM conversation_entries WHERE user_id = ?',
  )
    .bind(userId)
    .first<{ entries: number }>();
  return row?.entries ?? -1;
}
