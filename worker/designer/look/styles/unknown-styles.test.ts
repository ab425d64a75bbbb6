import { expect, test } from 'vitest';
import { findUnknownStyles } from './unknown-styles.ts';

test.each([
  ['stained glass', ['stained glass']],
  ['vetrata gotica di cattedrale', ['vetrata gotica di cattedrale']],
  ['warm, like a snow globe', ['like a snow globe']],
  ['elegante, come un acquario', ['come un acquario']],
  ['origami', ['origami']],
  ['stile solarpunk', ['stile solarpunk']],
  ['like the inside of a clock', ['like the inside of a clock']],
  ['Klimt', ['Klimt']],
  ['rustic and terrazzo', ['terrazzo']],
  ['moderno con terrazzo veneziano', ['terrazzo veneziano']],
])('"%s" asks for a look that nobody can draw', (mood, unknown) => {
  expect(findUnknownStyles(mood)).toEqual(unknown);
});

test.each([
  undefined,
  'warm, rustic',
  'caldo e onesto',
  'minimal, airy',
  'like an old seed catalogue',
  'art déco, navy and gold',
  'elegante ma non pomposo',
  'no clip art, serious',
  'niente fronzoli, semplice',
  'Japanese minimal',
  'big letters, black and white',
  'sobrio, professionale, chiaro',
  'friendly and approachable',
  'stile svizzero',
  'un po’ ironico, allegro',
  'dark, moody',
])('"%s" asks for nothing unknown', (mood) => {
  expect(findUnknownStyles(mood)).toEqual([]);
});
