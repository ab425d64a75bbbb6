import { FONT_IDS, sourceOf, type FontId } from './font-families.ts';
import { FONT_FILES, FONT_RANGES, type FontFace } from './font-files.ts';

/** Where every host that serves pages has the font files. */
const FONT_FOLDER = '/fonts/';

/** The file beside the fonts that tells their makers and licence. */
export const FONT_LICENCES = 'licences.txt';

/** Says where a font file is: the path on our hosts, beside an exported page, or the file itself as a data URL. */
export type FontAddress = (file: string) => string;

export const servedFont: FontAddress = (file) => FONT_FOLDER + file;

function rangeOf(range: number): string {
  return (FONT_RANGES[range] ?? '')
    .split(' ')
    .map((one) => `U+${one}`)
    .join();
}

/** A face as the Font Loading API wants it; `range` is a place in `ranges`. */
export interface LoadableFonts {
  ranges: string[];
  faces: { family: string; source: string; style: string; weight: string; range: number }[];
}

/** Every face of every family, for pages whose families are not known beforehand. */
export function listLoadableFonts(): LoadableFonts {
  const faces = FONT_IDS.flatMap((id) =>
    FONT_FILES[id].faces.map(({ file, style, weight, range }) => ({
      family: sourceOf(id).family,
      source: `url(${servedFont(file)})`,
      style,
      weight,
      range,
    })),
  );
  return { ranges: FONT_RANGES.map((_, range) => rangeOf(range)), faces };
}

/** The family of the stand-in faces: an identifier, so that it needs no quotes wherever it is written. */
export function standInName(id: FontId): string {
  return `bw-${sourceOf(id).pack}`;
}

