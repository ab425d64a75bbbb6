import { beforeEach, expect, test } from 'vitest';
import { keepPrompt, peekPrompt } from '#web/lib/pending-prompt.ts';
import { usePrompt } from './prompt-store.ts';

const store = () => usePrompt.getState();

beforeEach(() => {
  sessionStorage.clear();
  store().restorePrompt();
});

test('what was typed is there again after a reload', () => {
  store().setPrompt('A bakery');
  usePrompt.setState({ prompt: '' });
  store().restorePrompt();
  expect(store().prompt).toBe('A bakery');
});

test('a prompt brought from another page takes the place of the draft, once', () => {
  store().setPrompt('old draft');
  keepPrompt('from the home page');
  store().restorePrompt();
  expect([store().prompt, peekPrompt()]).toEqual(['from the home page', '']);
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
