import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromHex, relativeLuminance } from '#domain/colour/oklch.ts';
import { checkPage } from '#domain/generation/check-page.ts';
import {
  CORNERS,
  DENSITIES,
  FONT_CLASSES,
  TEXT_SIZES,
  type PlanLook,
} from '#domain/page-plan/plan-types.ts';
import { trattoriaPlan } from '#domain/page-plan/testing/plans.ts';
import { FONTS } from '#domain/fonts/font-families.ts';
import { DIRECTION_IDS } from '../look/direction.ts';
import { readBrief } from '../brief/read-brief.ts';
import { designTool } from '../tools/design-tool.ts';
import { createRandom } from '../random.ts';
import { drawPlan } from './draw-plan.ts';
import { choosePlanLook, SUITED } from './plan-look.ts';

const COLOURS = ['#5b1420', '#1d5bd8', '#2f6b3c', '#e5383b', '#e07a24', '#6a2c91'];
const PAPERS = ['#f6edd6', '#dcdde0', '#e8d98a'];

const looks = fc.record(
  {
    colours: fc.subarray(COLOURS, { minLength: 1, maxLength: 2 }),
    ground: fc.constantFrom(...PAPERS),
    scheme: fc.constantFrom('light' as const, 'dark' as const),
    font: fc.constantFrom(...FONT_CLASSES),
    corners: fc.constantFrom(...CORNERS),
    density: fc.constantFrom(...DENSITIES),
    size: fc.constantFrom(...TEXT_SIZES),
  },
  { requiredKeys: [] },
);

function draw(look: PlanLook, seed = 1): string {
  return drawPlan({ plan: trattoriaPlan({ look }), seed, year: 2026 }).html;
}

function token(html: string, name: string): string {
  return new RegExp(`--${name}: ([^;]+);`).exec(html)?.[1] ?? '';
}

function turn(one: number, other: number): number {
  return Math.abs(((one - other + 540) % 360) - 180);
}

const SEEN = ['brand', 'accent', 'deep', 'ground'] as const;

/** Colours that were asked for and are none of those that the page is drawn in. */
function unseenColours(html: string, { colours = [] }: PlanLook): string[] {
  const seen = SEEN.map((name) => fromHex(token(html, `color-${name}`)));
  return colours.filter(
    (colour) =>
      !seen.some(({ hue, chroma }) => chroma > 0.01 && turn(hue, fromHex(colour).hue) < 30),
  );
}

const ENDS: Partial<Record<NonNullable<PlanLook['font']>, string>> = {
  serif: 'serif',
  sans: 'sans-serif',
  mono: 'monospace',
};

function wrongFonts(html: string, { font }: PlanLook): string[] {
  const end = font && ENDS[font];
  if (end === undefined) return [];
  return ['font-display', 'font-text'].filter(
    (name) => token(html, name).split(', ').at(-1) !== end,
  );
}

function wrongScheme(html: string, { scheme }: PlanLook): string[] {
  const light = relativeLuminance(token(html, 'color-ground'));
  const isRight = scheme === undefined || (scheme === 'dark' ? light < 0.12 : light > 0.6);
  const isFixed = scheme === undefined || !html.includes('prefers-color-scheme');
  return isRight && isFixed ? [] : [`${scheme} ${light}`];
}

function wrongCorners(html: string, { corners }: PlanLook): string[] {
  if (corners !== 'square') return [];
  const isFlat = html.includes('border-radius: 0 !important');
  return isFlat && token(html, 'radius') === '0px' ? [] : ['soft'];
}

function faultsOf(html: string): string[] {
  return checkPage(html).flatMap(({ ok, id, detail }) => (ok ? [] : [`${id}: ${detail}`]));
}

test.each(DIRECTION_IDS)('in the direction %s every wish about the look is obeyed', (direction) => {
  fc.assert(
    fc.property(looks, fc.integer({ min: 0, max: 9 }), (asked, seed) => {
      const look = { ...asked, direction };
      const html = draw(look, seed);
      expect({
        unseen: unseenColours(html, look),
        fonts: wrongFonts(html, look),
        scheme: wrongScheme(html, look),
        corners: wrongCorners(html, look),
        faults: faultsOf(html),
      }).toEqual({ unseen: [], fonts: [], scheme: [], corners: [], faults: [] });
    }),
    { numRuns: 40 },
  );
});

test('every rule takes its fonts from the tokens', () => {
  for (const direction of DIRECTION_IDS) {
    const html = draw({ direction });
    const families = [...html.matchAll(/font-family: ([^;}]+)/g)].map(([, value = '']) => value);
    expect(families.filter((value) => !/^(?:var\(--font-|inherit)/.test(value))).toEqual([]);
  }
});

test.each([
  ['a tip calculator, serif type, square corners', { serif: true, square: true }],
  [
    'calcolatrice IVA, caratteri con le grazie, niente angoli arrotondati',
    { serif: true, square: true },
  ],
  ['a tip calculator', { serif: false, square: false }],
])('tools obey fonts and corners: %s', (prompt, { serif, square }) => {
  const { html = '' } = designTool({ prompt, seed: 3, brief: readBrief(prompt, 'en') }) ?? {};
  const isSerif = token(html, 'font-text').endsWith(', serif');
  expect([isSerif, html.includes('border-radius: 0 !important')]).toEqual([serif, square]);
});

test('a typeface by its name sets titles, and the text where it can be read at length', () => {
  const fontsOf = (typeface: string) => {
    const { direction } = choosePlanLook(
      { typeface, direction: 'editorial' },
      SUITED.other,
      createRandom(1),
    );
    const { tokens } = direction;
    return [tokens['font-display'], tokens['font-text'], tokens['weight-display']];
  };
  expect([fontsOf('Montserrat'), fontsOf('Anton')]).toEqual([
    [FONTS.montserrat, FONTS.montserrat, '400'],
    [FONTS.anton, FONTS.newsreader, '400'],
  ]);
});

test.each([
  ['warm, rustic', ['craft', 'market', 'heritage']],
  ['come un giornale di una volta', ['newspaper', 'editorial', 'heritage', 'market']],
  ['neon, like cyberpunk', ['neon', 'technical', 'poster']],
])('a page feels as its plan says: %s', (mood, directions) => {
  const drawn = Array.from({ length: 12 }, (_, seed) => {
    const plan = trattoriaPlan({ look: { mood } });
    return drawPlan({ plan, seed, year: 2026 }).direction;
  });
  expect(drawn.filter((id) => !directions.includes(id))).toEqual([]);
});
