import { beforeAll, expect, test } from 'vitest';
import { writeAddRequest } from '#domain/page-plan/add-request.ts';
import { TRATTORIA, trattoriaPlan } from '#domain/page-plan/testing/plans.ts';
import { drawPlan } from '#worker/designer/plan/draw-plan.ts';
import { answering } from '#worker/testing/model-server/behaviours.ts';
import { play, WELCOME } from '#worker/testing/model-server/play.ts';
import { PAGE } from '#worker/testing/model-server/scripted-page.ts';

beforeAll(async () => {
  await import('@ai-sdk/openai-compatible');
});

const BRIEF = 'Sito per il forno Grani. Pane di segale 4,50 €. Aperti dalle 7:30. Usa 37 icone.';

test('what a model leaves out of its page is listed, and wishes are not offered as texts', async () => {
  const { status } = await play(answering(PAGE), { input: { prompt: BRIEF } });
  expect([status.notOnPage, status.notDone]).toEqual([
    ['Pane di segale 4,50 €', 'Aperti dalle 7:30'],
    ['“Sito per il forno Grani”', '“Usa 37 icone”'],
  ]);
});

test('a line that is asked for is put on the page without a model, for one credit', async () => {
  const { facts: _facts, ...plan } = trattoriaPlan();
  const html = drawPlan({ plan: { ...plan, facts: [] }, seed: 1, year: 2026 }).html;
  const { status, answer, credits, server } = await play([answering('never asked')], {
    input: { prompt: writeAddRequest(['tel 045 800 1234'], 'it'), html },
    withDesigner: true,
  });
  expect(status).toMatchObject({ status: 'done', charged: true, isStandIn: false, notDone: [] });
  expect(answer).toContain('tel:0458001234');
  expect([server.requests.length, credits]).toEqual([0, WELCOME - 1]);
});

test('a line that is on the page already costs nothing', async () => {
  const html = drawPlan({ plan: trattoriaPlan(), seed: 1, year: 2026 }).html;
  const { status, credits } = await play([answering('never asked')], {
    input: { prompt: writeAddRequest(['Cani benvenuti.'], 'it'), html },
    withDesigner: true,
  });
  expect(status).toMatchObject({ status: 'failed', charged: false });
  expect(credits).toBe(WELCOME);
});

test('a page with every fact has an empty list', async () => {
  const { status } = await play(answering(JSON.stringify(TRATTORIA.plan)), {
    input: { prompt: TRATTORIA.brief },
  });
  expect([status.notOnPage, status.notDone]).toEqual([[], []]);
});
