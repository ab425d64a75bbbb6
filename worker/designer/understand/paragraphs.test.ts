import { expect, test } from 'vitest';
import { toParagraphs } from './paragraphs.ts';

test('no short sentence is left over as a paragraph of its own', () => {
  const long = `${'a'.repeat(99)}.`;
  expect(toParagraphs([long, long, 'Open in May.'])).toEqual([long, `${long} Open in May.`]);
  expect(toParagraphs([])).toEqual([]);
});
