import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  blend,
  coloursIn,
  mapColours,
  mendContrast,
  parseColour,
  TEXT_CONTRAST,
  writeColour,
} from './css-colour.ts';
import { contrastRatio, fromHex } from './oklch.ts';

const hexes = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('reads colours in every notation, and nothing else', () => {
  expect(parseColour(' #F00 ')).toEqual({ hex: '#ff0000', alpha: 1 });
  expect(parseColour('rgb(0 0 255 / 50%)')).toEqual({ hex: '#0000ff', alpha: 0.5 });
  expect(parseColour('hsl(120, 100%, 25%)')).toEqual({ hex: '#008000', alpha: 1 });
  expect(parseColour('oklch(1 0 0)')).toEqual({ hex: '#ffffff', alpha: 1 });
  expect(parseColour('rebeccapurple')).toEqual({ hex: '#663399', alpha: 1 });
  for (const other of ['inherit', 'currentcolor', 'var(--red)', '4 / 5', 'solid', '', '#12']) {
    expect(parseColour(other)).toBeUndefined();
  }
});

test('writes what it reads', () => {
  expect(writeColour({ hex: '#336699', alpha: 1 })).toBe('#336699');
  expect(writeColour({ hex: '#336699', alpha: 0.5 })).toBe('#33669980');
});

test('changes colours inside values and leaves addresses, strings and names of properties alone', () => {
  const value =
    'linear-gradient(red, var(--red), light-dark(#ff0000, blue)), url(red.png) "red" no-repeat';
  const changed = mapColours(value, ({ hex }) => (hex === '#ff0000' ? '#00ff00' : undefined));
  expect(changed).toBe(
    'linear-gradient(#00ff00, var(--red), light-dark(#00ff00, blue)), url(red.png) "red" no-repeat',
  );
  expect(coloursIn('1px solid rgba(0,0,0,.5)')).toEqual([{ hex: '#000000', alpha: 0.5 }]);
  expect(coloursIn('transparent')).toEqual([]);
});

test('mixes a colour that one can see through with what is behind it', () => {
  expect(blend({ hex: '#000000', alpha: 0.5 }, '#ffffff')).toBe('#808080');
});

test('mending always reaches the contrast of text, and keeps the hue of colours that have one', () => {
  fc.assert(
    fc.property(hexes, hexes, (text, background) => {
      const mended = mendContrast(text, background);
      expect(contrastRatio(mended, background)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      const [before, after] = [fromHex(text), fromHex(mended)];
      if (before.chroma < 0.05 || after.chroma < 0.05) return;
      const distance = Math.abs(((before.hue - after.hue + 540) % 360) - 180);
      expect(distance).toBeLessThan(8);
    }),
  );
});

test('a colour that can be read already stays as it is', () => {
  expect(mendContrast('#000000', '#ffffff')).toBe('#000000');
});
