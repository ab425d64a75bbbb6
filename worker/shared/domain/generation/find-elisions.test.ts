import { expect, test } from 'vitest';
import { findElisions } from './find-elisions.ts';

test.each([
  '<!-- rest of the sections unchanged -->',
  '<!-- The gallery stays the same -->',
  '<!-- ... other sections ... -->',
  '<!-- existing navigation links -->',
  '/* existing styles */',
  '/* ... rest of the CSS */',
  '// ... existing code',
  '// same as before',
  '<!-- restante invariato -->',
  '<!-- il resto della pagina rimane come prima -->',
  '/* stili esistenti */',
  '[rest of the content unchanged]',
  '...',
  '  <!-- Remaining sections are kept as is -->',
])('%s stands for text left out', (line) => {
  expect(findElisions('<p>One</p>', `<p>Two</p>\n${line}\n</body>`)).toEqual([line.trim()]);
});

test.each([
  '<!-- section: pricing -->',
  '<p>The rest of the week we are closed.</p>',
  '<!-- opening hours -->',
  '/* other colours of the scale */',
  '// keep the focus in the dialog',
  '<p>Prices are unchanged since 2019…</p>',
  '<!-- Resto del mondo: spedizioni -->',
  '// loading…',
  '/* the same radius for cards and buttons */',
])('%s says what it says', (line) => {
  expect(findElisions('<p>One</p>', `<p>Two</p>\n${line}`)).toEqual([]);
});

test('a line that stood there before is part of the file', () => {
  expect(findElisions('// ... existing code\nlet a;', '// ... existing code\nlet b;')).toEqual([]);
});

test('dots in the middle of a line stand for what the line said, unless it had them', () => {
  const before = '<p>Chairside keeps the diary full, reminds patients and sends the bill.</p>\n';
  const after = '<p>Chairside keeps the diary full, ... while they laugh.</p>\n';
  expect(findElisions(before, after)).toEqual([after.trim()]);
  expect(findElisions(after, after.replace('laugh', 'smile'))).toEqual([]);
  expect(findElisions(before, '<p>And then … silence.</p>\n')).toEqual([]);
});
