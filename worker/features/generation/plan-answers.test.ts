import { beforeAll, expect, test } from 'vitest';
import { TRATTORIA, trattoriaPlan } from '#domain/page-plan/testing/plans.ts';
import { answering, cutByLength } from '#worker/testing/model-server/behaviours.ts';
import { textOfRequest } from '#worker/testing/model-server/model-server.ts';
import { play, WELCOME } from '#worker/testing/model-server/play.ts';
import { PAGE } from '#worker/testing/model-server/scripted-page.ts';

beforeAll(async () => {
  await import('@ai-sdk/openai-compatible');
});

const input = { prompt: TRATTORIA.brief };
const PLAN = JSON.stringify(TRATTORIA.plan);

test('a plan becomes a page with every fact, for one credit', async () => {
  const { text = '', answer, status, credits, server } = await play(answering(PLAN), { input });
  expect(textOfRequest(server.requests[0] ?? { model: '', messages: [] })).toContain(
    'You plan one-page websites',
  );
  expect(status).toMatchObject({
    status: 'done',
    responseType: 'full',
    charged: true,
    notDone: [],
    sections: ['hero', 'menu', 'about', 'hours', 'map', 'contact'],
  });
  expect(credits).toBe(WELCOME - 1);
  expect(text === '' ? answer : text).toContain('<title>Trattoria da Gino');
  for (const fact of [
    'via Sottoriva 12',
    '045 800 1234',
    '14,50 €',
    'Cani benvenuti.',
    '19:00–22:30',
  ]) {
    expect(answer).toContain(fact);
  }
});

test('sections are shown while the plan is still being written, then replaced once by the page', async () => {
  const { resets, status } = await play(answering(PLAN), { input });
  expect([resets, status.status]).toEqual([1, 'done']);
});

test('what a plan invents is not on the page, and what it forgets is named', async () => {
  const plan = trattoriaPlan({
    lead: 'Dal 1962 in via Sottoriva.',
    facts: trattoriaPlan().facts.slice(1),
  });
  const { answer, status } = await play(answering(JSON.stringify(plan)), { input });
  expect(answer).not.toContain('1962');
  expect(status.notOnPage).toEqual(['tel 045 800 1234']);
});

test.each([
  ['a broken plan', answering(PLAN.slice(0, -40))],
  ['a plan that was cut off', cutByLength(PLAN.slice(0, 900))],
  ['a plan without sections', answering('{"headline":"x","sections":[]}')],
])('%s is mended by its model in one more turn', async (_name, first) => {
  const { status, server, answer } = await play([first, answering(PLAN)], { input });
  expect(status).toMatchObject({ status: 'done', charged: true });
  expect(server.requests).toHaveLength(2);
  expect(answer).toContain('14,50 €');
});

test('a plan that cannot be mended costs nothing', async () => {
  const { status, credits } = await play(answering('{"headline":"x","sections":[]}'), { input });
  expect(status).toMatchObject({ status: 'failed', charged: false });
  expect(credits).toBe(WELCOME);
});

test('a look that nobody can draw is named among what was not done', async () => {
  const plan = trattoriaPlan({ look: { mood: 'rustico, come una vetrata liberty di cristallo' } });
  const other = trattoriaPlan({ look: { mood: 'rustico, come un acquario' } });
  const known = await play(answering(JSON.stringify(plan)), { input });
  const unknown = await play(answering(JSON.stringify(other)), { input });
  expect([known.status.notDone, unknown.status.notDone]).toEqual([[], ['“come un acquario”']]);
});

test('a plan in another language than the request is told to the owner', async () => {
  const plan = trattoriaPlan({
    language: 'en',
    headline: 'Duck, wine and a table under the arches of the old town',
    lead: 'We cook what the people of this town have always cooked, and we take our time with it.',
    sections: [
      {
        kind: 'about',
        title: 'Without any hurry',
        items: [{ text: 'Your dog is welcome here, and so are you.' }],
      },
      { kind: 'contact', title: 'We keep a table for you' },
    ],
  });
  const { status } = await play(answering(JSON.stringify(plan)), { input });
  expect(status.warnings.join(' ')).toMatch(/inglese|lingua/i);
});

test('a model that writes the document instead of a plan is taken at its word', async () => {
  const { status, answer } = await play(answering(PAGE), { input });
  expect(status).toMatchObject({ status: 'done', responseType: 'full' });
  expect(answer).toBe(PAGE);
});

test('prose instead of a plan is a question to the owner, and free', async () => {
  const { status, credits } = await play(answering('Which Gino do you mean?'), { input });
  expect(status).toMatchObject({ responseType: 'answer', charged: false });
  expect(credits).toBe(WELCOME);
});

test('tools and games are written as documents', async () => {
  const { server } = await play(answering(PAGE), {
    input: { prompt: 'A snake game with arrow keys' },
  });
  expect(textOfRequest(server.requests[0] ?? { model: '', messages: [] })).toContain(
    'Output only the document',
  );
});
