import { beforeEach, expect, test } from 'vitest';
import { recordText, startHistory } from '#domain/edit-history/edit-history.ts';
import { createPendingText } from './code-editor/pending-text.ts';
import type { NewDocument } from './workspace/documents.ts';
import {
  currentDocument,
  currentHtml,
  currentText,
  openTabs,
  showsStarter,
  useWorkspace,
} from './workspace-store.ts';

const store = () => useWorkspace.getState();
const saveState = (uuid: string) => store().documents[uuid]?.saveState;

function site(uuid: string, text: string): NewDocument {
  return { kind: 'site', uuid, name: uuid.toUpperCase(), text, revision: 3, isSaved: true };
}

function file(uuid: string, text: string): NewDocument {
  return { ...site(uuid, text), kind: 'file', type: 'css', folder: '/' };
}

beforeEach(() => {
  store().closeAll();
});

test('the starter page needs no saving until it is changed', () => {
  const text = '<p>starter</p>';
  store().openDocument({
    kind: 'site',
    uuid: 'a',
    name: 'A',
    text,
    revision: 0,
    isSaved: false,
    isStarter: true,
  });
  expect([showsStarter(store()), saveState('a')]).toEqual([true, 'saved']);
  store().changeDocument({ text: '<p>mine</p>', origin: 'code', at: 1 });
  expect([showsStarter(store()), saveState('a')]).toEqual([false, 'unsaved']);
  store().undo();
  expect(currentHtml(store())).toBe('<p>starter</p>');
});

test('undoing back to the saved page needs no saving', () => {
  store().openDocument(site('a', 'one'));
  store().changeDocument({ text: 'two', origin: 'ai', label: 'make it two', at: 1 });
  expect(saveState('a')).toBe('unsaved');
  store().undo();
  expect(saveState('a')).toBe('saved');
});

test('each document has a history and a save state of its own', () => {
  store().openDocument(site('a', 'page'));
  store().openDocument(file('b', 'p {}'));
  store().changeDocument({ text: 'p { color: red }', origin: 'code', at: 1 });
  store().changeDocument({ uuid: 'a', text: 'page two', origin: 'ai', at: 2 });
  store().undo();
  expect([saveState('a'), saveState('b')]).toEqual(['unsaved', 'saved']);
  expect([currentText(store()), currentHtml(store())]).toEqual(['p {}', '']);
  store().showDocument('a');
  expect(currentHtml(store())).toBe('page two');
});

test('closing the shown document shows the one looked at before', () => {
  for (const uuid of ['a', 'b', 'c']) store().openDocument(site(uuid, uuid));
  store().showDocument('a');
  store().closeDocument('a');
  expect(store().currentUuid).not.toBe('a');
  store().closeDocument('b');
  store().closeDocument('c');
  expect(currentDocument(store())).toBeNull();
});

test('past ten the saved document looked at longest ago is closed, an unsaved one stays', () => {
  for (let index = 0; index < 10; index += 1) store().openDocument(site(`s${index}`, 'x'));
  store().changeDocument({ uuid: 's0', text: 'mine', origin: 'code', at: 1 });
  store().openDocument(site('last', 'x'));
  expect(Object.keys(store().documents)).toHaveLength(10);
  expect(store().documents.s0).toBeDefined();
  expect(openTabs(store())[0]?.uuid).toBe('last');
});

test('a change made on the page is a step with words, and saving hears of it', () => {
  store().openDocument(site('a', '<p>one</p>'));
  store().changeDocument({ text: '<p>two</p>', origin: 'code', at: 1 });
  const element = { tag: 'p', words: 'two' };
  const changes = [{ key: 'text', element, from: 'two', to: 'three' }] as const;
  const splices = [{ start: 3, end: 6, replacement: 'three' }];
  store().changeDocumentBySplices({ splices, changes, group: null, at: 2 });
  const history = currentDocument(store())?.history;
  expect([currentHtml(store()), saveState('a')]).toEqual(['<p>three</p>', 'unsaved']);
  expect(history?.steps[2]).toMatchObject({ origin: 'visual', changes });
  expect(history?.arrival).toEqual({ from: '<p>two</p>', splices });
  store().goToStep(0);
  expect([currentHtml(store()), saveState('a')]).toEqual(['<p>one</p>', 'saved']);
  store().goToStep(2);
  expect(currentHtml(store())).toBe('<p>three</p>');
});

test('splices for another text than the shown one are refused and change nothing', () => {
  store().openDocument(site('a', 'one'));
  const splices = [{ start: 3, end: 6, replacement: 'x' }];
  const change = { splices, changes: [], group: null, at: 2 };
  expect(() => store().changeDocumentBySplices(change)).toThrow(RangeError);
  expect([currentHtml(store()), saveState('a')]).toEqual(['one', 'saved']);
});

test('a history comes back only to the text that it stands at', () => {
  store().openDocument(site('a', 'two'));
  const history = recordText(startHistory('one', 0), { text: 'two', origin: 'ai', at: 1 });
  const other = recordText(history, { text: 'three', origin: 'ai', at: 2 });
  store().bringBackHistory('a', other);
  expect(currentDocument(store())?.history.steps).toHaveLength(1);
  store().bringBackHistory('a', history);
  store().undo();
  expect(currentHtml(store())).toBe('one');
});

test('undo and redo begin at what was typed until now, also what the builder has not heard of', () => {
  store().openDocument(site('a', '<p>one</p>'));
  const { changeDocument, undo, redo } = store();
  changeDocument({ text: '<p>two</p>', origin: 'ai', at: 1 });
  const typed = createPendingText(
    () => changeDocument({ text: '<p>two three</p>', origin: 'code', at: 2 }),
    () => 0,
  );
  typed.touch();
  undo();
  expect(currentText(store())).toBe('<p>two</p>');
  redo();
  expect(currentText(store())).toBe('<p>two three</p>');
});
