import { expect, test } from 'vitest';
import { escapeLine, isElision, isFence, readMarker, unescapeLine } from './markers.ts';

test.each([
  ['<<<<<<< SEARCH', 'search'],
  ['  ------- search>', 'search'],
  ['=====', 'divider'],
  ['>>>>>>>>> REPLACE:', 'end'],
  ['+++++++ REPLACE\r', 'end'],
  ['<<<< SEARCH', undefined],
  ['==========', undefined],
  ['<p>=======</p>', undefined],
  [`=======${' '.repeat(200)}`, undefined],
])('%j is read as %s', (line, kind) => {
  expect(readMarker(line)).toBe(kind);
});

test.each([
  '...',
  '  …',
  '<!-- ... -->',
  '<!-- ... rest of the page ... -->',
  '/* ... */',
  '// rest of the code',
  '<!-- unchanged -->',
  '<!-- il resto della pagina -->',
])('%j stands for text left out', (line) => expect(isElision(line)).toBe(true));

test.each([
  'wait...',
  '<p>...</p>',
  '<!-- remaining seats -->',
  '# Unchanged since 1920',
  '<li>… e altro</li>',
])('%j is content', (line) => expect(isElision(line)).toBe(false));

test('fences are lines of three or more backticks', () => {
  expect(['```', '```html', '  ````ts', '``', 'a ```'].map(isFence)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test.each(['=======', '\\=======', '  \\\\<<<<<<< SEARCH', '...', '```', 'plain', '\\n', ''])(
  '%j comes back from its escape and is no marker meanwhile',
  (line) => {
    expect(readMarker(escapeLine(line))).toBeUndefined();
    expect(unescapeLine(escapeLine(line))).toBe(line);
  },
);
