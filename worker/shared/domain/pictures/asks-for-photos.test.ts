import { expect, test } from 'vitest';
import { asksForOwnPhotos } from './asks-for-photos.ts';

test.each([
  'Add my photos',
  'Put my photos in',
  'please upload my own pictures to the page',
  'Can I add my photos here?',
  'I want to use my own images on this website',
  'Put in our pictures',
  'Metti le mie foto',
  'Vorrei mettere le mie foto nel sito',
  'Come faccio a caricare le mie immagini?',
  'Aggiungi le nostre fotografie nella pagina, per favore'.replace(',', ''),
  'posso inserire la mia foto qui?',
])('“%s” opens the pictures', (prompt) => {
  expect(asksForOwnPhotos(prompt)).toBe(true);
});

test.each([
  'Add photos',
  'Add a photo of a loaf under the title',
  'Put my photos in a round frame',
  'Metti le mie foto più grandi',
  'Add my photos and make the title red',
  'Delete my photos',
  'Show my opening hours',
  'Metti una foto del forno',
  'A site for my photos',
  '',
  `Add my photos ${'x '.repeat(2_000)}`,
])('“%s” is another request', (prompt) => {
  expect(asksForOwnPhotos(prompt)).toBe(false);
});
