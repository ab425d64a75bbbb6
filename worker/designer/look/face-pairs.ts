import type { FontId } from '#domain/fonts/font-families.ts';
import type { DirectionId } from './direction.ts';

/** How titles are set in a pair of faces; what is left out stays the direction's own. */
interface Setting {
  weight?: number;
  /** In em. */
  tracking?: number;
  leading?: number;
  /** Size of the titles beside the direction's own: wide faces and capitals take more room. */
  scale?: number;
}

/** Faces that go together. Without any, they are the direction's own. */
export interface Faces extends Setting {
  display?: FontId;
  text?: FontId;
  label?: FontId;
  isCaps?: boolean;
  /** What is set in italics. */
  slant?: 'titles' | 'intros';
}

type Choice = readonly [Faces, ...Faces[]];

/** Faces for titles, text and labels, and how titles are set in them. */
export function pair(
  [display, text, label]: readonly [FontId, FontId?, FontId?],
  setting: Setting,
  way?: 'caps' | 'titles' | 'intros',
): Faces {
  return {
    display,
    ...(text && { text }),
    ...(label && { label }),
    ...setting,
    ...(way === 'caps' ? { isCaps: true } : way && { slant: way }),
  };
}

/** The pairs of each direction, all equally likely. */
export const FACES: Record<DirectionId, Choice> = {
  editorial: [
    { slant: 'titles' },
    pair(['fraunces', 'sourceSans'], { weight: 500, scale: 0.9 }),
    pair(['cormorant', 'ebGaramond'], { weight: 600, scale: 1.12 }, 'intros'),
    pair(['sourceSerif', 'sourceSans'], { weight: 700, tracking: -0.03, scale: 0.94 }),
    pair(['hankenGrotesk'], { weight: 300, tracking: -0.045, scale: 0.94 }),
    pair(['archivo'], { weight: 700, tracking: -0.04, scale: 0.84 }),
    pair(['jost', 'sourceSerif'], { weight: 500, scale: 0.92 }),
    pair(['aleo', 'sourceSerif'], { weight: 600, scale: 0.88 }),
  ],
  swiss: [
    {},
    pair(['archivo', 'archivo', 'archivo'], { weight: 800 }),
    pair(['robotoCondensed', 'roboto', 'robotoCondensed'], {
      weight: 700,
      tracking: -0.02,
      scale: 1.1,
    }),
    pair(['jost', 'jost', 'jost'], { weight: 600, tracking: -0.03 }),
    pair(['spaceGrotesk', 'inter', 'spaceGrotesk'], { weight: 600, scale: 0.94 }),
    pair(['roboto', 'roboto', 'roboto'], { weight: 300, tracking: -0.045 }),
    pair(['poppins', 'openSans', 'openSans'], { weight: 600, scale: 0.86 }),
  ],
  craft: [
    {},
    pair(['bitter', 'openSans', 'openSans'], { weight: 700, scale: 0.92 }),
    pair(['aleo', 'lato', 'lato'], { weight: 700, scale: 0.96 }),
    pair(['merriweather', 'openSans', 'openSans'], { weight: 800, scale: 0.86 }),
    pair(
      ['jost', 'lora', 'jost'],
      { weight: 600, tracking: 0.05, leading: 1.08, scale: 0.7 },
      'caps',
    ),
    pair(['oswald', 'sourceSans', 'oswald'], { weight: 500, tracking: 0, scale: 1.02 }),
    pair(['nunito', 'nunito', 'nunito'], { weight: 800, scale: 0.9 }),
  ],
  poster: [
    {},
    pair(['oswald', 'archivo', 'oswald'], { weight: 700, leading: 1, scale: 0.86 }),
    pair(['archivo', 'archivo', 'archivo'], {
      weight: 900,
      tracking: -0.045,
      leading: 0.92,
      scale: 0.62,
    }),
    pair(['robotoCondensed', 'roboto', 'robotoCondensed'], {
      weight: 900,
      tracking: -0.03,
      leading: 0.92,
      scale: 0.82,
    }),
    pair(['bitter', 'archivo', 'oswald'], {
      weight: 900,
      tracking: -0.03,
      leading: 0.98,
      scale: 0.58,
    }),
    pair(['unbounded', 'outfit', 'outfit'], {
      weight: 800,
      tracking: -0.03,
      leading: 1,
      scale: 0.46,
    }),
  ],
  wellness: [
    {},
    pair(['cormorant', 'lato', 'lato'], { weight: 500, scale: 1.14 }),
    pair(['outfit', 'outfit', 'outfit'], { weight: 300, tracking: -0.03 }),
    pair(['lora', 'sourceSans', 'sourceSans'], { weight: 500, scale: 0.96 }),
    pair(['jost', 'nunito', 'jost'], { weight: 400, scale: 1.02 }),
    pair(['nunito', 'nunito', 'nunito'], { weight: 700, scale: 0.94 }),
  ],
  technical: [
    {},
    pair(['jetBrainsMono', 'inter'], { weight: 600, tracking: -0.06, leading: 1.08, scale: 0.82 }),
    pair(
      ['robotoCondensed', 'inter'],
      { weight: 600, tracking: 0.01, leading: 1.04, scale: 0.9 },
      'caps',
    ),
    pair(['archivo', 'archivo', 'spaceMono'], { weight: 600, tracking: -0.04 }),
    pair(
      ['oswald', 'roboto', 'spaceMono'],
      { weight: 400, tracking: 0.02, leading: 1.1, scale: 0.86 },
      'caps',
    ),
    pair(['outfit', 'inter', 'jetBrainsMono'], { weight: 300 }),
  ],
  luxury: [
    { slant: 'intros' },
    pair(
      ['marcellus', 'ebGaramond'],
      { weight: 400, tracking: 0.09, leading: 1.16, scale: 0.66 },
      'caps',
    ),
    pair(
      ['cormorant', 'ebGaramond'],
      { weight: 500, tracking: -0.02, leading: 1, scale: 1.16 },
      'intros',
    ),
    pair(
      ['jost', 'jost', 'jost'],
      { weight: 300, tracking: 0.12, leading: 1.18, scale: 0.64 },
      'caps',
    ),
    pair(['playfair', 'lato', 'lato'], { weight: 400, scale: 0.94 }),
    pair(['hankenGrotesk', 'hankenGrotesk', 'hankenGrotesk'], {
      weight: 300,
      tracking: -0.04,
      scale: 0.94,
    }),
    pair(['marcellus', 'sourceSans', 'sourceSans'], { weight: 400, scale: 0.94 }),
  ],
  playful: [
    {},
    pair(['nunito', 'nunito', 'nunito'], { weight: 900, tracking: -0.03 }),
    pair(['poppins', 'openSans', 'openSans'], { weight: 700, tracking: -0.04, scale: 0.86 }),
    pair(['unbounded', 'outfit', 'outfit'], {
      weight: 700,
      tracking: -0.04,
      leading: 1.04,
      scale: 0.66,
    }),
    pair(['bitter', 'nunito', 'nunito'], { weight: 900, tracking: -0.03, scale: 0.86 }),
    pair(['oswald', 'nunito', 'oswald'], { weight: 700, leading: 1.06 }),
  ],
  heritage: [
    { slant: 'intros' },
    pair(
      ['ebGaramond', 'ebGaramond', 'ebGaramond'],
      { weight: 600, tracking: -0.02, scale: 1.16 },
      'intros',
    ),
    pair(['aleo', 'sourceSerif', 'aleo'], { weight: 700, scale: 0.96 }),
    pair(
      ['marcellus', 'sourceSerif', 'sourceSerif'],
      { weight: 400, tracking: 0.05, leading: 1.12, scale: 0.8 },
      'caps',
    ),
    pair(
      ['oswald', 'sourceSerif', 'oswald'],
      { weight: 500, tracking: 0.01, leading: 1.1, scale: 0.94 },
      'caps',
    ),
    pair(['cormorant', 'ebGaramond', 'ebGaramond'], { weight: 700, scale: 1.2 }, 'intros'),
    pair(['bitter', 'sourceSans', 'sourceSans'], { weight: 800, tracking: -0.015, scale: 0.9 }),
  ],
  coastal: [
    {},
    pair(['poppins', 'openSans', 'openSans'], { weight: 600, tracking: -0.03, scale: 0.86 }),
    pair(['lato', 'lato', 'lato'], { weight: 900, tracking: -0.03, scale: 0.94 }),
    pair(['marcellus', 'lato', 'lato'], { weight: 400 }),
    pair(['aleo', 'sourceSans', 'sourceSans'], { weight: 600, scale: 0.94 }),
    pair(['montserrat', 'openSans', 'openSans'], { weight: 300, tracking: -0.03, scale: 0.86 }),
  ],
  market: [
    {},
    pair(
      ['oswald', 'openSans', 'oswald'],
      { weight: 600, tracking: 0.01, leading: 1.08, scale: 0.98 },
      'caps',
    ),
    pair(['robotoCondensed', 'roboto', 'robotoCondensed'], {
      weight: 900,
      tracking: -0.02,
      scale: 1.12,
    }),
    pair(['fraunces', 'openSans', 'robotoCondensed'], { weight: 800, tracking: -0.03 }),
    pair(['archivo', 'archivo', 'archivo'], { weight: 800, tracking: -0.03 }),
    pair(['aleo', 'lato', 'oswald'], { weight: 900 }),
  ],
  studio: [
    {},
    pair(['inter', 'inter', 'inter'], { weight: 300, tracking: -0.055 }),
    pair(['spaceGrotesk', 'spaceGrotesk', 'spaceGrotesk'], {
      weight: 500,
      tracking: -0.045,
      scale: 0.94,
    }),
    pair(['newsreader', 'hankenGrotesk'], { weight: 300, tracking: -0.035, scale: 1.04 }),
    pair(['archivo', 'archivo', 'archivo'], { weight: 600, tracking: -0.045, scale: 0.94 }),
    pair(['jost', 'jost', 'jost'], { weight: 400, tracking: -0.03 }),
    pair(['spaceMono', 'inter', 'inter'], {
      weight: 400,
      tracking: -0.06,
      leading: 1.12,
      scale: 0.72,
    }),
  ],
  brutalist: [
    {},
    pair(['spaceMono', 'spaceMono', 'spaceMono'], {
      weight: 700,
      tracking: -0.07,
      leading: 0.98,
      scale: 0.74,
    }),
    pair(['robotoCondensed', 'roboto', 'spaceMono'], { weight: 900, tracking: -0.04, scale: 1.14 }),
    pair(['inter', 'inter', 'jetBrainsMono'], { weight: 900, tracking: -0.055, scale: 0.98 }),
    pair(['bitter', 'archivo', 'spaceMono'], { weight: 900, tracking: -0.05, scale: 0.96 }),
  ],
  newspaper: [
    {},
    pair(['bodoni', 'sourceSerif', 'sourceSerif'], { weight: 700 }),
    pair(
      ['oswald', 'sourceSerif', 'oswald'],
      { weight: 600, tracking: 0, leading: 1.06, scale: 0.98 },
      'caps',
    ),
    pair(['merriweather', 'merriweather', 'merriweather'], { weight: 900, scale: 0.84 }),
    pair(['libreBaskerville', 'newsreader', 'newsreader'], { weight: 700, scale: 0.84 }),
    pair(['spaceMono', 'spaceMono', 'spaceMono'], {
      weight: 700,
      tracking: -0.05,
      leading: 1.06,
      scale: 0.76,
    }),
  ],
  terminal: [{}, pair(['spaceMono', 'spaceMono', 'spaceMono'], { weight: 700, tracking: -0.05 })],
  neon: [
    {},
    pair(['outfit', 'outfit', 'outfit'], { weight: 300, scale: 1.24 }),
    pair(
      ['oswald', 'outfit', 'outfit'],
      { weight: 500, tracking: 0.04, leading: 1.1, scale: 1.16 },
      'caps',
    ),
    pair(['spaceGrotesk', 'spaceGrotesk', 'spaceGrotesk'], {
      weight: 700,
      tracking: -0.04,
      scale: 1.2,
    }),
  ],
  retro: [{}],
};
