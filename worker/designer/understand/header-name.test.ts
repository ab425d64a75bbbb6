import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { readTokenKinds } from '../reader/read-stretches.ts';
import { readHeaderName } from './header-name.ts';

function nameIn(text: string): string | undefined {
  return readHeaderName(text, { brief: readBrief(text, 'en'), kinds: readTokenKinds(text) });
}

test.each([
  ['Halden Forge, blacksmith in Orrisdale. Gates, railings, repairs.', 'Halden Forge'],
  ['I run a small dog grooming van called Bath & Bone in Tarnholm.', 'Bath & Bone'],
  ['Ho un negozio di fiori a Montelago, si chiama Verde Spina.', 'Verde Spina'],
  ['plumber in Orrisdale, boiler service £80, taps £45', undefined],
])('the name in “%s” is %s', (text, name) => {
  expect(nameIn(text)).toBe(name);
});

test('the words of a name stand in its brief, whatever the brief is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      for (const word of nameIn(text)?.split(' & ') ?? []) expect(text).toContain(word);
    }),
  );
});

test('a name that is announced is the name, and whoever does something is not', () => {
  expect(nameIn('Bird control with hawks. Company = Mantle Falconry. East Anglia & Lincs.')).toBe(
    'Mantle Falconry',
  );
  expect(nameIn("Drystone walling. Name's Gritstone & Daughter (I'm the daughter).")).toBe(
    'Gritstone & Daughter',
  );
});

test.each([
  [
    'I teach English in Lucca, I am Harriet Boothby. Call it "Inglese con Harriet".',
    'Inglese con Harriet',
  ],
  ['Typewriter repair and sales - "The Carriage Return", Portland.', 'The Carriage Return'],
  ['taxidermist. Fenland Taxidermy by Agnieszka Wolny, Ely.', 'Fenland Taxidermy'],
  [
    'Festival del vento e degli aquiloni, quinta edizione, spiaggia del Fortino.',
    'Festival del vento e degli aquiloni',
  ],
  [
    'Ambulatorio veterinario Dott.ssa Fiamma Orsenigo, Codroipo.',
    'Ambulatorio veterinario Dott.ssa Fiamma Orsenigo',
  ],
])('%s', (text, name) => {
  expect(nameIn(text)).toBe(name);
});
