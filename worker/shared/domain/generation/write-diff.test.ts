import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyDiff } from '#domain/diff/apply-blocks.ts';
import { joinSplices } from '#domain/text/splices.ts';
import { lineEdits } from './line-edits.ts';
import { readReplaceRequests } from './replace-request.ts';
import { writeDiff } from './write-diff.ts';

const line = fc.constantFrom(
  '<p>One</p>',
  '<p>Two</p>',
  '',
  '  <li>Item</li>',
  '</ul>',
  '<ul>',
  'x',
);
const text = fc.array(line, { maxLength: 40 }).map((lines) => lines.join('\n'));

test('line edits turn one text into the other', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(joinSplices(before, lineEdits(before, after))).toBe(after);
    }),
  );
});

test('a diff that is written applies byte by byte', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const response = writeDiff(before, after, 'txt');
      if (response === undefined) return;
      const result = applyDiff({ original: before, response, fileType: 'txt', finished: true });
      expect(result.text).toBe(after);
    }),
  );
});

test('two far changes of a page come as two small blocks', () => {
  const lines = Array.from({ length: 200 }, (_, at) => `<p>Paragraph ${at}</p>`);
  const before = `<!doctype html>\n<html>\n<body>\n${lines.join('\n')}\n</body>\n</html>\n`;
  const after = before.replace('Paragraph 10<', 'Ten<').replace('Paragraph 150<', 'Later<');
  const response = writeDiff(before, after, 'html') ?? '';
  expect(response.match(/<<<<<<< SEARCH/g)).toHaveLength(2);
  expect(response.length).toBeLessThan(300);
});

const WISHES: [prompt: string, from: string, to: string][] = [
  ['replace "red" with "blue"', 'red', 'blue'],
  ['Change #fff to #000', '#fff', '#000'],
  ['sostituisci «rosso» con «blu»', 'rosso', 'blu'],
  ['Cambia "margin: 4px" in "margin: 8px".', 'margin: 4px', 'margin: 8px'],
  ['rename oldName to newName, please', 'oldName', 'newName'],
];

test.each(WISHES)('%s is understood', (prompt, from, to) => {
  expect(readReplaceRequests(prompt)).toEqual([{ from, to }]);
});

test('a wish without both texts is none', () => {
  expect(readReplaceRequests('make it blue')).toEqual([]);
});
