import type { Band, Direction } from '../look/direction.ts';
import { toHex } from '#domain/colour/oklch.ts';
import { solveFill } from '../look/palette.ts';
import type { ColourRoles } from './colour-roles.ts';
import type { Random } from '../random.ts';
import type { ColourWish } from './plan-palette.ts';

/** Hands that carry their main colour everywhere already, and whose build stands no field of it. */
const OWN_WAY: ReadonlySet<Direction['id']> = new Set(['newspaper', 'terminal', 'neon', 'retro']);

/** Within so many sections a page has shown its main colour. */
const SOON = 3;
const FIRST_FIELD = 1;
const SECOND_FIELD = 3;
const FEWEST_BANDS = 6;

function isStrong(band: Band): boolean {
  return band === 'brand' || band === 'accent' || band === 'deep';
}

function repeated(bands: readonly Band[]): Band[] {
  const length = Math.max(FEWEST_BANDS, bands.length);
  return Array.from({ length }, (_, at) => bands[at % bands.length] ?? 'plain');
}

/** Fields for the colours that were named: the first one soon, the second one after it. */
function withFields(bands: readonly Band[], hasSecond: boolean): Band[] {
  const fields = repeated(bands);
  const early = fields.slice(0, SOON);
  if (!early.includes('brand')) {
    const deep = early.findIndex(isStrong);
    fields[deep < 0 ? FIRST_FIELD : deep] = 'brand';
  }
  const brand = fields.indexOf('brand');
  if (hasSecond && !fields.slice(0, FEWEST_BANDS - 1).includes('accent')) {
    fields[Math.max(SECOND_FIELD, brand + 2)] = 'accent';
  }
  return fields;
}

function quietened(bands: readonly Band[]): Band[] {
  return bands.map((band) => (isStrong(band) ? 'plain' : band));
}

function withoutColour(bands: readonly Band[]): Band[] {
  return bands.map((band) => (band === 'accent' || band === 'brand' ? 'surface' : band));
}

/** How the colours of a page are to be shown. */
export interface Shown {
  wish: ColourWish;
  /** No fields of colour at all. */
  isBare: boolean;
}

/** A mood of the night, whose colours only glow. */
function isNight({ isOfSet, scheme }: ColourWish): boolean {
  return isOfSet && scheme === 'dark';
}

function darkened(bands: readonly Band[]): Band[] {
  return bands.map((band) => (band === 'accent' || band === 'brand' ? 'deep' : band));
}

function shownBands(
  bands: readonly Band[],
  { wish, isBare, isOwn }: Shown & { isOwn: boolean },
): Band[] {
  if (isBare) return quietened(bands);
  if (wish.isTouch) return withoutColour(bands);
  if (isNight(wish)) return darkened(bands);
  const { brand, accent } = wish.roles;
  return brand === undefined || isOwn ? [...bands] : withFields(bands, accent !== undefined);
}

/** A colour field for each section in turn: what was asked for is seen, a touch fills none. */
export function bandsFor({ id, bands }: Direction, { wish, isBare }: Shown): Direction['bands'] {
  const [first = 'plain', ...rest] = shownBands(bands, {
    wish,
    isBare,
    isOwn: OWN_WAY.has(id) || bands.length === 1,
  });
  return [first, ...rest];
}

/** Openings whose headline stands on the page's own ground. */
const ON_GROUND =
  '.hero:is(.hero-split, .hero-columns, .hero-facts, .hero-story, .hero-gate, .hero-horizon, .hero-arch, .hero-stage, .hero-measure, .hero-disc)';
const HEADLINE = `${ON_GROUND} h1 { color: var(--fg-brand); }`;
/** The name of a newspaper in a field of its colour. */
const MASTHEAD =
  '.header-paper { background: var(--color-brand); color: var(--color-on-brand); --color-ink: var(--color-on-brand); --fg-brand: var(--color-on-brand); }';
/** One colour to use sparingly: what is pressed has it, and a small mark before the name. */
const TOUCH =
  "body { --button: var(--color-accent); --on-button: var(--color-on-accent); } .site-header .brand::before { content: ''; display: inline-block; width: 0.5em; height: 0.5em; margin-right: 0.45em; background: var(--color-accent); }";
const COLOURFUL = 0.04;

/** A third and a fourth colour: all of them stand in a stripe under the header, the third fills the footer too. */
function moreColours({ brand, accent, others = [] }: ColourRoles): string[] {
  const [third] = others;
  if (third === undefined) return [];
  const all = [brand, accent, ...others].flatMap((one) => (one ? [toHex(one)] : []));
  const stops = all.map((colour, at) => `${colour} 0 ${percent(at + 1, all.length)}`);
  const { fill, text } = solveFill(third, '#111111');
  const tokens = ['on-deep', 'deep-muted', 'deep-brand', 'deep-line'];
  return [
    `.site-header { border: 0; border-bottom: 10px solid; border-image: linear-gradient(90deg, ${stops.join(', ')}) 10; }`,
    `.site-footer { --color-deep: ${fill}; ${tokens.map((token) => `--color-${token}: ${text};`).join(' ')} }`,
  ];
}

function percent(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(2)}%`;
}

/** Rules that show the colours that were asked for at the top of the page. */
export function colourRules({ id }: Direction, { wish, isBare }: Shown, dice: Random): string[] {
  const { brand, accent } = wish.roles;
  const isChosen = dice.next() < 0.5;
  if (wish.isTouch) return accent ? [TOUCH] : [];
  const more = isBare ? [] : moreColours(wish.roles);
  if (brand === undefined || brand.chroma < COLOURFUL) return more;
  if (id === 'newspaper') return isChosen ? [MASTHEAD, ...more] : more;
  return isBare || isChosen || isNight(wish) ? [HEADLINE, ...more] : more;
}
