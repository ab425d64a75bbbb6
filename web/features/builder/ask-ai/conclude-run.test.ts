import { beforeEach, expect, test, vi } from 'vitest';
import { loadEveryArea } from '#web/i18n/language-store.ts';
import { createUser } from '#web/testing/factories.ts';
import { failure, fakeApi, success, type RecordedCall } from '#web/testing/fake-api.ts';
import { runStatus } from '#web/testing/run-events.ts';
import * as toastHost from '#web/lib/toast-host.ts';
import { holdSession, useSession } from '#web/lib/session-store.ts';
import { forgetSeen, useSeen } from '../conversation/seen-entries.ts';
import { readCopy } from '../saving/local-copies.ts';
import { saveDocument } from '../saving/save-document.ts';
import { useSilentMode } from '../toasts/silent-mode.ts';
import { showChange, useShownChange } from '../workspace/shown-change.ts';
import { currentText, useWorkspace } from '../workspace-store.ts';
import { createRun } from './active-run.ts';
import type { ActiveRun } from './run-facts.ts';
import { ApplyError } from './answer-errors.ts';
import { concludeRun, tellFailure } from './conclude-run.ts';
import { acceptAnswer, declineAnswer } from './decide-answer.ts';
import { NotLoadedError } from './run-generation.ts';

const UUID = '7b0d1c1e-6d3a-4a9e-9a67-0f5a4f2c1b10';
const PAGE = '<!doctype html><title>Forno Aurora</title><p>Bread</p>';
const STARTER = '<!doctype html><title>Starter</title>';
const LIBRARY = { kind: 'site', uuid: UUID, name: 'Site', text: PAGE, revision: 3 } as const;

const shown = () => useWorkspace.getState().documents[UUID];
const card = () => useWorkspace.getState().generation;
const told = () => useSeen.getState().entries[UUID]?.at(-1);
const pathsOf = (calls: RecordedCall[]) => calls.map(({ method, path }) => `${method} ${path}`);

beforeEach(async () => {
  vi.unstubAllGlobals();
  localStorage.clear();
  vi.spyOn(toastHost, 'raiseToast').mockResolvedValue();
  useSilentMode.setState({ isSilent: false });
  await loadEveryArea('en');
  holdSession({ user: createUser({ id: 'ada' }), token: null });
  forgetSeen();
  const workspace = useWorkspace.getState();
  workspace.closeAll();
  workspace.setGeneration({ kind: 'idle' });
});

/** A run on the only open document, started in this browser. */
function openRun(changes: { isStarter?: boolean; isOwn?: boolean } = {}): ActiveRun {
  const { isStarter = false, isOwn = true } = changes;
  const { openDocument } = useWorkspace.getState();
  if (isStarter)
    openDocument({ ...LIBRARY, text: STARTER, revision: 0, isSaved: false, isStarter });
  else openDocument({ ...LIBRARY, isSaved: true });
  const run = createOwnRun();
  run.base = isStarter ? '' : PAGE;
  if (!isOwn) Object.assign(run, { base: null, creditsBefore: null });
  return run;
}

/** Another run on the open document. */
function createOwnRun(): ActiveRun {
  const document = shown();
  if (document === undefined) throw new Error('the document is not open');
  const run = createRun(document, {
    userId: 'ada',
    prompt: 'a bakery',
    attempt: 0,
    isFromNothing: false,
    target: null,
  });
  run.creditsBefore = 5;
  return run;
}

test('a page that the server has saved is taken with its revision, and neither saved nor logged again', async () => {
  const calls = fakeApi({});
  const run = openRun({ isStarter: true });
  const status = runStatus({ revision: 1, creditsRemaining: 4 });
  expect(await concludeRun(run, { status, text: PAGE })).toBe(true);
  expect(shown()).toMatchObject({
    name: 'Forno Aurora',
    revision: 1,
    savedText: PAGE,
    saveState: 'saved',
    isStarter: false,
  });
  expect(await saveDocument(UUID, 'ada')).toBe(true);
  expect(calls).toEqual([]);
  expect(readCopy('site', UUID, 'ada')).toMatchObject({ revision: 1, isSaved: true, text: PAGE });
});

