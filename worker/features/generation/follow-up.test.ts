import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { AskAiInput, GenerationStatus } from '#contract/generation.ts';
import { drawingSchema } from '#contract/page-plan.ts';
import { designPage } from '#worker/designer/design-page.ts';
import { drawSource } from '#worker/designer/plan/follow-up/change-drawing.ts';
import { listPageCases } from '#worker/designer/testing/page-cases.ts';
import { signIn } from '#worker/testing/factories.ts';
import type { TestClient } from '#worker/testing/request.ts';
import { readEvents } from './event-stream.ts';

const BRIEF =
  'Pagina per "Nodo", laboratorio di macramè a Lecce. Intreccio lampade e amache di cotone. ' +
  'Corsi il sabato dalle 10 alle 13. Tel 0832 123456, ciao@nodo.example.\n' +
  '- Lampada 45 €\n- Amaca 120 €';

interface Site {
  client: TestClient;
  uuid: string;
  revision: number;
  html: string;
}

async function ask({ client, uuid, revision, html }: Site, prompt: string) {
  const input: AskAiInput = {
    prompt,
    document: { kind: 'site', uuid, revision },
    ...(html === '' ? {} : { html }),
  };
  const headers = { accept: 'application/x-ndjson' };
  const response = await client.post('/api/ask-ai', input, { headers });
  let end: GenerationStatus | undefined;
  if (response.body === null) throw new Error('no events');
  for await (const event of readEvents(response.body))
    if (event?.type === 'end') end = event.generation;
  const saved = await (await client.get(`/api/s/${uuid}`)).json<{ html: string }>();
  return { status: end, html: saved.html };
}

async function makeSite(): Promise<Site> {
  const { client } = await signIn();
  const empty = { client, uuid: crypto.randomUUID(), revision: 0, html: '' };
  const { status, html } = await ask(empty, BRIEF);
  expect(status).toMatchObject({ status: 'done', delivery: 'saved', revision: 1 });
  return { ...empty, revision: 1, html };
}

/** The page as its owner saved it after a change of their own. */
async function change(site: Site, from: string, to: string): Promise<Site> {
  const html = site.html.replaceAll(from, to);
  expect(html).not.toBe(site.html);
  await site.client.post(`/api/s/${site.uuid}`, { html, name: 'Nodo', revision: site.revision });
  return { ...site, html, revision: site.revision + 1 };
}

const directionOf = (html: string) => /<body class="(\w+)/.exec(html)?.[1];
const isDark = (html: string) => /:root\s*\{\s*color-scheme: dark;/.test(html);
const FACTS = ['45 €', '120 €', '0832 123456', 'ciao@nodo.example'];

test('another version is the same content in another design, with what was changed by hand', async () => {
  const made = await makeSite();
  const site = await change(made, 'lampade e amache di cotone', 'lampade e amache di canapa');
  const { status, html } = await ask(site, 'un’altra versione');
  expect(status).toMatchObject({ status: 'done', charged: true, delivery: 'saved', revision: 3 });
  expect(directionOf(html)).not.toBe(directionOf(made.html));
  expect(html).toContain('amache di canapa');
  expect(FACTS.filter((fact) => !html.includes(fact))).toEqual([]);
});

test('a wish for the look keeps the design, and stays in later versions', async () => {
  const made = await makeSite();
  const dark = await ask(made, 'rendila più scura');
  expect(directionOf(dark.html)).toBe(directionOf(made.html));
  expect([made.html, dark.html].map(isDark)).toEqual([false, true]);
  const next = await ask({ ...made, html: dark.html, revision: 2 }, 'un’altra versione');
  expect([next.status?.delivery, isDark(next.html)]).toEqual(['saved', true]);
});

test('prices that are given are added to the plan and survive another version', async () => {
  const made = await makeSite();
  const added = await ask(made, 'Aggiungi i prezzi: Portavaso 18 €, Arazzo 90 €');
  expect(added.status).toMatchObject({ status: 'done', charged: true, delivery: 'saved' });
  expect(added.html).toContain('90 €');
  const next = await ask({ ...made, html: added.html, revision: 2 }, 'un’altra versione');
  expect([...FACTS, '18 €', '90 €'].filter((fact) => !next.html.includes(fact))).toEqual([]);
});

test('a change by hand that has no place in the new page is named before anything is replaced', async () => {
  const made = await makeSite();
  const headed = await change(made, '<h1', '<p>Mio</p><h1');
  const site = await change(headed, '<section', '<section data-mine');
  const { status, html } = await ask(site, 'un’altra versione');
  expect(status).toMatchObject({ status: 'done', delivery: 'waiting', isProposal: true });
  expect(status?.summary).toContain('in “');
  expect(html).toBe(site.html);
});

test('after undo the plan of the page that stands there is changed', async () => {
  const made = await makeSite();
  await ask(made, 'rendila più scura');
  const back = { ...made, revision: 2 };
  const { html } = await ask(back, 'Aggiungi i prezzi: Portavaso 18 €');
  expect([html.includes('18 €'), isDark(html)]).toEqual([true, false]);
});

test('a page edited beyond recognition, and one whose plan is of another schema, are changed as pages', async () => {
  const made = await makeSite();
  const other = `<!doctype html><html lang="it"><title>Altro</title><body><main><h1>Altro</h1><p>Una pagina di altri.</p></main></body></html>`;
  const foreign = await ask({ ...made, html: other }, 'un’altra versione');
  expect(foreign.status).toMatchObject({ status: 'failed', charged: false });
  const key = `sites/${made.uuid}/drawing`;
  const object = await env.SITES.get(key);
  const stored = await object?.json<{ drawings: { plan: object }[] }>();
  const older = (stored?.drawings ?? []).map((one) => ({
    ...one,
    plan: { ...one.plan, version: 0 },
  }));
  await env.SITES.put(key, JSON.stringify({ drawings: older }));
  const old = await ask(made, 'un’altra versione');
  expect(old.status).toMatchObject({ status: 'failed', charged: false });
  await env.SITES.put(key, 'not json');
  const broken = await ask(made, 'un’altra versione');
  expect(broken.status).toMatchObject({ status: 'failed', charged: false });
});

test('of two follow-ups at once the second is told of the first', async () => {
  const made = await makeSite();
  const input = {
    prompt: 'un’altra versione',
    html: made.html,
    document: { kind: 'site', uuid: made.uuid, revision: 1 },
  };
  const answers = await Promise.all([1, 2].map(async () => made.client.post('/api/ask-ai', input)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  // The run goes on after the test, so it is read to its end.
  await Promise.all(answers.map(async (answer) => answer.text()));
});

test('the plan of somebody else’s site cannot be used', async () => {
  const made = await makeSite();
  const { client } = await signIn();
  const { status } = await ask({ ...made, client }, 'un’altra versione');
  expect(status).toMatchObject({ status: 'failed', charged: false });
});

test('what the designer draws can be stored, read back and drawn again to the byte', () => {
  for (const { trade, input } of listPageCases().slice(0, 12)) {
    const { drawing, html } = designPage({ ...input, seed: 3, order: 'varied' });
    expect(drawing).toBeDefined();
    const stored: unknown = JSON.parse(JSON.stringify({ ...drawing, html }));
    const read = drawingSchema.parse(stored);
    expect([trade, drawSource(read).html === html]).toEqual([trade, true]);
  }
});
