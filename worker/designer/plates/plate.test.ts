import { expect, test } from 'vitest';
import { PLATE_SHAPES } from '#domain/page-plan/plates.ts';
import { fitText } from './fit-text.ts';
import { drawPlate, readPlate } from './plate.ts';

test('a plan asks for a plate by its shape, with a colour where it matters', () => {
  expect(readPlate('plate: bottle', 2)).toEqual({ shape: 'bottle', index: 2 });
  expect(readPlate('plate: heap #c8a31b', 0)).toEqual({ shape: 'heap', index: 0, tint: '#c8a31b' });
  expect(readPlate('plate: view night sea boat', 0)).toEqual({
    shape: 'view',
    index: 0,
    what: ['night', 'sea', 'boat'],
  });
  expect(readPlate('plate: cheese wheel #c98a3a', 3)).toEqual({
    shape: 'cheese',
    index: 3,
    what: ['wheel'],
    tint: '#c98a3a',
  });
  expect(readPlate('plate: constructor', 0)).toBeUndefined();
  expect(readPlate('bottle', 0)).toBeUndefined();
  expect(readPlate(undefined, 0)).toBeUndefined();
});

test('words are set as large as their box allows', () => {
  const box = { x: 0, y: 0, width: 300, height: 300, glyph: 0.5 };
  expect(fitText('Haar', box)).toEqual({ lines: ['Haar'], size: 150 });
  const { lines, size } = fitText('Please do not feed the argument', box);
  expect(lines.join(' ')).toBe('Please do not feed the argument');
  expect(Math.max(...lines.map(({ length }) => length)) * size * 0.5).toBeLessThanOrEqual(300);
  expect(lines.length * size).toBeLessThanOrEqual(300);
  expect(fitText('Sea fog', { ...box, most: 40 }).size).toBe(40);
});

test.each(PLATE_SHAPES)('a %s is one small picture that says what it shows', (shape) => {
  const plate = readPlate(`plate: ${shape} lamp`, 1);
  const shown = {
    name: '<Sea> & fog',
    note: '100 g',
    label: 'Picture: <Sea> & fog',
    font: 'Inter',
  };
  const { html } = drawPlate({ plate: plate ?? { shape: 'card', index: 0 }, ...shown });
  expect(html).toContain('role="img"\n    aria-label="Picture: &lt;Sea&gt; &amp; fog"');
  expect(html).toContain(`of-${shape}`);
  expect(html).not.toContain('<Sea>');
  expect(html.length).toBeLessThan(3600);
});

const SHOWN = { name: 'Low tide', note: '', label: 'Picture: Low tide', font: 'Inter' };

function drawn(picture: string, index = 0): string {
  const plate = readPlate(picture, index);
  if (!plate) throw new Error(`no plate: ${picture}`);
  return drawPlate({ plate, ...SHOWN }).html;
}

test('a view shows what its words name, on the field of its sky', () => {
  expect(drawn('plate: view night sea boat')).toContain('on-3 of-view');
  expect(drawn('plate: view dusk sea boat')).toContain('on-2 of-view');
  expect(drawn('plate: view day sea boat')).not.toBe(drawn('plate: view day sea church'));
  expect(drawn('plate: view day hovercraft')).toBe(drawn('plate: view day'));
});

test('entries of one shape are drawn each in its own way', () => {
  const kinds = ['wedge', 'tall', 'wheel', 'log', 'pyramid', 'blue', 'crumble'];
  expect(new Set(kinds.map((kind) => drawn(`plate: cheese ${kind}`))).size).toBe(kinds.length);
});

test('a book or a label shows the object that is named, from the sprite of the page', () => {
  expect(drawn('plate: book whale')).toContain('href="#art-whale"');
  expect(drawn('plate: tag trumpet')).toContain('href="#art-trumpet"');
  expect(readPlate('plate: still hovercraft', 0)).toBeUndefined();
  expect(readPlate('plate: tag', 0)).toBeUndefined();
});

test('a painting is under varnish before the work and clean after it', () => {
  expect(drawn('plate: painting lady before')).not.toBe(drawn('plate: painting lady after'));
});

function written(picture: string, name: string, ratio = 1): string {
  const plate = readPlate(picture, 0) ?? { shape: 'card' as const, index: 0 };
  return drawPlate({ plate, name, note: '', label: 'Picture', font: 'Inter', ratio }).html;
}

test('a stone and a written sheet show the words that their title quotes, a stone the title else', () => {
  expect(written('plate: stone lintel', 'House name, “Wits’ End”')).toContain('WITS’ END');
  expect(written('plate: stone lintel', 'House name, “Wits’ End”')).not.toContain('HOUSE');
  expect(written('plate: sheet book', '“In their watch”, a book')).not.toContain('book</');
  expect(written('plate: stone slab', 'Garth')).toContain('GARTH');
});

test('a print shows its view on paper, and a thing only where a word names one that no view knows', () => {
  expect(written('plate: print dusk sea boat', 'Vows')).not.toContain('#art-');
  expect(written('plate: print day room dress', 'Fitting')).toContain('#art-dress');
});

test('what stands in a view is smaller where the sides of its frame cut it', () => {
  expect(written('plate: view day hills house', 'Home', 0.8)).toContain('scale(.78)');
  expect(written('plate: view day hills house', 'Home')).not.toContain('scale(.78)');
});

test('a garden stays within its fence', () => {
  const [, left, top, width, long] =
    /<svg x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"/.exec(
      written('plate: garden diagonal', 'Nine by four'),
    ) ?? [];
  expect([left, top, width, long].map(Number)).toEqual([40, 128, 320, 144]);
});