test('a changed page is shown with what changed in it; the first page is not', async () => {
  fakeApi({});
  showChange(null);
  await concludeRun(openRun({ isStarter: true }), {
    status: runStatus({ revision: 1 }),
    text: PAGE,
  });
  expect(useShownChange.getState().change).toBeNull();
  const text = PAGE.replace('Bread', 'Warm bread');
  await concludeRun(openRun(), { status: runStatus({ revision: 4 }), text });
  expect(useShownChange.getState().change).toEqual({
    uuid: UUID,
    from: PAGE,
    to: text,
    isAsked: false,
  });
});

test('before the first page there is an empty document, which is neither saved nor published', async () => {
  const calls = fakeApi({});
  await concludeRun(openRun({ isStarter: true }), {
    status: runStatus({ revision: 1 }),
    text: PAGE,
  });
  useWorkspace.getState().undo();
  expect(await saveDocument(UUID, 'ada')).toBe(false);
  expect([currentText(useWorkspace.getState()), shown()?.savedText]).toEqual(['', PAGE]);
  expect(pathsOf(calls).filter((path) => path.startsWith('POST'))).toEqual([]);
  expect(readCopy('site', UUID, 'ada')).toMatchObject({ text: PAGE, isSaved: true });
  useWorkspace.getState().redo();
  expect(shown()?.saveState).toBe('saved');
});

test('a name follows the new page, unless the person chose it', async () => {
  fakeApi({});
  const other = '<!doctype html><title>Studio Riva</title><p>Plans</p>';
  await concludeRun(openRun({ isStarter: true }), {
    status: runStatus({ revision: 1 }),
    text: PAGE,
  });
  useWorkspace.getState().undo();
  await concludeRun(createOwnRun(), { status: runStatus({ revision: 2 }), text: other });
  expect(shown()?.name).toBe('Studio Riva');
  useWorkspace.getState().describeDocument(UUID, { name: 'Mine' });
  await concludeRun(createOwnRun(), { status: runStatus({ revision: 3 }), text: PAGE });
  expect(shown()?.name).toBe('Mine');
});

test('one step back is the page of before', async () => {
  fakeApi({});
  await concludeRun(openRun(), { status: runStatus({ revision: 4 }), text: '<p>New</p>' });
  expect(currentText(useWorkspace.getState())).toBe('<p>New</p>');
  useWorkspace.getState().undo();
  expect(currentText(useWorkspace.getState())).toBe(PAGE);
});

test('blocks are applied to what was sent; where that fails, what the server saved is taken', async () => {
  const status = runStatus({ responseType: 'diff', revision: 4 });
  const calls = fakeApi({ 'POST /api/apply-diffs': () => new Response('<p>applied</p>') });
  await concludeRun(openRun(), { status, text: 'blocks' });
  expect(calls.find(({ path }) => path === '/api/apply-diffs')?.body).toEqual({
    originalHtml: PAGE,
    aiResponseContent: 'blocks',
    fileType: 'html',
  });
  expect([shown()?.savedText, shown()?.revision]).toEqual(['<p>applied</p>', 4]);

  const theirs = { html: '<p>saved</p>', name: 'Site', revision: 5 };
  fakeApi({
    'POST /api/apply-diffs': () => failure('server.internal'),
    [`GET /api/s/${UUID}`]: () => success(theirs),
  });
  await concludeRun(openRun(), { status: { ...status, revision: 5 }, text: 'blocks' });
  expect([shown()?.savedText, shown()?.revision]).toEqual(['<p>saved</p>', 5]);
});

test('blocks of a run that began elsewhere are not put into a text they may not be for', async () => {
  const theirs = { html: '<p>saved</p>', name: 'Site', revision: 4 };
  const calls = fakeApi({ [`GET /api/s/${UUID}`]: () => success(theirs) });
  const status = runStatus({ responseType: 'diff', revision: 4 });
  await concludeRun(openRun({ isOwn: false }), { status, text: 'blocks' });
  expect(currentText(useWorkspace.getState())).toBe('<p>saved</p>');
  expect(pathsOf(calls)).not.toContain('POST /api/apply-diffs');
});

test('an answer that cannot be taken leaves the document as it was', async () => {
  fakeApi({});
  const status = runStatus({ responseType: 'diff', revision: 4 });
  await expect(concludeRun(openRun(), { status, text: 'blocks' })).rejects.toBeInstanceOf(
    ApplyError,
  );
  expect(shown()).toMatchObject({ revision: 3, saveState: 'saved' });
  expect(currentText(useWorkspace.getState())).toBe(PAGE);
});

