import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entireMetricsCollection } from '@capsizecss/metrics/entireMetricsCollection';
import * as fontkit from 'fontkit';
import {
  FONT_IDS,
  sourceOf,
  type FontId,
  type FontKind,
} from '../../shared/domain/fonts/font-families.ts';
import { withFontFaces } from '../../shared/domain/fonts/page-fonts.ts';
import { ROOT } from '../settings.ts';

/** Where the generated table lies; `npm run fonts` writes it. */
export const FONT_TABLE = join(ROOT, 'worker/shared/domain/fonts/font-files.ts');

const SUBSETS = ['latin', 'latin-ext'] as const;
const STYLES = ['normal', 'italic'] as const;

interface FontFile {
  /** Where the package has it. */
  path: string;
  /** What we serve it as: its name carries its hash. */
  name: string;
}

interface MadeFace extends FontFile {
  style: string;
  weight: string;
  range: string;
}

function packFolder(id: FontId): string {
  const { pack, weights } = sourceOf(id);
  return join(ROOT, 'node_modules', weights ? '@fontsource' : '@fontsource-variable', pack);
}

function readJson<T>(path: string): T {
  // The package's own description of its files.
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}

interface Metadata {
  variable: { wght: { min: string; max: string } };
  license: { type: string; attribution: string };
}

function fontFile(path: string, label: string): FontFile {
  const hash = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 10);
  return { path, name: `${label}-${hash}.woff2` };
}

function facesOf(id: FontId): MadeFace[] {
  const { pack, weights, axis = 'wght' } = sourceOf(id);
  const folder = packFolder(id);
  const ranges = readJson<Record<string, string>>(join(folder, 'unicode.json'));
  const { variable } = readJson<Metadata>(join(folder, 'metadata.json'));
  const cuts = weights
    ? weights.map((weight) => ({ file: String(weight), weight: String(weight) }))
    : [{ file: axis, weight: `${variable.wght.min} ${variable.wght.max}` }];
  return cuts.flatMap(({ file, weight }) =>
    STYLES.flatMap((style) =>
      SUBSETS.flatMap((subset): MadeFace[] => {
        const path = join(folder, 'files', `${pack}-${subset}-${file}-${style}.woff2`);
        if (!existsSync(path)) return [];
        const label = [
          pack,
          weights && file,
          style === 'italic' && 'italic',
          subset === 'latin-ext' && 'ext',
        ];
        const range = (ranges[subset] ?? '').replaceAll('U+', '').replaceAll(',', ' ');
        return [{ ...fontFile(path, label.filter(Boolean).join('-')), style, weight, range }];
      }),
    ),
  );
}

/** The faces of operating systems that stand in while a font loads: Android's, then everybody else's. */
const STAND_INS = {
  sans: ['roboto', 'arial'],
  serif: ['notoSerif', 'timesNewRoman'],
  mono: ['robotoMono', 'courierNew'],
} as const;

const SERIFS: readonly FontKind[] = ['slab', 'oldStyle', 'transitional', 'didone'];

function standInsFor(kind: FontKind) {
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

function metricsOf(name: string, weight: '400' | '700'): Metrics {
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

/** Size, ascent, descent and line gap in per cent that make a stand-in as wide and high as the family. */
function adjustmentOf(family: string, standIn: string, weight: '400' | '700'): string {
  const wanted = metricsOf(metricsName(family), weight);
  const there = metricsOf(standIn, weight);
  const size = widthOf(wanted) / widthOf(there);
  const { ascent, descent, lineGap, unitsPerEm } = wanted;
  const heights = [ascent, -descent, lineGap].map((units) => units / unitsPerEm / size);
  return [size, ...heights].map((share) => (share * 100).toFixed(1)).join(' ');
}

/** The width of an average letter in running Latin text, in ems. */
function widthOf({ subsets, unitsPerEm }: Metrics): number {
  return subsets.latin.xWidthAvg / unitsPerEm;
}

/** Narrow faces are set in capitals, which those of devices have far wider than their other letters. */
const IN_CAPITALS: readonly FontKind[] = ['condensed', 'display'];
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
/** As often as pages have them. */
const CAPITALS = [
  ...'PRENOTAORASCOPRIDIPIUCONTATTACIBOOKNOWGETAQUOTEOURHOURSWHEREWEARE'.split(''),
  ...ALPHABET,
];

/** Advance widths of Arial's A to Z, in thousandths of an em: those of Helvetica, as Adobe publishes them. */
const ARIAL_CAPITALS = [
  667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667,
  611, 722, 667, 944, 667, 667, 611,
];

/** How much wider than an average letter each capital of a face is. */
type CapitalWidths = (letter: string) => number;

function arialWidths(): CapitalWidths {
  const average = widthOf(metricsOf('arial', '400'));
  return (letter) => (ARIAL_CAPITALS[ALPHABET.indexOf(letter)] ?? 0) / 1_000 / average;
}

function capitalWidths(id: FontId): CapitalWidths {
  const [face] = facesOf(id);
  if (face === undefined) throw new Error(`${id} has no file`);
  const font = fontkit.create(readFileSync(face.path));
  if (!('unitsPerEm' in font)) throw new Error(`${face.path} is a collection`);
  const average = widthOf(metricsOf(metricsName(sourceOf(id).family), '400'));
  return (letter) => {
    const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
    return glyph.advanceWidth / font.unitsPerEm / average;
  };
}

/** From how much more or less than the others a capital is resized together with those like it. */
const UNLIKE = 0.05;

/**
 * By how much a stand-in's capitals are resized beyond its other letters, for a face that is set in capitals: most of
 * them alike, those that are much wider or narrower than in the stand-in by themselves. A word of such letters would
 * otherwise need another line.
 */
function capitalsOf(id: FontId, standIn: string): string[] {
  if (!IN_CAPITALS.includes(sourceOf(id).kind)) return [];
  const own = capitalWidths(id);
  const there = standIn === 'arial' ? arialWidths() : capitalWidths('roboto');
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
      return `${letters.join('')}:${factorOf(written).toFixed(3)}`;
    });
}

