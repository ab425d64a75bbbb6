import { beforeEach, expect, test } from 'vitest';
import { keepPrompt, peekPrompt } from '#web/lib/pending-prompt.ts';
import { usePrompt } from './prompt-store.ts';

const store = () => usePrompt.getState();

beforeEach(() => {
  sessionStorage.clear();
  store().restorePrompt();
});

test('what was typed is there again after a reload, and is not sent', () => {
  store().setPrompt('A bakery');
  usePrompt.setState({ prompt: '' });
  store().restorePrompt();
  expect([store().prompt, store().due]).toEqual(['A bakery', null]);
});

test('a prompt brought from another page takes the place of the draft and is sent, once', () => {
  store().setPrompt('old draft');
  keepPrompt('from the home page');
  store().restorePrompt();
  expect([store().prompt, peekPrompt()]).toEqual(['from the home page', '']);
  const request = { prompt: 'from the home page', attempt: 0, isFromNothing: true, target: null };
  expect([store().takeDue(), store().takeDue()]).toEqual([{ request, uuid: null }, null]);
  store().setPrompt('');
  store().restorePrompt();
  expect(store().prompt).toBe('');
});

test('a filled box asks for the focus, typing does not', () => {
  const before = store().fillCount;
  store().setPrompt('a');
  expect(store().fillCount).toBe(before);
  store().fillPrompt('b');
  expect([store().fillCount, store().prompt]).toEqual([before + 1, 'b']);
});
