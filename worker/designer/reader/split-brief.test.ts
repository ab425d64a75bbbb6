import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTokenKinds } from './read-stretches.ts';
import { splitBrief, type SplitBrief } from './split-brief.ts';

function split(text: string): SplitBrief {
  return splitBrief(text, readTokenKinds(text));
}

test('wishes leave a brief, and the sentences they stood in stay sentences', () => {
  expect(
    split(
      'Hello, can you make me a website? Wash and trim for small dogs 20, and please make it pink',
    ),
  ).toEqual({
    told: 'Wash and trim for small dogs 20. ',
    wishes: ['Hello, can you make me a website?', 'and please make it pink'],
  });
  expect(
    split('Fiorista a Lodi.\nRose da 3 euro\nColori: verde salvia.\nNiente foto finte.'),
  ).toEqual({
    told: 'Fiorista a Lodi.\nRose da 3 euro\n',
    wishes: ['Colori: verde salvia.', 'Niente foto finte.'],
  });
});

test('a clause is cut only where what it tells and what it asks can stand', () => {
  const { told } = split(
    'Vorrei una spiegazione di cosa portare, e di quanto dura mediamente una consensuale. Rispondo io al telefono, questo mettetelo in alto. We meet on Mondays, but please no clip art.',
  );
  expect(told).not.toMatch(/mediamente una[.]|questo[.]|but[.]/);
});

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\d]{5,}/gu) ?? [];
}

test('every word of a brief ends in one place', () => {
  const piece = fc.constantFrom(
    'we bake bread every morning',
    'please make it green',
    'no stock photos',
    'haircut 20 euro',
    'open Monday to Friday',
    'vorrei una pagina semplice',
    'siamo aperti dal 1962',
  );
  const join = fc.constantFrom(', ', '. ', '\n', ' and ', ': ', ' - ');
  fc.assert(
    fc.property(fc.array(fc.tuple(piece, join), { maxLength: 20 }), (pieces) => {
      const text = pieces.flat().join('');
      const { told, wishes } = split(text);
      expect([...wordsOf(told), ...wishes.flatMap(wordsOf)].toSorted()).toEqual(
        wordsOf(text).toSorted(),
      );
    }),
  );
});

test('no text is too odd to be split', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const { told, wishes } = split(text);
      expect(`${told}${wishes.join('')}`.length).toBeLessThanOrEqual(text.length * 3 + 2);
    }),
  );
});
