import { expect, test } from 'vitest';
import { tidyDescription } from './tidy-description.ts';

test.each([
  [
    'The image shows a loaf of bread on a wooden table. It is brown.',
    'A loaf of bread on a wooden table',
  ],
  ['"A baker at the oven."', 'A baker at the oven'],
  ["L'immagine mostra", "L'immagine mostra"],
  ['Questa immagine mostra un forno a legna.', 'Un forno a legna'],
  ['Sure, here is the alt text:\n\n**A red bicycle**', 'A red bicycle'],
  ['Alt text: two cups of coffee', 'Two cups of coffee'],
  ['<script>alert(1)</script>', 'Scriptalert(1)/script'],
  ["I'm sorry, I can't help with that.", ''],
  ['Mi dispiace, non posso descrivere persone.', ''],
  ['', ''],
  ['\n \n', ''],
])('“%s” becomes “%s”', (answer, description) => {
  expect(tidyDescription(answer)).toBe(description);
});

test('a long answer ends at a word', () => {
  const tidy = tidyDescription(`A table with ${'bread and butter '.repeat(200)}`);
  expect(tidy.length).toBeLessThanOrEqual(140);
  expect(tidy).toMatch(/(?:bread|and|butter)$/);
});
