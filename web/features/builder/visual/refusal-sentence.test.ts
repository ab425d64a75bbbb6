import { beforeEach, expect, test } from 'vitest';
import { loadEveryArea } from '#web/i18n/language-store.ts';
import { refusalSentence } from './refusal-sentence.ts';

beforeEach(async () => {
  await loadEveryArea('en');
});

test('a change that did not work out is called an error, with its cause', () => {
  expect(refusalSentence({ kind: 'operation', reason: 'breaks-page' })).toBe(
    'Error updating element: This would have changed more than it should. The page is as before.',
  );
  expect(refusalSentence({ kind: 'operation', reason: 'not-found', about: 'content' })).toBe(
    'Failed to update content: It is not on the page any more.',
  );
});

test('what the person may not do is no error of the editor', () => {
  expect(refusalSentence({ kind: 'operation', reason: 'into-itself' })).not.toContain('Error');
  expect(refusalSentence({ kind: 'page-root' })).not.toContain('Error');
});
