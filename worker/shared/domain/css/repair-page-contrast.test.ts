import { expect, test } from 'vitest';
import { indexHtml } from '../html/source-index.ts';
import { findByTag } from '../html/query.ts';
import { textColour } from './computed.ts';
import { repairPageContrast } from './repair-page-contrast.ts';
import { readStyleSheet } from './style-sheet.ts';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<style>
body { background: #fff; color: #111; }
h2 { font-weight: 700; }
.deep { background: #1f1515; color: #f6f0f0; }
</style>
</head>
<body>
<section><h2>Menu</h2></section>
<section class="deep"><h2>Contact</h2></section>
</body>
</html>
`;

function headings(html: string): (string | undefined)[] {
  const index = indexHtml(html);
  const sheet = readStyleSheet(index);
  return findByTag(index, 'h2').map((heading) => textColour(sheet, heading));
}

test('a text that a new colour made unreadable gets a readable one, and the others keep theirs', () => {
  const after = PAGE.replace('h2 { font', 'h2 { color: #6d1a2b; font');
  expect(headings(after)).toEqual(['#6d1a2b', '#6d1a2b']);
  expect(headings(repairPageContrast(PAGE, after))).toEqual(['#6d1a2b', '#ffffff']);
});

test('readable colours, other elements and no change stay as they are', () => {
  const readable = PAGE.replace('body { background: #fff', 'body { background: #fffbe6');
  expect(repairPageContrast(PAGE, readable)).toBe(readable);
  const other = PAGE.replace('<h2>Menu</h2>', '<h3 style="color: #fefefe">Menu</h3>');
  expect(repairPageContrast(PAGE, other)).toBe(other);
  expect(repairPageContrast(PAGE, PAGE)).toBe(PAGE);
});
