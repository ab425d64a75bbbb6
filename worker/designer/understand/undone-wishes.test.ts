import { expect, test } from 'vitest';
import { untoldClauses } from './undone-wishes.ts';

test.each([
  [
    'Sat 17 Oct, 7pm. Buffet, karaoke, taxis home at midnight.',
    'Taxis home at midnight',
    ['Buffet', 'karaoke'],
  ],
  ['Two rooms. No televisions, patchy signal.', 'Two rooms', ['No televisions', 'patchy signal']],
  ['Spotify, Instagram, Bandcamp', 'Spotify Bandcamp', ['Instagram']],
  ['Buongiorno, facciamo tende e zanzariere.', 'Tende, zanzariere', []],
  [
    'Facciamo tende. Riparazione ombrelli, noleggio sedie.',
    'Tende',
    ['Riparazione ombrelli', 'noleggio sedie'],
  ],
  ['Tuning and repairs of pianos', 'We tune and repair a piano', []],
  ['Open Mon to Fri 9 to 5', 'Mon–Fri 09:00–17:00', []],
])('of %j a page that says %j lacks %j', (brief, page, lacks) => {
  expect(untoldClauses(brief, page).map(({ clause }) => clause)).toEqual(lacks);
});

test.each([
  'Lots of white, soft blue, absolutely no traffic cones.',
  'Please avoid tartan, stags, bagpipes.',
  'Sfondo verde chiaro, niente foto di repertorio, nessun fiocco.',
  'Big black type, zero photos.',
])('what %j refuses for the page is not missing on it', (brief) => {
  expect(untoldClauses(brief, '')).toEqual([]);
});

test('what stands beside words about the look is a wish', () => {
  expect(untoldClauses('Sfondo viola notte, sgranato.', 'x')).toEqual([
    { clause: 'sgranato', isWish: true },
  ]);
});
