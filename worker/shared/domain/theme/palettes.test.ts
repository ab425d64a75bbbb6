import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TEXT_CONTRAST } from '../colour/css-colour.ts';
import { contrastRatio, fromHex } from '../colour/oklch.ts';
import { derivePalettes, PALETTE_COUNT } from './palettes.ts';

const hexes = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const themes = fc.uniqueArray(hexes, { minLength: 1, maxLength: 14 }).chain((colours) =>
  fc.record({
    colours: fc.constant(colours),
    pairs: fc.array(fc.tuple(fc.constantFrom(...colours), fc.constantFrom(...colours)), {
      maxLength: 30,
    }),
  }),
);

test('in every palette all pairs that could be read still can', () => {
  fc.assert(
    fc.property(themes, ({ colours, pairs }) => {
      const palettes = derivePalettes({ colours, pairs });
      expect(palettes).toHaveLength(PALETTE_COUNT);
      for (const palette of palettes) {
        expect([...palette.colours.keys()]).toEqual(colours);
        for (const [text, ground] of pairs) {
          if (contrastRatio(text, ground) < TEXT_CONTRAST) continue;
          const [above = '', below = ''] = [text, ground].map((hex) => palette.colours.get(hex));
          expect(contrastRatio(above, below)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('every palette has a leading colour of another hue than the page', () => {
  const lead = '#2563eb';
  const palettes = derivePalettes({ colours: [lead, '#f8fafc'], pairs: [] });
  const hues = palettes.map(({ colours }) => fromHex(colours.get(lead) ?? lead).hue);
  expect(new Set(hues.map(Math.round)).size).toBe(PALETTE_COUNT);
  for (const hue of hues) expect(Math.abs(hue - fromHex(lead).hue)).toBeGreaterThan(20);
});

test('a page of greys gets a leading colour, and its pure greys stay', () => {
  const [palette] = derivePalettes({ colours: ['#222222', '#ffffff'], lead: '#222222', pairs: [] });
  expect(fromHex(palette?.colours.get('#222222') ?? '').chroma).toBeGreaterThan(0.04);
  expect(palette?.colours.get('#ffffff')).toBe('#ffffff');
});

test('without colours there are no palettes', () => {
  expect(derivePalettes({ colours: [], pairs: [] })).toEqual([]);
});