test('of a failed run nothing is taken, and its reason is told whole', async () => {
  const calls = fakeApi({});
  const error = { code: 'generation.model-failed', message: 'The model stopped in mid-sentence.' };
  const status = runStatus({
    status: 'failed',
    charged: false,
    refunded: true,
    delivery: 'none',
    creditsRemaining: 5,
    error,
  });
  expect(await concludeRun(openRun({ isStarter: true }), { status, text: '<p>half' })).toBe(false);
  expect(card()).toEqual({ kind: 'idle' });
  expect(told()?.entry).toEqual({
    id: 'run-1',
    prompt: 'a bakery',
    askedAt: 0,
    outcome: { kind: 'failed', message: 'The model stopped in mid-sentence.', cost: 'returned' },
  });
  expect([currentText(useWorkspace.getState()), calls]).toEqual([STARTER, []]);
});

test('words are shown as they are and change nothing', async () => {
  fakeApi({});
  const summary = 'The shop opens at seven, as the second paragraph says.';
  const status = runStatus({
    responseType: 'answer',
    charged: false,
    delivery: 'none',
    creditsRemaining: 5,
    summary,
  });
  expect(await concludeRun(openRun(), { status, text: '' })).toBe(true);
  expect(told()?.entry.outcome).toEqual({ kind: 'answered', words: summary, cost: 'free' });
  expect(shown()?.history.steps).toHaveLength(1);
});

test('what came of a run stands in the conversation, with the step that it made; no toast repeats it', async () => {
  fakeApi({});
  const run = openRun();
  await concludeRun(run, { status: runStatus({ revision: 5 }), text: '<p>New</p>' });
  const { prompt, attempt, isFromNothing, target } = run;
  expect(told()).toMatchObject({
    entry: { id: 'run-1', prompt: 'a bakery', outcome: { kind: 'changed', cost: 'charged' } },
    request: { prompt, attempt, isFromNothing, target },
    isPastStop: false,
  });
  expect(shown()?.history.steps.map(({ run: id }) => id)).toEqual([undefined, 'run-1']);
  expect(toastHost.raiseToast).not.toHaveBeenCalled();
});

test('a credit counts as returned when the server says so, or when it was paid here and not taken', async () => {
  fakeApi({});
  const costs: unknown[] = [];
  for (const [isOwn, status] of [
    [true, { charged: false, refunded: false }],
    [true, { charged: true }],
    [false, { charged: false, refunded: false }],
    [false, { charged: false, refunded: true, reason: 'aborted' }],
  ] as const) {
    await concludeRun(openRun({ isOwn }), {
      status: runStatus({ status: 'failed', ...status }),
      text: '',
    });
    const outcome = told()?.entry.outcome;
    costs.push([outcome?.kind, outcome?.kind === 'working' ? '' : outcome?.cost]);
  }
  expect(costs).toEqual([
    ['failed', 'returned'],
    ['failed', 'charged'],
    ['failed', 'none'],
    ['stopped', 'returned'],
  ]);
});

test('a Stop that came too late is told, and the page is taken', async () => {
  fakeApi({});
  const run = openRun();
  run.stop.press();
  await concludeRun(run, { status: runStatus({ revision: 4 }), text: '<p>New</p>' });
  expect(told()).toMatchObject({ isPastStop: true });
  expect(currentText(useWorkspace.getState())).toBe('<p>New</p>');
});

test('another site replaces nothing until it is agreed to; then it is one step, saved and taken', async () => {
  const calls = fakeApi({
    [`POST /api/s/${UUID}`]: () => success({ revision: 4 }),
    'POST /api/generation/run-1/take': () => success({}),
  });
  const status = runStatus({ delivery: 'waiting', isProposal: true, creditsRemaining: 4 });
  await concludeRun(openRun(), { status, text: '<p>Other</p>' });
  const waiting = card();
  expect(waiting).toMatchObject({ kind: 'waiting', isCompared: true });
  expect([currentText(useWorkspace.getState()), calls]).toEqual([PAGE, []]);
  if (waiting.kind === 'waiting') await acceptAnswer(waiting);
  expect(shown()).toMatchObject({ savedText: '<p>Other</p>', revision: 4, saveState: 'saved' });
  expect(pathsOf(calls)).toEqual([`POST /api/s/${UUID}`, 'POST /api/generation/run-1/take']);
  expect(told()?.entry).toMatchObject({ id: 'run-1', outcome: { kind: 'proposed' } });
  useWorkspace.getState().undo();
  expect(currentText(useWorkspace.getState())).toBe(PAGE);
});

