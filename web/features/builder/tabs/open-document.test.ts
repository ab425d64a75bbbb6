import { beforeEach, expect, test, vi } from 'vitest';
import { loadEveryArea } from '#web/i18n/language-store.ts';
import { failure, fakeApi, success } from '#web/testing/fake-api.ts';
import { createDocument } from '../workspace/documents.ts';
import { currentText, useWorkspace } from '../workspace-store.ts';
import { keepCopy } from '../saving/local-copies.ts';
import { keepUnsaved as keepUnsavedWork, saveDocument } from '../saving/save-document.ts';
import { openByUuid } from './open-document.ts';

const FILE = '7b0d1c1e-6d3a-4a9e-9a67-0f5a4f2c1b10';
const request = { kind: 'file', uuid: FILE, userId: 'ada' } as const;

const onServer = (content: string, revision = 3, name = 'a.css', type = 'css') =>
  success({ file: { uuid: FILE, name, type, folder: '/', revision, content } });

function keepUnsaved(text: string, revision: number, userId: string | null = 'ada'): void {
  const base = { uuid: FILE, name: 'a.css', text, revision, isSaved: false };
  const document = createDocument({ ...base, kind: 'file', type: 'css', folder: '/' }, 0);
  keepCopy(document, { text, isSaved: false, userId, at: new Date(0) });
}

const opened = () => useWorkspace.getState().documents[FILE];

beforeEach(async () => {
  vi.unstubAllGlobals();
  localStorage.clear();
  useWorkspace.getState().closeAll();
  await loadEveryArea('en');
});

test('a file opens as the server has it', async () => {
  fakeApi({ [`GET /api/file/${FILE}`]: () => onServer('p {}') });
  expect(await openByUuid(request)).toBe('opened');
  expect([currentText(useWorkspace.getState()), opened()?.saveState]).toEqual(['p {}', 'saved']);
});

test('what was not saved last time comes back as a change that can be undone', async () => {
  keepUnsaved('p { color: red }', 3);
  fakeApi({ [`GET /api/file/${FILE}`]: () => onServer('p {}') });
  await openByUuid(request);
  expect([currentText(useWorkspace.getState()), opened()?.saveState]).toEqual([
    'p { color: red }',
    'unsaved',
  ]);
  useWorkspace.getState().undo();
  expect([currentText(useWorkspace.getState()), opened()?.saveState]).toEqual(['p {}', 'saved']);
});

test('over a newer version of somebody else the person decides', async () => {
  keepUnsaved('mine', 2);
  fakeApi({ [`GET /api/file/${FILE}`]: () => onServer('theirs', 3) });
  await openByUuid(request);
  expect([currentText(useWorkspace.getState()), opened()?.saveState]).toEqual(['mine', 'conflict']);
});

test('saving it over that newer version overwrites nothing', async () => {
  keepUnsaved('mine', 2);
  const calls = fakeApi({ [`GET /api/file/${FILE}`]: () => onServer('theirs', 3) });
  await openByUuid(request);
  expect(await saveDocument(FILE, 'ada')).toBe(false);
  expect([calls.length, opened()?.saveState]).toEqual([1, 'conflict']);
  useWorkspace.getState().undo();
  expect(currentText(useWorkspace.getState())).toBe('theirs');
  expect(await saveDocument(FILE, 'ada')).toBe(true);
});

test('a newer version that is one’s own save, whose answer the reload cut off, is no conflict', async () => {
  keepUnsaved('sent', 2);
  fakeApi({ [`GET /api/file/${FILE}`]: () => onServer('base', 2) });
  await openByUuid(request);
  await saveDocument(FILE, 'ada');
  useWorkspace.getState().changeDocument({ text: 'sent and more', origin: 'code', at: 9_000 });
  keepUnsavedWork('ada');
  useWorkspace.getState().closeAll();
  fakeApi({ [`GET /api/file/${FILE}`]: () => onServer('sent', 3) });
  await openByUuid(request);
  expect(opened()).toMatchObject({ revision: 3, savedText: 'sent', saveState: 'unsaved' });
  expect(currentText(useWorkspace.getState())).toBe('sent and more');
});

test('an edit by hand comes back as one, so that it is judged again before it is saved', async () => {
  fakeApi({ [`GET /api/file/${FILE}`]: () => onServer('p {}') });
  await openByUuid(request);
  useWorkspace.getState().changeDocument({ text: 'p', origin: 'code', at: 9_000 });
  keepUnsavedWork('ada');
  useWorkspace.getState().closeAll();
  await openByUuid(request);
  expect(opened()?.history.steps.map(({ origin }) => origin)).toEqual(['open', 'code']);
});

test('without a server the copy of this browser opens; without a copy nothing does', async () => {
  fakeApi({});
  expect(await openByUuid(request)).toBe('failed');
  keepUnsaved('kept', 3);
  expect(await openByUuid(request)).toBe('opened');
  expect(currentText(useWorkspace.getState())).toBe('kept');
});

test('a file that is gone is missing, unless this browser has unsaved text of it', async () => {
  fakeApi({ [`GET /api/file/${FILE}`]: () => failure('files.not-found') });
  expect(await openByUuid(request)).toBe('missing');
  keepUnsaved('kept', 3);
  expect(await openByUuid(request)).toBe('opened');
});

test('an empty .py file of another type becomes Python with its header', async () => {
  fakeApi({ [`GET /api/file/${FILE}`]: () => onServer('', 3, 'tool.py', 'txt') });
  await openByUuid(request);
  expect(opened()).toMatchObject({ type: 'py' });
  expect(currentText(useWorkspace.getState())).toMatch(/^# tool\n/);
});

test('a file that was opened meanwhile keeps what was typed into it', async () => {
  fakeApi({ [`GET /api/file/${FILE}`]: () => onServer('p {}') });
  const first = openByUuid(request);
  const second = openByUuid(request);
  await first;
  useWorkspace.getState().changeDocument({ text: 'typed', origin: 'code', at: 1 });
  await second;
  expect(currentText(useWorkspace.getState())).toBe('typed');
});
