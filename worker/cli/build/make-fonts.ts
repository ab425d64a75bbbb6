import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FONT_IDS, sourceOf } from '../../shared/domain/fonts/font-families.ts';
import { withFontFaces } from '../../shared/domain/fonts/page-fonts.ts';
import { ROOT } from '../settings.ts';
import { facesOf, type FontFile, licenceOf, makerOf } from './font-packages.ts';
import { fallbacksOf } from './stand-ins.ts';

/** Where the generated table lies; `npm run fonts` writes it. */
export const FONT_TABLE = join(ROOT, 'worker/shared/domain/fonts/font-files.ts');

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
  const makers = FONT_IDS.map((id) => `${sourceOf(id).family}\n  ${makerOf(id)}`);
  const licence = licenceOf('inter');
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
