import { beforeEach, expect, test } from 'vitest';
import { currentHtml, useWorkspace } from './workspace-store.ts';

const store = () => useWorkspace.getState();

beforeEach(() => {
  store().openStarter('<p>starter</p>');
});

test('the starter page needs no saving until it is changed', () => {
  expect([store().isStarter, store().saveState]).toEqual([true, 'saved']);
  store().changePage({ html: '<p>mine</p>', origin: 'code', at: 1 });
  expect([store().isStarter, store().saveState]).toEqual([false, 'unsaved']);
  store().undo();
  expect(currentHtml(store())).toBe('<p>starter</p>');
});

test('a save that finishes after more typing leaves the newer text unsaved', () => {
  store().openSite({ site: { uuid: 'a', name: 'A', revision: 3 }, html: 'one' });
  store().changePage({ html: 'two', origin: 'code', at: 1 });
  store().setSaveState('saving');
  store().changePage({ html: 'three', origin: 'code', at: 5_000 });
  store().markSaved({ html: 'two', revision: 4 });
  expect([store().saveState, store().site?.revision]).toEqual(['unsaved', 4]);
});

test('undoing back to the saved page needs no saving', () => {
  store().openSite({ site: { uuid: 'a', name: 'A', revision: 3 }, html: 'one' });
  store().changePage({ html: 'two', origin: 'ai', label: 'make it two', at: 1 });
  expect(store().saveState).toBe('unsaved');
  store().undo();
  expect(store().saveState).toBe('saved');
});
