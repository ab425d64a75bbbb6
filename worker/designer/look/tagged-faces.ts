import { pair, type Faces } from './face-pairs.ts';

type Choice = readonly [Faces, ...Faces[]];

/** Pairs for a way of setting titles, where the direction has none of its own. */
export const TAGGED_FACES = {
  light: [
    pair(['hankenGrotesk', 'hankenGrotesk', 'hankenGrotesk'], {
      weight: 300,
      tracking: -0.045,
      leading: 1.04,
    }),
    pair(['inter', 'inter', 'inter'], {
      weight: 300,
      tracking: -0.055,
      leading: 1.04,
      scale: 0.96,
    }),
    pair(['jost', 'jost', 'jost'], { weight: 300, tracking: -0.03, leading: 1.06 }),
  ],
  caps: [
    pair(
      ['jost', 'sourceSans', 'jost'],
      { weight: 500, tracking: 0.08, leading: 1.12, scale: 0.7 },
      'caps',
    ),
    pair(
      ['montserrat', 'openSans', 'openSans'],
      { weight: 500, tracking: 0.06, leading: 1.12, scale: 0.6 },
      'caps',
    ),
  ],
  condensed: [
    pair(
      ['oswald', 'roboto', 'oswald'],
      { weight: 600, tracking: 0.01, leading: 1.08, scale: 0.94 },
      'caps',
    ),
    pair(
      ['robotoCondensed', 'roboto', 'robotoCondensed'],
      { weight: 800, tracking: -0.01, leading: 1, scale: 0.94 },
      'caps',
    ),
  ],
  slab: [
    pair(['bitter', 'openSans', 'openSans'], { weight: 800, scale: 0.88 }),
    pair(['aleo', 'lato', 'lato'], { weight: 700, scale: 0.92 }),
  ],
  mono: [
    pair(['jetBrainsMono', 'inter', 'jetBrainsMono'], {
      weight: 600,
      tracking: -0.06,
      leading: 1.08,
      scale: 0.78,
    }),
    pair(['spaceMono', 'inter', 'inter'], {
      weight: 400,
      tracking: -0.06,
      leading: 1.1,
      scale: 0.74,
    }),
  ],
  typewriter: [
    pair(['spaceMono', 'spaceMono', 'spaceMono'], {
      weight: 700,
      tracking: -0.06,
      leading: 1.06,
      scale: 0.74,
    }),
    pair(
      ['anton', 'spaceMono', 'spaceMono'],
      { weight: 400, tracking: 0, leading: 1.02, scale: 0.94 },
      'caps',
    ),
  ],
  hand: [
    pair(['caveat', 'nunito', 'nunito'], { weight: 700, tracking: 0, leading: 0.98, scale: 1.24 }),
    pair(['shantell', 'nunito', 'nunito'], {
      weight: 600,
      tracking: -0.01,
      leading: 1.08,
      scale: 0.88,
    }),
  ],
  geometric: [
    pair(['jost', 'jost', 'jost'], { weight: 700, tracking: -0.03, leading: 1 }),
    pair(['poppins', 'openSans', 'openSans'], {
      weight: 600,
      tracking: -0.035,
      leading: 1.04,
      scale: 0.86,
    }),
    pair(['outfit', 'outfit', 'outfit'], {
      weight: 600,
      tracking: -0.035,
      leading: 1.02,
      scale: 0.96,
    }),
  ],
  fat: [
    pair(['fraunces', 'nunito', 'nunito'], {
      weight: 900,
      tracking: -0.03,
      leading: 1,
      scale: 0.9,
    }),
    pair(['bitter', 'nunito', 'nunito'], {
      weight: 900,
      tracking: -0.035,
      leading: 1.02,
      scale: 0.84,
    }),
  ],
  rounded: [
    pair(['fredoka', 'nunito', 'nunito'], { weight: 600, leading: 1.02, scale: 0.94 }),
    pair(['nunito', 'nunito', 'nunito'], {
      weight: 900,
      tracking: -0.03,
      leading: 1.02,
      scale: 0.94,
    }),
  ],
  plain: [
    pair(['inter', 'inter', 'inter'], {
      weight: 600,
      tracking: -0.045,
      leading: 1.02,
      scale: 0.92,
    }),
    pair(['openSans', 'openSans', 'openSans'], {
      weight: 700,
      tracking: -0.035,
      leading: 1.06,
      scale: 0.86,
    }),
    pair(['roboto', 'roboto', 'roboto'], {
      weight: 500,
      tracking: -0.035,
      leading: 1.04,
      scale: 0.94,
    }),
  ],
  old: [
    pair(['libreBaskerville', 'sourceSerif', 'sourceSerif'], { weight: 400, scale: 0.88 }),
    pair(['ebGaramond', 'ebGaramond'], { weight: 600, tracking: -0.02, scale: 1.1 }),
    pair(['lora', 'lora', 'sourceSans'], { weight: 500, tracking: -0.02, scale: 0.94 }),
  ],
  roman: [
    pair(['marcellus', 'sourceSans', 'sourceSans'], { weight: 400, scale: 0.96 }),
    pair(
      ['marcellus', 'sourceSerif', 'sourceSerif'],
      { weight: 400, tracking: 0.05, leading: 1.12, scale: 0.74 },
      'caps',
    ),
  ],
  deco: [
    pair(
      ['jost', 'jost', 'jost'],
      { weight: 400, tracking: 0.12, leading: 1.16, scale: 0.66 },
      'caps',
    ),
    pair(
      ['marcellus', 'jost', 'jost'],
      { weight: 400, tracking: 0.1, leading: 1.14, scale: 0.7 },
      'caps',
    ),
    pair(
      ['montserrat', 'montserrat', 'openSans'],
      { weight: 300, tracking: 0.1, leading: 1.18, scale: 0.58 },
      'caps',
    ),
  ],
  sign: [
    pair(
      ['oswald', 'sourceSans', 'oswald'],
      { weight: 600, tracking: 0.02, leading: 1.08, scale: 0.94 },
      'caps',
    ),
    pair(
      ['bitter', 'sourceSans', 'oswald'],
      { weight: 800, tracking: 0.01, leading: 1.04, scale: 0.7 },
      'caps',
    ),
  ],
} as const satisfies Record<string, Choice>;

/** A way of setting titles that a word for a look asks for. */
export type TypeTag = keyof typeof TAGGED_FACES;
