import { expect, test } from 'vitest';
import { FONT_IDS, sourceOf } from '../../shared/domain/fonts/font-families.ts';
import { FONT_FILES } from '../../shared/domain/fonts/font-files.ts';
import { fileOf } from './font-packages.ts';
import { type LetterWidths, sumOf, widthsOfDevice, widthsOfFile } from './fit-letters.ts';

const LINES = [
  'Call the practice',
  'Prenota un tavolo',
  'Veterinario a Torino',
  'What do you treat?',
  'Chiedi un preventivo',
  'Opening hours and how to find us',
];
const DEVICES = ['arial', 'timesNewRoman', 'notoSerif'] as const;
const FURTHEST = 0.035;

/** A device's face as wide as a row of the table makes it. */
function resized(row: string): LetterWidths {
  const [name, weight, size, , , , ...groups] = row.split(' ');
  const device = DEVICES.find((known) => known === name);
  if (device === undefined) throw new Error(`no widths of ${name}`);
  const there = widthsOfDevice(device, Number(weight) >= 600 ? 700 : 400);
  const factors = new Map(
    groups.flatMap((group) => {
      const [letters = '', factor] = group.split(':');
      return letters
        .replace('_', ' ')
        .split('')
        .map((letter) => [letter, Number(factor)]);
    }),
  );
  return (letter) => there(letter) * (Number(size) / 100) * (factors.get(letter) ?? 1);
}

test('a line that stands in while a family loads is as wide as in the family, at every weight', () => {
  const wrong = FONT_IDS.filter((id) => sourceOf(id).kind !== 'mono').flatMap((id) =>
    FONT_FILES[id].fallbacks
      .filter((row) => !row.startsWith('roboto'))
      .flatMap((row) => {
        const weight = Number(row.split(' ')[1]);
        const [own, standIn] = [widthsOfFile(fileOf(id, weight), weight), resized(row)];
        return LINES.flatMap((line) => {
          const letters = line.split('');
          const off = sumOf(letters, standIn) / sumOf(letters, own) - 1;
          return Math.abs(off) <= FURTHEST ? [] : [`${id} ${weight}: ${line} ${off.toFixed(3)}`];
        });
      }),
  );
  expect(wrong).toEqual([]);
});
