import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { fromHex, relativeLuminance } from '#domain/colour/oklch.ts';
import type { PlanLook } from '#domain/page-plan/plan-types.ts';
import { sourceOf, type FontKind } from '#domain/fonts/font-families.ts';
import { firstFamily } from '#domain/fonts/page-fonts.ts';
import type { DirectionId } from '../look/direction.ts';
import { CONTRAST_PAIRS } from '../look/palette.ts';
import type { Look } from '../look/look.ts';
import { createRandom } from '../random.ts';
import { choosePlanLook, SUITED } from './plan-look.ts';

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

function looksOf(look: PlanLook): Look[] {
  return SEEDS.map((seed) => choosePlanLook(look, SUITED.business, createRandom(seed)));
}

interface Seen {
  directions: readonly DirectionId[];
  /** Of the ground: lightness, chroma and hue at most and at least. */
  ground?: { light?: readonly [number, number]; chroma?: readonly [number, number] };
  kinds?: readonly FontKind[];
  css?: RegExp;
  radius?: string;
  /** All main colours have such a hue, or chroma. */
  brand?: (colour: { lightness: number; chroma: number; hue: number }) => boolean;
}

const SANS: readonly FontKind[] = ['grotesque', 'geometric', 'humanist'];
const PAPER = { light: [0.9, 1] } as const;
const DARK = { light: [0, 0.4] } as const;

const WISHES: readonly (readonly [string, Seen])[] = [
  ['toni pastello', { directions: [], ground: PAPER, brand: ({ lightness }) => lightness > 0.75 }],
  ['pastel', { directions: [], ground: PAPER, brand: ({ lightness }) => lightness > 0.75 }],
  ['toni della terra', { directions: [], brand: ({ hue }) => hue > 25 && hue < 125 }],
  ['terra', { directions: [], brand: ({ hue }) => hue > 25 && hue < 125 }],
  ['black and white', { directions: [], brand: ({ chroma }) => chroma < 0.01 }],
  ['bianco e nero', { directions: [], brand: ({ chroma }) => chroma < 0.01 }],
  ['acid colours', { directions: [], brand: ({ chroma }) => chroma > 0.17 }],
  ['jewel tones', { directions: [], brand: ({ lightness }) => lightness < 0.5 }],
  [
    'notebook',
    {
      directions: ['craft', 'playful', 'editorial'],
      ground: PAPER,
      css: /repeating-linear-gradient/,
    },
  ],
  [
    'quaderno a quadretti',
    {
      directions: ['craft', 'playful', 'swiss', 'editorial'],
      ground: PAPER,
      css: /1\.5rem 1\.5rem/,
    },
  ],
  ['scolastico', { directions: ['craft', 'playful', 'editorial'], kinds: ['hand'] }],
  [
    'vecchia osteria',
    { directions: ['market', 'heritage', 'craft'], brand: ({ hue }) => hue > 10 && hue < 150 },
  ],
  [
    'minimal',
    { directions: ['swiss', 'studio', 'editorial', 'wellness'], css: /^(?![^]*\.ticker)/ },
  ],
  ['minimalista', { directions: ['swiss', 'studio', 'editorial', 'wellness'] }],
  [
    'elegant but warm',
    {
      directions: ['luxury', 'heritage', 'editorial', 'wellness', 'craft', 'studio'],
      brand: ({ hue }) => hue > 15 && hue < 90,
    },
  ],
  ['handmade', { directions: ['craft', 'market', 'heritage'] }],
  ['fatto a mano', { directions: ['craft', 'market', 'heritage'] }],
  [
    'anni 70',
    { directions: ['playful', 'market', 'poster'], kinds: ['oldStyle', 'slab'], radius: '22px' },
  ],
  [
    'industrial',
    { directions: ['technical', 'brutalist', 'swiss'], radius: '0px', kinds: ['condensed'] },
  ],
  ['stile industriale', { directions: ['technical', 'brutalist', 'swiss'], radius: '0px' }],
  ['like a zine', { directions: ['newspaper', 'brutalist'], radius: '0px' }],
  ['clinical', { directions: ['swiss', 'studio'], ground: { light: [0.97, 1] }, kinds: SANS }],
  ['luxurious', { directions: ['luxury', 'editorial', 'heritage'] }],
  ['Japanese', { directions: ['studio', 'luxury', 'wellness'], ground: PAPER }],
  ['giapponese', { directions: ['studio', 'luxury', 'wellness'], ground: PAPER }],
  ['mediterraneo', { directions: ['coastal', 'market', 'craft'] }],
  ['playful', { directions: ['playful', 'poster', 'market'], radius: '22px' }],
  [
    'blueprint',
    {
      directions: ['technical'],
      ground: { light: [0.25, 0.4], chroma: [0.07, 0.2] },
      css: /8rem 8rem/,
    },
  ],
  ['lavagna', { directions: ['craft', 'market'], ground: { light: [0.2, 0.35] }, kinds: ['hand'] }],
  [
    'chalkboard',
    { directions: ['craft', 'market'], ground: { light: [0.2, 0.35] }, kinds: ['hand'] },
  ],
  [
    'kraft paper',
    { directions: ['craft', 'market'], ground: { light: [0.75, 0.86], chroma: [0.05, 0.1] } },
  ],
  ['carta da pacchi', { directions: ['craft', 'market'], ground: { light: [0.75, 0.86] } }],
  ['art déco', { directions: ['luxury', 'heritage'], radius: '0px', css: /uppercase/ }],
  ['bauhaus', { directions: ['swiss'], radius: '0px', kinds: ['geometric'] }],
  ['vintage', { directions: ['heritage', 'market', 'editorial'] }],
  ['cyberpunk', { directions: ['neon'], ground: DARK }],
  [
    'rustico',
    { directions: ['craft', 'market', 'heritage'], brand: ({ hue }) => hue > 25 && hue < 125 },
  ],
  ['nordico', { directions: ['studio', 'wellness', 'swiss'], ground: PAPER }],
  ['night colours', { directions: [], ground: DARK }],
  [
    'urban, graffiti',
    { directions: ['poster', 'brutalist'], brand: ({ chroma }) => chroma > 0.17 },
  ],
  ['tropicale', { directions: ['coastal', 'playful', 'market'] }],
  ['barocco', { directions: ['heritage', 'luxury'] }],
  ['da baita di montagna', { directions: ['craft', 'heritage', 'market'] }],
  ['western', { directions: ['heritage', 'market', 'poster'], kinds: ['slab', 'condensed'] }],
  ['fantascienza', { directions: ['technical', 'neon'], ground: DARK }],
  ['smoky', { directions: [], ground: DARK }],
];