/** What faces of operating systems are called, their bold ones second. */
const LOCAL_NAMES: Readonly<Record<string, readonly [readonly string[], readonly string[]]>> = {
  arial: [
    ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica', 'NimbusSans-Regular'],
    ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold', 'NimbusSans-Bold'],
  ],
  timesNewRoman: [
    ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Times', 'NimbusRoman-Regular'],
    [
      'Times New Roman Bold',
      'TimesNewRomanPS-BoldMT',
      'Liberation Serif Bold',
      'Times Bold',
      'NimbusRoman-Bold',
    ],
  ],
  courierNew: [
    ['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'NimbusMonoPS-Regular'],
    ['Courier New Bold', 'CourierNewPS-BoldMT', 'Liberation Mono Bold', 'NimbusMonoPS-Bold'],
  ],
  roboto: [
    ['Roboto', 'Roboto-Regular'],
    ['Roboto Bold', 'Roboto-Bold'],
  ],
  notoSerif: [
    ['Noto Serif', 'NotoSerif'],
    ['Noto Serif Bold', 'NotoSerif-Bold'],
  ],
  robotoMono: [
    ['Roboto Mono', 'Droid Sans Mono'],
    ['Roboto Mono Bold', 'Droid Sans Mono'],
  ],
};

const ACCENTED_CAPITALS = 'U+C0-DE';

/** The weights at which stand-ins are fitted; regular and bold always, the others where a page names them. */
export const STAND_IN_WEIGHTS = [400, 500, 600, 700, 800, 900] as const;
/** From here on a device shows its bold face. */
export const FIRST_BOLD = 600;
const ALWAYS: readonly number[] = [400, 700];
const NAMED_WEIGHT = /(?<![\w-])font(?:-weight)?\s*:[^;{}"'<]{0,40}?\b([5689]00)\b/gi;

/** Which of `STAND_IN_WEIGHTS` the styles of a page name, beside regular and bold. Linear. */
function weightsNamedBy(html: string): ReadonlySet<number> {
  return new Set([...html.matchAll(NAMED_WEIGHT)].map(([, weight]) => Number(weight)));
}

/** A browser takes the last of these faces that its device has; those for some letters come after all others. */
function standInFaces(id: FontId, named: ReadonlySet<number>): string[] {
  const rows = FONT_FILES[id].fallbacks
    .map((row) => row.split(' '))
    .filter(([, weight]) => ALWAYS.includes(Number(weight)) || named.has(Number(weight)));
  const faces = standInsOf(id, [...new Set(rows.map(([, weight]) => Number(weight)))]);
  const ofLetters = rows.flatMap(([name, weight, size, ascent, descent, gap, ...groups]) =>
    groups.map((group, at) => {
      const [letters = '', factor] = group.split(':');
      const by = Number(factor);
      const sized = (per: string | undefined, share: number) => (Number(per) * share).toFixed(1);
      const heights = [ascent, descent, gap].map((per) => sized(per, 1 / by));
      const accented = at === 0 && CAPITALS_ONLY.test(letters) ? `,${ACCENTED_CAPITALS}` : '';
      const range = `;unicode-range:${codePoints(letters)}${accented}`;
      return faces([name, weight, sized(size, by), ...heights], range);
    }),
  );
  return [...rows.map((row) => faces(row)), ...ofLetters];
}

const CAPITALS_ONLY = /^[A-Z]+$/;

/** The table writes a space as a line, because spaces part its groups. */
function codePoints(letters: string): string {
  return letters
    .replace('_', ' ')
    .split('')
    .map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`)
    .join();
}

/** The weights for which a stand-in is shown, up to those of the next heavier one. */
function weightRange(weight: number, weights: readonly number[]): string {
  const next = weights.find((other) => other > weight);
  const start = (of: number): number =>
    of === 400 ? 1 : of === 700 && !weights.includes(FIRST_BOLD) ? FIRST_BOLD : of - 50;
  return `${start(weight)} ${next === undefined ? 1000 : start(next) - 1}`;
}

/** Writes the stand-ins of a family, which are fitted at `weights`. */
function standInsOf(id: FontId, weights: readonly number[]) {
  return (row: readonly (string | undefined)[], range = ''): string => {
    const [name = '', weight, size, ascent, descent, gap] = row;
    const isBold = Number(weight) >= FIRST_BOLD;
    const names = LOCAL_NAMES[name]?.[isBold ? 1 : 0] ?? [];
    const sources = names.map((local) => `local('${local}')`).join();
    return `@font-face{font-family:${standInName(id)};src:${sources};font-weight:${weightRange(Number(weight), weights)};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:${gap}%${range}}`;
  };
}

/** Which files of a family to take. */
export type FaceFilter = (face: FontFace) => boolean;

export const everyFace: FaceFilter = () => true;

const EXTENDED_LATIN = /[\u0100-\u02ff\u1e00-\u1eff]/;
const ITALIC = /italic|oblique|<(?:em|i|cite|dfn|address|var)[\s>]/i;

/** The files without which a page would look different: many pages have no italics, and no letter beyond é. */
export function facesNeededBy(html: string): FaceFilter {
  const isExtended = EXTENDED_LATIN.test(html);
  const isItalic = ITALIC.test(html);
  return ({ range, style }) => (isExtended || range === 0) && (isItalic || style === 'normal');
}

/** The files of families. */
export function fontFilesOf(ids: readonly FontId[], takes: FaceFilter): string[] {
  return ids.flatMap((id) => FONT_FILES[id].faces.filter(takes).map(({ file }) => file));
}

/**
 * The `@font-face` rules of families for a page, with faces of the device that are as wide and high while the files
 * load.
 */
export function fontFaceCss(
  ids: readonly FontId[],
  address: FontAddress,
  { takes = everyFace, html = '' }: { takes?: FaceFilter; html?: string } = {},
): string {
  const named = weightsNamedBy(html);
  return ids
    .flatMap((id) => [
      ...FONT_FILES[id].faces
        .filter(takes)
        .map(
          (face) =>
            `@font-face{font-family:'${sourceOf(id).family}';src:url(${address(face.file)}) format('woff2');font-weight:${face.weight};font-style:${face.style};font-display:swap;unicode-range:${rangeOf(face.range)}}`,
        ),
      ...standInFaces(id, named),
    ])
    .join('\n');
}

/** The file with which a page's first words in a family are set. */
export function firstFontFile(id: FontId): string | undefined {
  return FONT_FILES[id].faces[0]?.file;
}
