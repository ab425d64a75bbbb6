import { beforeEach, expect, test, vi } from 'vitest';
import { loadEveryArea } from '#web/i18n/language-store.ts';
import { failure, fakeApi, success, type RecordedCall } from '#web/testing/fake-api.ts';
import { useWorkspace } from '../workspace-store.ts';
import { readCopy } from './local-copies.ts';
import { saveDocument } from './save-document.ts';

const FILE = '7b0d1c1e-6d3a-4a9e-9a67-0f5a4f2c1b10';
const PATH = 'POST /api/file';

const saved = (revision: number) => success({ file: { uuid: FILE, revision } });
const theirs = (content: string) =>
  failure('files.conflict', {
    details: { file: { uuid: FILE, name: 'renamed.css', content, revision: 9 } },
  });
const sentRevision = ({ body }: RecordedCall) => (body as { revision: number }).revision;
const document = () => useWorkspace.getState().documents[FILE];

beforeEach(async () => {
  vi.unstubAllGlobals();
  localStorage.clear();
  const { closeAll, openDocument, changeDocument } = useWorkspace.getState();
  closeAll();
  const base = { uuid: FILE, name: 'a.css', text: 'base', revision: 3, isSaved: true };
  openDocument({ ...base, kind: 'file', type: 'css', folder: '/' });
  changeDocument({ text: 'mine', origin: 'ai', label: 'make it mine', at: 1 });
  await loadEveryArea('en');
});

test('a save carries the revision, what made the text, and the prompt', async () => {
  const calls = fakeApi({ [PATH]: () => saved(4) });
  expect(await saveDocument(FILE, 'ada')).toBe(true);
  expect(calls[0]?.body).toEqual({
    uuid: FILE,
    name: 'a.css',
    type: 'css',
    folder: '/',
    revision: 3,
    user_id: 'ada',
    content: 'mine',
    origin: 'ai',
    comment: 'make it mine',
  });
  expect([document()?.saveState, document()?.revision]).toEqual(['saved', 4]);
  expect(readCopy('file', FILE, 'ada')).toMatchObject({ isSaved: true, revision: 4 });
});

test('saves of one document follow one another, each from the revision of the one before', async () => {
  let revision = 3;
  const calls = fakeApi({ [PATH]: () => saved((revision += 1)) });
  const first = saveDocument(FILE, 'ada');
  useWorkspace.getState().changeDocument({ text: 'more', origin: 'code', at: 5_000 });
  await Promise.all([first, saveDocument(FILE, 'ada')]);
  useWorkspace.getState().changeDocument({ text: 'most', origin: 'code', at: 9_000 });
  await saveDocument(FILE, 'ada');
  expect(calls.map(sentRevision)).toEqual([3, 4]);
});

test('a revision that moved on without a change of the text is no conflict', async () => {
  let calls: RecordedCall[] = [];
  calls = fakeApi({ [PATH]: () => (calls.length === 1 ? theirs('base') : saved(10)) });
  expect(await saveDocument(FILE, 'ada')).toBe(true);
  expect(calls.map(sentRevision)).toEqual([3, 9]);
  expect(document()).toMatchObject({ name: 'renamed.css', revision: 10, saveState: 'saved' });
});

test('another text on the server waits for the visitor, and nothing is overwritten', async () => {
  const calls = fakeApi({ [PATH]: () => theirs('theirs') });
  expect(await saveDocument(FILE, 'ada')).toBe(false);
  expect([calls.length, document()?.saveState]).toEqual([1, 'conflict']);
  expect(readCopy('file', FILE, 'ada')).toMatchObject({ text: 'mine', isSaved: false });
});

test('a save whose answer was lost is no conflict for what was written after it', async () => {
  let calls: RecordedCall[] = [];
  calls = fakeApi({
    [PATH]() {
      if (calls.length === 1) throw new TypeError('the line was cut after the server had it');
      return calls.length === 2 ? theirs('mine') : saved(10);
    },
  });
  expect(await saveDocument(FILE, 'ada')).toBe(false);
  useWorkspace.getState().changeDocument({ text: 'mine and more', origin: 'code', at: 9_000 });
  expect(await saveDocument(FILE, 'ada')).toBe(true);
  expect(calls.map(sentRevision)).toEqual([3, 3, 9]);
  expect(document()).toMatchObject({ saveState: 'saved', savedText: 'mine and more' });
});