function within(value: number, [low, high]: readonly [number, number] = [-1, 2]): boolean {
  return value >= low && value <= high;
}

function kindOf(stack: string): FontKind | undefined {
  const id = firstFamily(stack);
  return id && sourceOf(id).kind;
}

function faultsOf({ direction, light }: Look, seen: Seen): string[] {
  const ground = fromHex(light.ground);
  const kind = kindOf(direction.tokens['font-display']);
  const checks: readonly (readonly [string, boolean])[] = [
    [direction.id, seen.directions.length === 0 || seen.directions.includes(direction.id)],
    [
      `ground ${light.ground}`,
      within(ground.lightness, seen.ground?.light) && within(ground.chroma, seen.ground?.chroma),
    ],
    [`font ${kind}`, seen.kinds === undefined || (kind !== undefined && seen.kinds.includes(kind))],
    ['css', seen.css === undefined || seen.css.test(direction.css)],
    [
      `radius ${direction.tokens.radius}`,
      seen.radius === undefined || direction.tokens.radius === seen.radius,
    ],
    [`brand ${light.brand}`, seen.brand === undefined || seen.brand(fromHex(light.brand))],
  ];
  return checks.flatMap(([name, isRight]) => (isRight ? [] : [name]));
}

test.each(WISHES)('who asks for "%s" sees it, in every version', (mood, seen) => {
  expect(looksOf({ mood }).flatMap((look) => faultsOf(look, seen))).toEqual([]);
});

test.each(WISHES)('every text is readable where "%s" is asked for', (mood) => {
  const failures = looksOf({ mood }).flatMap(({ light, dark }) =>
    [light, dark].flatMap((palette) =>
      CONTRAST_PAIRS.filter(
        ([text, back, ratio]) => wcagContrast(palette[text], palette[back]) < ratio,
      ),
    ),
  );
  expect(failures).toEqual([]);
});

