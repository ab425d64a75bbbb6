import { expect, test } from 'vitest';
import type { GenerationStatus } from '#contract/generation.ts';
import { isFailureBody } from '#contract/errors.ts';
import type { TestClient } from '#worker/testing/request.ts';
import { signIn } from '#worker/testing/factories.ts';

const BAKERY = 'A website for a bakery in Turin called Pane Vivo, warm colours, with opening hours';

async function credits(client: TestClient): Promise<number> {
  const response = await client.get('/api/user/credits');
  return (await response.json<{ creditsRemaining: number }>()).creditsRemaining;
}

async function status(client: TestClient, response: Response): Promise<GenerationStatus> {
  const id = response.headers.get('x-generation-id') ?? '';
  return (await client.get(`/api/generation/${id}`)).json<GenerationStatus>();
}

test('a prompt becomes a streamed page, costs one credit and leaves a report', async () => {
  const { client } = await signIn();
  const before = await credits(client);
  const response = await client.post('/api/ask-ai', { prompt: BAKERY });
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-encoding': 'identity',
    'cache-control': 'private, no-cache, no-transform',
    'x-response-type': 'full',
    'x-file-type': 'html',
    'x-model': 'offline',
    'x-credits-remaining': String(before - 1),
  });
  const html = await response.text();
  expect(html).toMatch(/^<!doctype html>/i);
  expect(html.trimEnd()).toMatch(/<\/html>$/);
  expect(html).toContain('Turin');
  expect(await credits(client)).toBe(before - 1);
  expect(await status(client, response)).toMatchObject({
    status: 'done',
    stage: 'ended',
    charged: true,
    refunded: false,
    model: 'offline',
    family: 'code',
    summary: expect.stringContaining('Turin'),
    sections: expect.arrayContaining(['hours']),
    decision: { task: 'create', language: 'en', attempts: [{ model: 'offline', outcome: 'stop' }] },
  });
});

test('the fallback answers with the whole page as JSON', async () => {
  const { client } = await signIn();
  const response = await client.post('/api/ask-ai-fallback', { prompt: BAKERY });
  expect(await response.json()).toMatchObject({
    ok: true,
    content: expect.stringMatching(/^<!doctype html>/i),
    fileType: 'html',
    responseType: 'full',
    creditsRemaining: 4,
  });
});

test('the sixth generation of a new account is 402 and leaves no record', async () => {
  const { client } = await signIn();
  for (let spent = 0; spent < 5; spent += 1) {
    await client.post('/api/user/deduct-credit', { amount: 1, description: 'AI Inference' });
  }
  const response = await client.post('/api/ask-ai', { prompt: BAKERY });
  expect(response.status).toBe(402);
  expect(await response.json()).toMatchObject({ code: 'credits.insufficient' });
});

test('a text edit of another file type is a diff that the server can apply', async () => {
  const { client } = await signIn();
  const css = ':root {\n  --brand: red;\n}\n';
  const response = await client.post('/api/ask-ai', {
    prompt: 'replace "red" with "navy"',
    html: css,
    fileType: 'css',
  });
  expect(response.headers.get('x-response-type')).toBe('diff');
  const blocks = await response.text();
  const patched = await client.post('/api/apply-diffs', {
    originalHtml: css,
    aiResponseContent: blocks,
    fileType: 'css',
  });
  expect(patched.headers.get('x-applied-blocks')).toBe('1/1');
  expect(await patched.text()).toBe(':root {\n  --brand: navy;\n}\n');
});

test('a prompt for another file type becomes a starter file and costs one credit', async () => {
  const { client } = await signIn();
  const before = await credits(client);
  const response = await client.post('/api/ask-ai', {
    prompt: 'stile per i pulsanti, verdi',
    fileType: 'css',
  });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'x-response-type': 'full',
    'x-file-type': 'css',
    'x-model': 'offline',
  });
  expect(await response.text()).toContain('--brand: #15803d;');
  expect(await credits(client)).toBe(before - 1);
  expect(await status(client, response)).toMatchObject({
    status: 'done',
    charged: true,
    summary: 'Ho scritto un file di partenza: gli stili dei pulsanti.',
  });
});

test('a file that the designer does not know is a skeleton, and the report says so', async () => {
  const { client } = await signIn();
  const response = await client.post('/api/ask-ai', {
    prompt: 'a solver for the travelling zebra, please',
    fileType: 'py',
  });
  expect(await response.text()).toContain('travelling zebra');
  expect(await status(client, response)).toMatchObject({
    status: 'done',
    summary: expect.stringContaining('only a skeleton'),
    toComplete: ['the content of the file'],
  });
});

test('what the designer cannot do is refused in the language of the request and costs nothing', async () => {
  const { client } = await signIn();
  const before = await credits(client);
  const response = await client.post('/api/ask-ai', {
    prompt: 'scrivi una funzione che ordina la lista',
    html: 'x = 1\n',
    fileType: 'py',
  });
  expect(response.status).toBe(422);
  const body: unknown = await response.json();
  expect(isFailureBody(body)).toBe(true);
  expect(body).toMatchObject({
    code: 'generation.refused',
    message: expect.stringContaining('designer integrato'),
    details: { reason: 'refused' },
  });
  expect(await credits(client)).toBe(before);
});

test('blocks that find no place are 422 with a reason for each', async () => {
  const { client } = await signIn();
  const response = await client.post('/api/apply-diffs', {
    originalHtml: '<p>One</p>\n',
    aiResponseContent: '<<<<<<< SEARCH\n<h1>None</h1>\n=======\n<h1>New</h1>\n>>>>>>> REPLACE\n',
  });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    code: 'diff.unapplied',
    details: [{ index: 0, reason: 'not-found' }],
  });
});

test('another user’s generation is unknown', async () => {
  const { client } = await signIn();
  const response = await client.post('/api/ask-ai', { prompt: BAKERY });
  await response.text();
  const { client: other } = await signIn();
  const id = response.headers.get('x-generation-id') ?? '';
  expect((await other.get(`/api/generation/${id}`)).status).toBe(404);
});

test('a change of a page comes as blocks that the server has applied before it charges', async () => {
  const { client } = await signIn();
  const html = await (await client.post('/api/ask-ai', { prompt: BAKERY })).text();
  const response = await client.post('/api/ask-ai', {
    prompt: 'make the header dark green and add a FAQ',
    html,
    previousPrompt: BAKERY,
  });
  expect(response.headers.get('x-response-type')).toBe('diff');
  const patched = await client.post('/api/apply-diffs', {
    originalHtml: html,
    aiResponseContent: await response.text(),
  });
  const [applied, total] = (patched.headers.get('x-applied-blocks') ?? '').split('/');
  expect(applied).toBe(total);
  expect(await patched.text()).not.toBe(html);
  expect(await status(client, response)).toMatchObject({
    status: 'done',
    charged: true,
    responseType: 'diff',
    decision: { task: 'edit' },
    summary: expect.stringMatching(/\S/),
  });
});
