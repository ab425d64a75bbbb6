import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { printText } from '#domain/page-operations/fingerprint.ts';
import { dropSession, useSession } from '#web/lib/session-store.ts';
import { forgetHistories } from '#web/lib/history-database.ts';
import { createUser } from '#web/testing/factories.ts';
import { useWorkspace } from '../workspace-store.ts';
import { MOST_HISTORIES, readRecord, writeRecord } from './history-database.ts';
import { startKeepingHistories } from './keep-histories.ts';

const ADA = 'ada';
const store = () => useWorkspace.getState();
const stepsOf = (uuid: string) => store().documents[uuid]?.history.steps.length;
const signInAs = (id: string) =>
  useSession.setState({ status: 'signed-in', user: createUser({ id }), token: null });

let stop: () => void = () => undefined;

function open(uuid: string, text: string): void {
  store().openDocument({ kind: 'site', uuid, name: uuid, text, revision: 3, isSaved: true });
}

/** Long enough for every pending database transaction. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

/** Makes two changes and closes the document. */
async function workOn(uuid: string): Promise<void> {
  stop = startKeepingHistories(ADA);
  open(uuid, 'one');
  await settle();
  store().changeDocument({ uuid, text: 'one two', origin: 'ai', label: 'add two', at: 1 });
  const element = { tag: 'p', words: '' };
  const changes = [{ key: 'text', element, from: 'two', to: 'three' }] as const;
  const splices = [{ start: 4, end: 7, replacement: 'three' }];
  store().changeDocumentBySplices({ uuid, splices, changes, group: null, at: 2 });
  stop();
  await settle();
  store().closeAll();
}

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  store().closeAll();
  signInAs(ADA);
  await forgetHistories();
});

afterEach(async () => {
  stop();
  await settle();
  await forgetHistories();
  vi.unstubAllGlobals();
});

test('steps come back with their words to a document that has the same text', async () => {
  await workOn('a');
  stop = startKeepingHistories(ADA);
  open('a', 'one three');
  await vi.waitFor(() => expect(stepsOf('a')).toBe(3));
  expect(store().documents['a']?.history.steps[2]).toMatchObject({
    origin: 'visual',
    changes: [{ key: 'text', from: 'two', to: 'three' }],
  });
  expect(store().documents['a']?.saveState).toBe('saved');
  store().undo();
  store().undo();
  expect(store().documents['a']?.history.text).toBe('one');
});

test('what was not saved comes back as it is kept here, and what is done meanwhile goes behind it', async () => {
  await workOn('a');
  open('a', 'one');
  store().changeDocument({ uuid: 'a', text: 'one three', origin: 'code', at: 10 });
  store().changeDocument({ uuid: 'a', text: 'one three four', origin: 'code', at: 9_000 });
  stop = startKeepingHistories(ADA);
  await vi.waitFor(() => expect(stepsOf('a')).toBe(4));
  store().goToStep(1);
  expect(store().documents['a']?.history.text).toBe('one two');
});

test('of a text that was changed elsewhere nothing comes back, and it is forgotten', async () => {
  await workOn('a');
  expect(await readRecord('ada_a')).toBeDefined();
  stop = startKeepingHistories(ADA);
  open('a', 'one three, by somebody else');
  await vi.waitFor(async () => expect(await readRecord('ada_a')).toBeUndefined());
  expect(stepsOf('a')).toBe(1);
});

test('nobody gets the steps of somebody else', async () => {
  await workOn('a');
  signInAs('bob');
  stop = startKeepingHistories('bob');
  open('a', 'one three');
  await settle();
  expect(stepsOf('a')).toBe(1);
});

test('after a sign-out nothing is left, also of what waited to be kept', async () => {
  await workOn('a');
  stop = startKeepingHistories(ADA);
  open('b', 'one');
  await settle();
  store().changeDocument({ text: 'two', origin: 'code', at: 1 });
  dropSession();
  await forgetHistories();
  stop();
  await settle();
  expect([await readRecord('ada_a'), await readRecord('ada_b')]).toEqual([undefined, undefined]);
});

test('closing a document keeps its steps at once', async () => {
  stop = startKeepingHistories(ADA);
  open('a', 'one');
  await settle();
  store().changeDocument({ text: 'two', origin: 'code', at: 1 });
  store().closeDocument('a');
  await settle();
  open('a', 'two');
  await vi.waitFor(() => expect(stepsOf('a')).toBe(2));
});

test('past twenty documents the one longest not written goes', async () => {
  for (let at = 0; at <= MOST_HISTORIES; at += 1) await writeRecord({ key: `k${at}`, savedAt: at });
  await settle();
  expect(await readRecord('k0')).toBeUndefined();
  expect(await readRecord('k1')).toEqual({ key: 'k1', savedAt: 1 });
});

test.each([
  ['no such thing', {}],
  ['a step without words', { print: 'x', index: 0, steps: [{ origin: 'code' }] }],
  ['a place before the text', damagedBy({ start: -1, removed: '', inserted: '' })],
  ['an index that leads nowhere', { ...damagedBy(), index: 7 }],
])('what is damaged is dropped: %s', async (_, damaged) => {
  await writeRecord({ ...damaged, key: 'ada_a', savedAt: 1 });
  await settle();
  stop = startKeepingHistories(ADA);
  open('a', 'one');
  await vi.waitFor(async () => expect(await readRecord('ada_a')).toBeUndefined());
  expect(stepsOf('a')).toBe(1);
});

function damagedBy(replacement?: object) {
  const facts = { origin: 'code', label: '', changes: [], group: null, at: 1 };
  const replacements = replacement ? [replacement] : [];
  return { print: printText('one'), index: 0, steps: [{ ...facts, replacements }] };
}

test.each([
  ['missing', undefined],
  [
    'blocked',
    {
      open() {
        throw new DOMException('private window', 'SecurityError');
      },
    },
  ],
])('where storage is %s undo works as long as the page is open', async (_, indexedDB) => {
  vi.stubGlobal('indexedDB', indexedDB);
  await workOn('a');
  stop = startKeepingHistories(ADA);
  open('a', 'one three');
  store().changeDocument({ text: 'four', origin: 'code', at: 1 });
  await settle();
  store().undo();
  expect(store().documents['a']?.history.text).toBe('one three');
});
