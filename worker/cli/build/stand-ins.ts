import { entireMetricsCollection } from '@capsizecss/metrics/entireMetricsCollection';
import { FIRST_BOLD, STAND_IN_WEIGHTS } from '../../shared/domain/fonts/font-faces.ts';
import { sourceOf, type FontId, type FontKind } from '../../shared/domain/fonts/font-families.ts';
import {
  fitLetters,
  type FittedLetters,
  type LetterGroup,
  type LetterWidths,
  sumOf,
  widthsOfDevice,
  widthsOfFile,
} from './fit-letters.ts';
import { fileOf, heaviestOf } from './font-packages.ts';

/** The faces of operating systems that stand in while a font loads: Android's, then everybody else's. */
const STAND_INS = {
  sans: ['roboto', 'arial'],
  serif: ['notoSerif', 'timesNewRoman'],
  mono: ['robotoMono', 'courierNew'],
} as const;

const SERIFS: readonly FontKind[] = ['slab', 'oldStyle', 'transitional', 'didone'];

type StandIn = (typeof STAND_INS)[keyof typeof STAND_INS][number];

function standInsFor(kind: FontKind): readonly StandIn[] {
  if (kind === 'mono') return STAND_INS.mono;
  return SERIFS.includes(kind) ? STAND_INS.serif : STAND_INS.sans;
}

interface Metrics {
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  subsets: { latin: { xWidthAvg: number } };
  variants?: Record<string, Metrics>;
}

function metricsOf(name: string, weight: 400 | 700): Metrics {
  // Capsize types its collection by name; here all of them are read alike.
  const collection = entireMetricsCollection as unknown as Record<string, Metrics>;
  const found = collection[name];
  if (!found) throw new Error(`capsize knows no metrics of ${name}`);
  return found.variants?.[weight] ?? found;
}

/** "Source Serif 4" is `sourceSerif4`, "EB Garamond" is `eBGaramond`. */
function metricsName(family: string): string {
  const joined = family.replaceAll(' ', '');
  return joined[0]?.toLowerCase() + joined.slice(1);
}

/** Size, ascent, descent and line gap in per cent, for a face that is resized by `size`. */
function adjustmentOf(family: string, size: number): string {
  const { ascent, descent, lineGap, unitsPerEm } = metricsOf(metricsName(family), 400);
  const heights = [ascent, -descent, lineGap].map((units) => units / unitsPerEm / size);
  return [size, ...heights].map((share) => (share * 100).toFixed(1)).join(' ');
}

/** The width of an average letter in running Latin text, in ems. */
function widthOf({ subsets, unitsPerEm }: Metrics): number {
  return subsets.latin.xWidthAvg / unitsPerEm;
}

/** Narrow faces are set in capitals, which those of devices have far wider than their other letters. */
const IN_CAPITALS: readonly FontKind[] = ['condensed', 'display'];
/** The weights of the faces that devices have. */
const EVERY_DEVICE: readonly number[] = [400, 700];
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
/** As often as pages have them. */
const CAPITALS = [
  ...'PRENOTAORASCOPRIDIPIUCONTATTACIBOOKNOWGETAQUOTEOURHOURSWHEREWEARE'.split(''),
  ...ALPHABET,
];

/** From how much more or less than the others a capital is resized together with those like it. */
const UNLIKE = 0.05;

/**
 * By how much a stand-in's capitals are resized, for a face that is set in capitals: most of them alike, those that are
 * much wider or narrower than in the stand-in by themselves. A word of such letters would otherwise need another line.
 */
function fitCapitals(own: LetterWidths, there: LetterWidths): LetterGroup[] {
  const factorOf = (letters: readonly string[]): number =>
    sumOf(letters, own) / sumOf(letters, there);
  const usual = factorOf(CAPITALS);
  const groups = [
    (share: number) => Math.abs(share - 1) <= UNLIKE,
    (share: number) => share < 1 - UNLIKE,
    (share: number) => share > 1 + UNLIKE,
  ].map((isIn) => ALPHABET.filter((letter) => isIn(factorOf([letter]) / usual)));
  return groups
    .filter((letters) => letters.length > 0)
    .map((letters) => {
      const written = CAPITALS.filter((letter) => letters.includes(letter));
      return { letters: letters.join(''), size: factorOf(written) };
    });
}

/** How a stand-in is resized at a weight; letters of one width need no groups. */
function fitStandIn(id: FontId, standIn: StandIn, weight: number): FittedLetters {
  const { family, kind } = sourceOf(id);
  const cut = weight >= FIRST_BOLD ? 700 : 400;
  if (standIn === 'robotoMono' || standIn === 'courierNew') {
    const size = widthOf(metricsOf(metricsName(family), cut)) / widthOf(metricsOf(standIn, cut));
    return { size, groups: [] };
  }
  const there =
    standIn === 'roboto' ? widthsOfFile(fileOf('roboto', cut), cut) : widthsOfDevice(standIn, cut);
  const own = widthsOfFile(fileOf(id, weight), weight);
  if (!IN_CAPITALS.includes(kind)) return fitLetters(own, there);
  const { size, groups } = fitLetters(own, there, ALPHABET);
  return { size, groups: [...fitCapitals(own, there), ...groups] };
}

/** A space parts the groups of the table. */
const writtenLetters = (letters: string): string => letters.replace(' ', '_');

/** The stand-ins of a family as the table has them: Android's, then everybody else's, by weight. */
export function fallbacksOf(id: FontId): string[] {
  const { family, kind } = sourceOf(id);
  return standInsFor(kind).flatMap((standIn) =>
    weightsOf(id).map((weight) => {
      const { size, groups } = fitStandIn(id, standIn, weight);
      const others = groups.map(
        (group) => `${writtenLetters(group.letters)}:${(group.size / size).toFixed(3)}`,
      );
      return [standIn, weight, adjustmentOf(family, size), ...others].join(' ');
    }),
  );
}

/** The weights that differ in width; regular and bold are always among them. */
function weightsOf(id: FontId): readonly number[] {
  const { kind, weights } = sourceOf(id);
  if (kind === 'mono') return EVERY_DEVICE;
  const isCut = (weight: number): boolean =>
    weights === undefined ? weight <= heaviestOf(id) : weights.includes(weight);
  return STAND_IN_WEIGHTS.filter((weight) => EVERY_DEVICE.includes(weight) || isCut(weight));
}
