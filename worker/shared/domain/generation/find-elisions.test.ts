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
