import { assert, constantFrom, double, property, record } from 'fast-check';
import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { DIRECTIONS } from './look.ts';
import { CONTRAST_PAIRS, solvePalettes } from './palette.ts';

const anyColour = record({
  lightness: double({ min: 0, max: 1, noNaN: true }),
  chroma: double({ min: 0, max: 0.37, noNaN: true }),
  hue: double({ min: 0, max: 360, noNaN: true }),
});

for (const direction of Object.values(DIRECTIONS)) {
  test(`${direction.id}: every text is readable on every ground, in light and dark, for any brand colour`, () => {
    assert(
      property(anyColour, constantFrom(direction.recipe.ground, 0.175, 0.985), (colour, ground) => {
        const { light, dark } = solvePalettes({ ...direction.recipe, ground }, colour);
        const failures = [light, dark].flatMap((palette) =>
          CONTRAST_PAIRS.filter(
            ([text, back, ratio]) => wcagContrast(palette[text], palette[back]) < ratio,
          ),
        );
        expect(failures).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
}
