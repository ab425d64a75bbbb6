import type { Oklch } from '#domain/colour/oklch.ts';
import type { Scheme } from '#domain/page-plan/plan-types.ts';

/** Below this chroma a colour is black, white or grey. */
const LEAST_CHROMA = 0.015;
/** From this chroma on a pale colour is more than a white. */
const LEAST_HUE = 0.05;
/** Beside paper a pale colour with this much is one of its own; cream has less. */
const SEEN_BESIDE = 0.035;
const SAND = { from: 40, to: 115 };
const PALEST = { lightness: 0.8, chroma: 0.1 };
const DARKEST = { lightness: 0.38, chroma: 0.05 };
const BLACK = { lightness: 0.2, chroma: 0.035 };
const LIGHT_GROUND = { lightness: 0.88, chroma: 0.09 };
/** On a ground of no light at all, no panel would stand out. */
const DARK_GROUND = { lightness: 0.3, darkest: 0.14, chroma: 0.09 };
/** A grey that was named looks blue on a whole page unless it is greyer than it is called. */
const GREYISH = 0.022;
const GREYED = 0.3;
const MIDDLE = 0.55;
/** A dark colour with a hue of its own can fill the dark fields of a page. */
const DEEP = 0.42;

/** What each named colour does on a page. */
export interface ColourRoles {
  brand?: Oklch;
  accent?: Oklch;
  ground?: Oklch;
  deep?: Oklch;
  /** Those that have no place above: they are seen in the header's stripe and in the footer. */
  others?: readonly Oklch[];
  scheme?: Scheme;
}

export interface NamedColours {
  /** In the order of the text. */
  named: readonly Oklch[];
  /** "on cream paper". */
  ground?: Oklch | undefined;
  /** "one touch of yellow". */
  touch?: Oklch | undefined;
  scheme?: Scheme | undefined;
}

function isPale({ lightness, chroma }: Oklch): boolean {
  return lightness >= PALEST.lightness && chroma < PALEST.chroma;
}

function isBlackish({ lightness, chroma }: Oklch): boolean {
  return lightness < DARKEST.lightness && chroma < DARKEST.chroma;
}

/** A dark brown or green is a colour of its own, and makes no page dark. */
function isBlack({ lightness, chroma }: Oklch): boolean {
  return lightness < BLACK.lightness && chroma < BLACK.chroma;
}

/** A colour as the ground of a page: light or dark enough to read on. */
function toGround(colour: Oklch, isDark: boolean): Oklch {
  const { lightness, hue } = colour;
  const isGrey =
    colour.chroma < GREYISH && lightness < PALEST.lightness && lightness > DARKEST.lightness;
  const chroma = isGrey ? colour.chroma * GREYED : colour.chroma;
  return isDark
    ? {
        lightness: Math.max(DARK_GROUND.darkest, Math.min(lightness, DARK_GROUND.lightness)),
        chroma: Math.min(chroma, DARK_GROUND.chroma),
        hue,
      }
    : {
        lightness: Math.max(lightness, LIGHT_GROUND.lightness),
        chroma: Math.min(chroma, LIGHT_GROUND.chroma),
        hue,
      };
}

interface Sorted {
  pale: Oklch[];
  dark: Oklch[];
  vivid: Oklch[];
  greys: Oklch[];
}

function sortColours(named: readonly Oklch[]): Sorted {
  const sorted: Sorted = { pale: [], dark: [], vivid: [], greys: [] };
  for (const colour of named) {
    if (isPale(colour)) sorted.pale.push(colour);
    else if (isBlackish(colour)) sorted.dark.push(colour);
    else (colour.chroma < LEAST_CHROMA ? sorted.greys : sorted.vivid).push(colour);
  }
  return sorted;
}

/** Black beside a colour carries the page, unless something paler does. */
function isOnDark({ named, ground, scheme }: NamedColours, sorted: Sorted): boolean {
  if (scheme === 'dark' || scheme === 'light') return scheme === 'dark';
  if (ground !== undefined) return ground.lightness < MIDDLE;
  const { pale, dark, vivid, greys } = sorted;
  const [first] = named;
  const isFirst = first !== undefined && isBlack(first);
  return (
    dark.some(isBlack) && vivid.length > 0 && greys.length === 0 && (isFirst || pale.length === 0)
  );
}

function isDeep({ lightness }: Oklch): boolean {
  return lightness < DEEP;
}

/** A pale colour with a hue of its own, such as peach, is written in on its own ground, and as it is on a dark one. */
function toWritten(pale: Oklch | undefined, isDark: boolean): Oklch | undefined {
  if (pale === undefined || pale.chroma <= LEAST_HUE) return undefined;
  return isDark ? pale : { lightness: 0.45, chroma: 0.11, hue: pale.hue };
}

/** The colour that the page stands on. */
function findCarrier({ pale, dark, vivid, greys }: Sorted, isDark: boolean): Oklch | undefined {
  return isDark ? (dark[0] ?? vivid.find(isDeep)) : (pale[0] ?? greys[0]);
}

/** The main colour where none is vivid: dark beside a touch, else a pale one's own hue. */
function quietBrand(
  { ground, touch }: NamedColours,
  { dark, greys, pale }: Sorted,
  isDark: boolean,
): Oklch | undefined {
  if (touch) return dark[0] ?? greys[0] ?? touch;
  const slate = isDark ? undefined : dark.find(({ chroma }) => chroma >= LEAST_CHROMA);
  return ground === undefined ? (toWritten(pale[0], isDark) ?? slate) : undefined;
}

function toWrittenBeside(pale: Oklch | undefined): Oklch | undefined {
  return pale && { lightness: 0.5, chroma: 0.1, hue: pale.hue };
}

/** A pale colour with a hue beside the one that carries the page: "lots of white, soft blue". */
function paleBeside({ pale }: Sorted, { ground }: NamedColours): Oklch | undefined {
  const others = ground === undefined ? pale.slice(1) : pale;
  return others.find(({ chroma, hue }) => {
    const isSand = hue > SAND.from && hue < SAND.to && chroma < LEAST_HUE;
    return chroma > SEEN_BESIDE && !isSand;
  });
}

/** Without what has no place. */
function placed(roles: {
  [Role in keyof ColourRoles]: ColourRoles[Role] | undefined;
}): ColourRoles {
  return Object.fromEntries(Object.entries(roles).filter(([, role]) => role !== undefined));
}

function findDeep({ vivid, dark }: Sorted): Oklch | undefined {
  return vivid.slice(1).find(isDeep) ?? dark[0];
}

/** Gives every named colour its place: pale ones carry the page, dark ones its dark fields, the others its accents. */
export function assignColours(colours: NamedColours): ColourRoles {
  const { ground, touch } = colours;
  const sorted = sortColours(colours.named);
  const isDark = isOnDark(colours, sorted);
  const [first, second, ...others] = sorted.vivid;
  const beside = first || touch || isDark ? undefined : paleBeside(sorted, colours);
  const carrier = ground ?? findCarrier(sorted, isDark);
  const deep = isDark ? undefined : findDeep(sorted);
  const unplaced = others.filter((one) => one !== deep);
  return placed({
    brand: first ?? toWrittenBeside(beside) ?? quietBrand(colours, sorted, isDark),
    accent: touch ?? second ?? beside,
    ground: carrier && toGround(carrier, isDark),
    deep,
    others: unplaced.length > 0 ? unplaced : undefined,
    scheme: isDark ? 'dark' : carrier && 'light',
  });
}