function sumOf(letters: readonly string[], widths: CapitalWidths): number {
  return letters.reduce((total, letter) => total + widths(letter), 0);
}

function fallbacksOf(id: FontId): string[] {
  const { family, kind } = sourceOf(id);
  return standInsFor(kind).flatMap((standIn) => {
    const capitals = capitalsOf(id, standIn);
    return (['400', '700'] as const).map((weight) => {
      return [standIn, weight, adjustmentOf(family, standIn, weight), ...capitals].join(' ');
    });
  });
}

/** All files that are served, for the build to copy. */
export function listFontFiles(): FontFile[] {
  return FONT_IDS.flatMap(facesOf);
}

let filePaths: ReadonlyMap<string, string> | undefined;

/** A page with its fonts inside, for where no server has them. */
export function embedFonts(html: string): string {
  filePaths ??= new Map(listFontFiles().map(({ name, path }) => [name, path]));
  return withFontFaces(html, (name) => {
    const path = filePaths?.get(name);
    if (path === undefined) throw new Error(`no font file ${name}`);
    return `data:font/woff2;base64,${readFileSync(path, 'base64')}`;
  });
}

/** Who made the families, and the licence that all of them have. */
export function fontLicences(): string {
  const makers = FONT_IDS.map((id) => {
    const { license } = readJson<Metadata>(join(packFolder(id), 'metadata.json'));
    if (license.type !== 'OFL-1.1') throw new Error(`${id} has another licence: ${license.type}`);
    return `${sourceOf(id).family}\n  ${license.attribution}`;
  });
  const licence = readFileSync(join(packFolder('inter'), 'LICENSE'), 'utf8');
  const terms = licence.slice(licence.indexOf('This Font Software is licensed'));
  return `${makers.join('\n')}\n\n${terms}`;
}

/** What the generated table says: code points by their place, and the files and stand-ins of every family. */
export function makeFontTable() {
  const made = FONT_IDS.map((id) => ({ id, faces: facesOf(id), fallbacks: fallbacksOf(id) }));
  const ranges = [...new Set(made.flatMap(({ faces }) => faces.map(({ range }) => range)))];
  const rows = made.map(({ id, faces, fallbacks }) => {
    const files = faces.map(({ style, weight, range, name }) => ({
      style,
      weight,
      range: ranges.indexOf(range),
      file: name,
    }));
    return [id, { faces: files, fallbacks }] as const;
  });
  return { ranges, files: Object.fromEntries(rows) };
}

/** The text of the generated table. */
export function writeFontTable(): string {
  const { ranges, files } = makeFontTable();
  return `// Made by \`npm run fonts\` from the fontsource packages and capsize's metrics. Do not edit.
import type { FontId } from './font-families.ts';

/** A file of a family. \`range\` is a place in \`FONT_RANGES\`. */
export interface FontFace {
  style: string;
  weight: string;
  range: number;
  file: string;
}

/** Code points in hexadecimal, as \`unicode-range\` has them without \`U+\`. */
export const FONT_RANGES: readonly string[] = ${JSON.stringify(ranges)};

/** \`fallbacks\`: a face of operating systems, its weight, then size, ascent, descent and line gap in per cent; capitals with their factor. */
export const FONT_FILES: Readonly<
  Record<FontId, { faces: readonly FontFace[]; fallbacks: readonly string[] }>
> = ${JSON.stringify(files)};
`;
}