test('an answer that could not be saved is not told to be taken', async () => {
  const calls = fakeApi({});
  const status = runStatus({ delivery: 'waiting', creditsRemaining: 4 });
  await concludeRun(openRun(), { status, text: '<p>Other</p>' });
  const waiting = card();
  if (waiting.kind === 'waiting') await acceptAnswer(waiting);
  expect(pathsOf(calls)).not.toContain('POST /api/generation/run-1/take');
  expect(shown()?.saveState).toBe('offline');
});

test('a page that is kept says so to the server and stays as it is', async () => {
  const calls = fakeApi({ 'POST /api/generation/run-1/take': () => success({}) });
  const status = runStatus({ delivery: 'waiting', isProposal: true, creditsRemaining: 4 });
  await concludeRun(openRun(), { status, text: '<p>Other</p>' });
  const waiting = card();
  if (waiting.kind === 'waiting') await declineAnswer(waiting);
  expect(pathsOf(calls)).toEqual(['POST /api/generation/run-1/take']);
  expect([currentText(useWorkspace.getState()), card().kind]).toEqual([PAGE, 'idle']);
});

test('a waiting answer that is in the document already is not offered again', async () => {
  const calls = fakeApi({ 'POST /api/generation/run-1/take': () => success({}) });
  const status = runStatus({ delivery: 'waiting', isProposal: true });
  await concludeRun(openRun({ isOwn: false }), { status, text: PAGE });
  expect(card()).toEqual({ kind: 'idle' });
  expect(pathsOf(calls)).toContain('POST /api/generation/run-1/take');
});

test('a stopped run shows its credit again, also where the balance cannot be read', async () => {
  fakeApi({ 'GET /api/user/credits': () => failure('server.unavailable') });
  holdSession({ user: createUser({ id: 'ada', inferenceCredits: 3 }), token: null });
  const status = runStatus({
    status: 'failed',
    reason: 'aborted',
    charged: false,
    refunded: true,
    creditsRemaining: 4,
  });
  await concludeRun(openRun(), { status, text: '' });
  expect(useSession.getState().user?.inferenceCredits).toBe(4);
});

test('no credit is said to be returned when none was spent, because a part of the builder did not load', async () => {
  fakeApi({});
  await tellFailure(openRun(), new NotLoadedError('lost'));
  expect(told()?.entry.outcome).toEqual({
    kind: 'failed',
    message: 'A part of the builder did not load. No credit was used; please try again.',
    cost: 'none',
  });
});

test('what was changed after API mode was switched off stays, and the answer waits', async () => {
  const answered = '<!doctype html><title>Forno Aurora</title><p>Warm bread</p>';
  const mine = PAGE.replace('Bread', 'My bread');
  fakeApi({});
  const run = openRun();
  const { setGeneration, leaveApiMode, changeDocument } = useWorkspace.getState();
  const flags = { isRetry: false, isLost: false, isStopping: false };
  setGeneration({
    kind: 'working',
    prompt: 'a bakery',
    uuid: UUID,
    stage: 'generation',
    startedAt: 1,
    ...flags,
  });
  leaveApiMode();
  changeDocument({ uuid: UUID, text: mine, origin: 'code', at: 2 });
  await concludeRun(run, { status: runStatus({ revision: 4 }), text: answered });
  expect(currentText(useWorkspace.getState())).toBe(mine);
  expect(shown()).toMatchObject({ revision: 4, savedText: answered, saveState: 'unsaved' });
  expect(card()).toMatchObject({
    kind: 'waiting',
    answer: { prompt: 'a bakery', text: answered, isDiff: false, isProposal: false },
  });
});

test('API mode switched off and nothing changed: the answer is taken as ever', async () => {
  fakeApi({});
  const run = openRun();
  const { setGeneration, leaveApiMode } = useWorkspace.getState();
  const flags = { isRetry: false, isLost: false, isStopping: false };
  setGeneration({
    kind: 'working',
    prompt: 'a bakery',
    uuid: UUID,
    stage: 'generation',
    startedAt: 1,
    ...flags,
  });
  leaveApiMode();
  await concludeRun(run, { status: runStatus({ revision: 4 }), text: '<p>New</p>' });
  expect(currentText(useWorkspace.getState())).toBe('<p>New</p>');
  expect(card().kind).toBe('idle');
});
