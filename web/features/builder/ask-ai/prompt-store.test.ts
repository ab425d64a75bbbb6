import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { keepPrompt, peekPrompt } from '#web/lib/pending-prompt.ts';
import { openStarter } from '../tabs/open-starter.ts';
import { useWorkspace } from '../workspace-store.ts';
import { useDraft, usePrompt } from './prompt-store.ts';

const store = () => usePrompt.getState();
const prompt = () => renderHook(useDraft).result.current;

const SITE = { kind: 'site', name: '', text: '<p>', revision: 1, isSaved: true } as const;

beforeEach(() => {
  sessionStorage.clear();
  useWorkspace.getState().closeAll();
  store().restorePrompt();
});

test('what was typed is there again after a reload, and is not sent', () => {
  openStarter({ text: '', name: '' });
  store().setPrompt('A bakery');
  usePrompt.setState({ drafts: {} });
  useWorkspace.getState().closeAll();
  openStarter({ text: '', name: '' });
  store().restorePrompt();
  expect([prompt(), store().due]).toEqual(['A bakery', null]);
});

test('a prompt brought from another page takes the place of the draft and is sent, once', () => {
  store().setPrompt('old draft');
  keepPrompt('from the home page');
  store().restorePrompt();
  expect([prompt(), peekPrompt()]).toEqual(['from the home page', '']);
  const request = { prompt: 'from the home page', attempt: 0, isFromNothing: true, target: null };
  expect([store().takeDue(), store().takeDue()]).toEqual([{ request, uuid: null }, null]);
  store().setPrompt('');
  store().restorePrompt();
  expect(prompt()).toBe('');
});

test('a filled box asks for the focus, typing does not', () => {
  const before = store().fillCount;
  store().setPrompt('a');
  expect(store().fillCount).toBe(before);
  store().fillPrompt('b');
  expect([store().fillCount, prompt()]).toEqual([before + 1, 'b']);
});

test('a request that failed stays with its site and does not follow to another', () => {
  const { openDocument, showDocument } = useWorkspace.getState();
  openDocument({ ...SITE, uuid: 'pots' });
  store().setPrompt('add a gift voucher at £50');
  openDocument({ ...SITE, uuid: 'template' });
  expect(prompt()).toBe('');
  store().setPrompt('a darker header');
  showDocument('pots');
  expect(prompt()).toBe('add a gift voucher at £50');
});

test('what was written while a site could not be opened is there when it can', () => {
  store().setPrompt('kept');
  const { openDocument } = useWorkspace.getState();
  openDocument({ ...SITE, uuid: 'pots' });
  expect(prompt()).toBe('kept');
  store().setPrompt('');
  openDocument({ ...SITE, uuid: 'tables' });
  expect(prompt()).toBe('');
});

test('what was written before a page was begun goes along with it, and not into the next', () => {
  openStarter({ text: '', name: '', uuid: 'first' });
  store().setPrompt('A bakery');
  useWorkspace.getState().openDocument({ ...SITE, uuid: 'first' });
  expect(prompt()).toBe('A bakery');
  store().setPrompt('A bakery in Turin');
  openStarter({ text: '', name: '' });
  expect(prompt()).toBe('');
});
