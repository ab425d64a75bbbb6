import { expect, test } from 'vitest';
import type { PreviewCommand } from '#contract/preview.ts';
import { findByTag } from '#domain/html/query.ts';
import { keyOf, openLivePage } from '#domain/live-page/live-page.ts';
import { OPERATION_LIMITS } from '#domain/page-operations/operation-types.ts';
import { markedPage } from './marked-page.ts';

const page = (title: string, text: string) =>
  `<!doctype html><html><head><title>T</title></head><body><h1>${title}</h1><p>${text}</p><p>Stays</p></body></html>`;
const BEFORE = page('Bread', 'Old');
const AFTER = page('Warm bread', 'New');

/** What the frame is told once the page stands in it. */
function told(at?: number): PreviewCommand[] {
  const sent: PreviewCommand[] = [];
  const editing = markedPage(BEFORE, AFTER, at);
  editing?.draw({ html: AFTER, linked: null }, (command) => void sent.push(command));
  editing?.arrived();
  return sent;
}

const live = openLivePage(AFTER);
const markOn = (tag: string) => {
  const [element] = findByTag(live.index, tag);
  return { key: element ? keyOf(live, element) : 0, place: 'on', look: 'moment' };
};

test('all that changed is marked; the place that was asked for comes first, so that it is in view', () => {
  const [title, text] = [markOn('h1'), markOn('p')];
  expect(told()).toEqual([{ t: 'mark', marks: [title, text], scrollTo: true }]);
  expect(told(1)).toEqual([{ t: 'mark', marks: [text, title], scrollTo: true }]);
});

test('a page that is too large is shown without marks', () => {
  expect(markedPage(BEFORE, ' '.repeat(OPERATION_LIMITS.characters + 1))).toBe(null);
});