test('once a save was answered, the same text from elsewhere is a conflict again', async () => {
  let calls: RecordedCall[] = [];
  calls = fakeApi({ [PATH]: () => (calls.length === 1 ? saved(4) : theirs('mine')) });
  await saveDocument(FILE, 'ada');
  useWorkspace.getState().advance(FILE, { kind: 'taken', owner: 'ada', text: 'base', revision: 4 });
  useWorkspace.getState().changeDocument({ text: 'second', origin: 'code', at: 9_000 });
  expect(await saveDocument(FILE, 'ada')).toBe(false);
  expect(document()?.saveState).toBe('conflict');
});

test('what was deleted elsewhere is made anew', async () => {
  let calls: RecordedCall[] = [];
  calls = fakeApi({ [PATH]: () => (calls.length === 1 ? failure('files.not-found') : saved(1)) });
  expect(await saveDocument(FILE, 'ada')).toBe(true);
  expect(calls.map(sentRevision)).toEqual([3, 0]);
});

test.each([
  ['server.internal', 'failed'],
  ['request.rate-limited', 'failed'],
  ['files.limit', 'refused'],
  ['auth.required', 'offline'],
] as const)('after %s the document is %s and kept in this browser', async (code, state) => {
  fakeApi({
    [PATH]: () => failure(code),
    'GET /api/auth/current-user': () => Response.json({ ok: false }),
  });
  expect(await saveDocument(FILE, 'ada')).toBe(false);
  expect(document()?.saveState).toBe(state);
  expect(readCopy('file', FILE, 'ada')).toMatchObject({ text: 'mine', isSaved: false });
});

test('with no network it is offline; with no account it is kept here', async () => {
  fakeApi({});
  await saveDocument(FILE, 'ada');
  expect(document()?.saveState).toBe('offline');
  await saveDocument(FILE, null);
  expect(document()?.saveState).toBe('local');
});

test('an account-less document that finds no room is not called kept', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await saveDocument(FILE, null);
  full.mockRestore();
  expect(document()?.saveState).toBe('refused');
});

test('without a network and without room in the browser nothing is said to be kept', async () => {
  fakeApi({});
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await saveDocument(FILE, 'ada')).toBe(false);
  setItem.mockRestore();
  expect(document()?.saveState).toBe('failed');
});

test('a site whose answer was lost goes on from what the server says it has', async () => {
  const site = '7b0d1c1e-6d3a-4a9e-9a67-0f5a4f2c1b11';
  const base = { uuid: site, name: 'A', text: '<!doctype html>base', revision: 3, isSaved: true };
  useWorkspace.getState().openDocument({ ...base, kind: 'site' });
  useWorkspace.getState().changeDocument({ text: '<!doctype html>mine', origin: 'code', at: 1 });
  const current = { revision: 4, name: 'A', html: '<!doctype html>mine', updated_at: '' };
  let calls: RecordedCall[] = [];
  calls = fakeApi({
    [`POST /api/s/${site}`]() {
      if (calls.length === 1) throw new TypeError('the line was cut after the server had it');
      if (calls.length === 2) return failure('sites.conflict', { details: { current } });
      return success({ revision: 5 });
    },
  });
  await saveDocument(site, 'ada');
  useWorkspace
    .getState()
    .changeDocument({ text: '<!doctype html>more', origin: 'code', at: 9_000 });
  expect(await saveDocument(site, 'ada')).toBe(true);
  expect(calls.map(sentRevision)).toEqual([3, 3, 4]);
});

test.each([undefined, {}, { file: null }, { file: { content: 'theirs', name: 'a.css' } }])(
  'a conflict that does not say what the server has (%j) is a fault, and the next save is tried',
  async (details) => {
    const answers = [failure('files.conflict', { details }), success({ file: { revision: 4 } })];
    fakeApi({ [PATH]: () => answers.shift() ?? failure('server.internal') });
    expect(await saveDocument(FILE, 'ada')).toBe(false);
    expect(document()?.saveState).toBe('failed');
    expect(await saveDocument(FILE, 'ada')).toBe(true);
  },
);
