import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinSplices, type Splice } from '#domain/text/splices.ts';
import { largePage, realPages, seededRandom } from '#worker/testing/real-pages.ts';
import { splicesBetween } from './splices-between.ts';

const sizeOf = (splices: readonly Splice[]) =>
  splices.reduce((sum, { start, end, replacement }) => sum + end - start + replacement.length, 0);

test.each<[string, [string, string], Splice[]]>([
  ['nothing', ['abc', 'abc'], []],
  ['one place', ['abcd', 'abxd'], [{ start: 2, end: 3, replacement: 'x' }]],
  ['all of it', ['ab', 'xy'], [{ start: 0, end: 2, replacement: 'xy' }]],
  ['a repeated word', ['aa', 'aaa'], [{ start: 2, end: 2, replacement: 'a' }]],
  ['characters of two units stay whole', ['😀', '😁'], [{ start: 0, end: 2, replacement: '😁' }]],
  ['that end alike', ['🀀', '😀'], [{ start: 0, end: 2, replacement: '😀' }]],
])('the difference in %s', (_, [before, after], expected) => {
  expect(splicesBetween(before, after)).toEqual(expected);
});

test('any two texts', () => {
  const line = fc.constantFrom('<li>', 'one', '', 'x'.repeat(90), '😀');
  const text = fc.array(line, { maxLength: 60 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(joinSplices(before, splicesBetween(before, after))).toBe(after);
    }),
    { numRuns: 2_000 },
  );
});

test('lines that change far apart in a real page cost their own size', () => {
  const random = seededRandom(7);
  for (const { html } of realPages()) {
    for (const before of [html, html.replaceAll(/\s*\n\s*/g, '')]) {
      let after = before;
      for (let time = 0; time < 8; time += 1) {
        const at = after.indexOf('>', Math.floor(random() * (after.length - 200))) + 1;
        after = `${after.slice(0, at)}new ${time}${after.slice(at + (time % 2))}`;
      }
      const splices = splicesBetween(before, after);
      expect(joinSplices(before, splices)).toBe(after);
      expect(sizeOf(splices)).toBeLessThan(1_000);
    }
  }
});

test('a page that is written anew is one splice', () => {
  const before = largePage(200_000);
  const after = before.replaceAll(/\w+/g, (word) => `${word}s`);
  const splices = splicesBetween(before, after);
  expect(splices).toHaveLength(1);
  expect(joinSplices(before, splices)).toBe(after);
});
