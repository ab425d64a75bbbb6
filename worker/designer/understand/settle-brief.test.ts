import { expect, test } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { readTokenKinds } from '../reader/read-stretches.ts';
import { settleBrief } from './settle-brief.ts';

test.each([
  [
    'Hello, I run a small flower shop called Sorrel in Denby Rise. We do weddings and funerals.',
    'flower shop',
    'Denby Rise',
  ],
  [
    'Ottica Bellandi dal 1974, corso Mazzini 58, Lugo. Montature fatte in Cadore da piccoli laboratori.',
    undefined,
    'Lugo',
  ],
  ["I'm a family lawyer in Boston. The page should have a dark look.", 'family lawyer', 'Boston'],
])('%s', (text, subject, place) => {
  const brief = settleBrief(text, readBrief(text, 'en'), readTokenKinds(text));
  expect(brief.subject?.toLowerCase()).toBe(subject);
  expect(brief.place?.name).toBe(place);
});