const GOLD = 85;

function isGold(hex: string): boolean {
  const { chroma, hue } = fromHex(hex);
  return chroma > 0.05 && Math.abs(hue - GOLD) < 25;
}

function isQuiet(hex: string): boolean {
  return fromHex(hex).chroma < 0.075;
}

function isBlue(hex: string): boolean {
  return Math.abs(fromHex(hex).hue - 262) < 25;
}

test.each<[PlanLook, (look: Look) => boolean]>([
  [
    { mood: 'luxurious', avoid: ['gold'] },
    ({ light }) => isGold(light.brand) || isGold(light.accent),
  ],
  [
    { mood: 'art deco', avoid: ['oro'] },
    ({ light }) => isGold(light.brand) || isGold(light.accent),
  ],
  [{ mood: 'not childish' }, ({ direction }) => direction.id === 'playful'],
  [{ mood: 'allegro', avoid: ['childish'] }, ({ direction }) => direction.id === 'playful'],
  [{ mood: 'colorato ma non infantile' }, ({ direction }) => direction.id === 'playful'],
  [{ avoid: ['cute'] }, ({ direction }) => direction.id === 'playful'],
  [
    { mood: 'elegant, no serif' },
    ({ direction }) =>
      ['oldStyle', 'transitional', 'didone'].includes(
        kindOf(direction.tokens['font-display']) ?? '',
      ),
  ],
  [
    { mood: 'vintage', avoid: ['serif'] },
    ({ direction }) =>
      ['oldStyle', 'transitional', 'didone'].includes(kindOf(direction.tokens['font-text']) ?? ''),
  ],
  [{ direction: 'craft', avoid: ['beige'] }, ({ light }) => fromHex(light.ground).chroma > 0.01],
  [
    { touch: 'blue', colours: ['white'], mood: 'minimal' },
    ({ light }) => !isQuiet(light.brand) && !isBlue(light.brand),
  ],
  [{ mood: 'niente neon, moderno' }, ({ direction }) => direction.id === 'neon'],
])('what is refused is not seen: %o', (look, isWrong) => {
  expect(looksOf(look).filter(isWrong)).toEqual([]);
});

test.each<[string[]]>([[['pink']], [['navy', 'orange']], [['green', 'yellow']]])(
  'named colours fill fields of the page: %o',
  (colours) => {
    for (const direction of ['editorial', 'studio', 'luxury', 'wellness', 'heritage'] as const) {
      for (const { direction: drawn } of looksOf({ colours, direction })) {
        const hasSecond = colours.length < 2 || drawn.bands.includes('accent');
        expect([drawn.bands.slice(0, 3).includes('brand'), hasSecond]).toEqual([true, true]);
      }
    }
  },
);

test('a dark wish gives a dark page in every direction, and a named dark ground keeps its colour', () => {
  for (const { light } of looksOf({ scheme: 'dark' })) {
    expect(relativeLuminance(light.ground)).toBeLessThan(0.02);
  }
  const [{ light } = { light: { ground: '' } }] = looksOf({ ground: 'navy', scheme: 'dark' });
  expect(fromHex(light.ground).chroma).toBeGreaterThan(0.06);
});

test('what is asked for sparingly is seen on what is pressed, and fills no field', () => {
  for (const { direction } of looksOf({ colours: ['white', 'black'], touch: 'pink' })) {
    expect(direction.css).toContain('--button: var(--color-accent)');
    expect(direction.bands.filter((band) => band === 'accent' || band === 'brand')).toEqual([]);
  }
});

test('a page of the night has no bright fields', () => {
  const bands = looksOf({ mood: 'smoky' }).flatMap(({ direction }) => direction.bands);
  expect(bands.filter((band) => band === 'accent' || band === 'brand')).toEqual([]);
});

test('titles of one direction are set in several ways, and most stand upright', () => {
  const drawn = looksOf({ direction: 'editorial' }).map(({ direction }) => direction);
  const families = new Set(drawn.map(({ tokens }) => tokens['font-display']));
  expect(families.size).toBeGreaterThan(4);
  const slanted = drawn.filter(({ css }) => css.includes('.head h2 { font-style: italic; }'));
  expect(slanted.length).toBeLessThan(drawn.length / 3);
});
