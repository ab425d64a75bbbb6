import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPlainWords } from './plain-words.ts';

test.each([
  ['I changed the **title** and the `h1`.', 'I changed the title and the h1.'],
  [
    '## Changes\n- New *hero*\n- `<footer class="end">` with the year',
    'Changes: New hero. footer with the year',
  ],
  ['Done!\n\n```html\n<p>One</p>\n```\n\nAnything else?', 'Done! Anything else?'],
  ['```\nI made the header blue.', 'I made the header blue.'],
  [
    '1. Added prices\n2) Removed the map.\n---\n> Note: check the phone',
    'Added prices. Removed the map. Note: check the phone',
  ],
  ['See [the page](https://example.com) <b>now</b>', 'See the page now'],
  ['__Fatto__: 2 * 3 = 6, file_name resta', 'Fatto: 2 * 3 = 6, file_name resta'],
  ['<<<<<<< SEARCH\n=======\n>>>>>>> REPLACE\nOk.', 'Ok.'],
  ['<!-- note -->', ''],
  ['', ''],
])('%j becomes %j', (chatter, plain) => {
  expect(toPlainWords(chatter)).toBe(plain);
});

test('a long text ends behind a sentence', () => {
  const plain = toPlainWords('This is one sentence. '.repeat(60));
  expect(plain.length).toBeLessThanOrEqual(600);
  expect(plain).toMatch(/sentence\.$/);
});

test('whatever is written, no fence, tag or bold mark is left', () => {
  const scrap = fc.constantFrom(
    '**',
    '`',
    '```',
    '\n',
    '<b>',
    '# ',
    '- ',
    'word',
    ' ',
    '__',
    '[',
    '](',
  );
  fc.assert(
    fc.property(fc.array(scrap, { maxLength: 60 }), (scraps) => {
      expect(toPlainWords(scraps.join(''))).not.toMatch(/`|\*\*|<b>|\n/);
    }),
  );
});
