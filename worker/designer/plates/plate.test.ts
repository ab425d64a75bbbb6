import { expect, test } from 'vitest';
import { fitText } from './fit-text.ts';
import { PLATE_SHAPES } from './plate-shapes.ts';
import { drawPlate, readPlate } from './plate.ts';

test('a plan asks for a plate by its shape, with a colour where it matters', () => {
  expect(readPlate('plate: bottle', 2)).toEqual({ shape: 'bottle', index: 2 });
  expect(readPlate('plate: heap #c8a31b', 0)).toEqual({ shape: 'heap', index: 0, tint: '#c8a31b' });
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

test.each(Object.keys(PLATE_SHAPES))(
  'a %s is one small picture that says what it shows',
  (shape) => {
    const plate = readPlate(`plate: ${shape}`, 1);
    const shown = {
      name: '<Sea> & fog',
      note: '100 g',
      label: 'Picture: <Sea> & fog',
      direction: 'poster',
    };
    const { html } = drawPlate({ plate: plate ?? { shape: 'card', index: 0 }, ...shown });
    expect(html).toContain('role="img"\n    aria-label="Picture: &lt;Sea&gt; &amp; fog"');
    expect(html).toContain(`of-${shape}`);
    expect(html).not.toContain('<Sea>');
    expect(html.length).toBeLessThan(3600);
  },
);
