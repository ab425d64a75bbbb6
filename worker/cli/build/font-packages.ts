import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceOf, type FontId } from '../../shared/domain/fonts/font-families.ts';
import { ROOT } from '../settings.ts';

const SUBSETS = ['latin', 'latin-ext'] as const;
const STYLES = ['normal', 'italic'] as const;

export interface FontFile {
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

/** The file of a family's upright letters at a weight. */
export function fileOf(id: FontId, weight: number): string {
  const faces = facesOf(id).filter(({ style, name }) => style === 'normal' && !/-ext-/.test(name));
  const { weights } = sourceOf(id);
  const cut = weights?.findLast((one) => one <= weight);
  const face = faces.find((one) => cut === undefined || one.weight === String(cut));
  if (face === undefined) throw new Error(`${id} has no file`);
  return face.path;
}

function readJson<T>(path: string): T {
  // The package's own description of its files.
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}

interface Metadata {
  variable: { wght: { min: string; max: string } };
  license: { type: string; attribution: string };
}

function metadataOf(id: FontId): Metadata {
  return readJson<Metadata>(join(packFolder(id), 'metadata.json'));
}

/** The heaviest weight of a family with a variable file. */
export function heaviestOf(id: FontId): number {
  return Number(metadataOf(id).variable.wght.max);
}

/** Who made a family. Throws for one that is not under the SIL Open Font License. */
export function makerOf(id: FontId): string {
  const { license } = metadataOf(id);
  if (license.type !== 'OFL-1.1') throw new Error(`${id} has another licence: ${license.type}`);
  return license.attribution;
}

/** The text of a package's licence. */
export function licenceOf(id: FontId): string {
  return readFileSync(join(packFolder(id), 'LICENSE'), 'utf8');
}

function fontFile(path: string, label: string): FontFile {
  const hash = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 10);
  return { path, name: `${label}-${hash}.woff2` };
}

const known = new Map<FontId, MadeFace[]>();

/** The files of a family, upright ones first. */
export function facesOf(id: FontId): MadeFace[] {
  const faces = known.get(id) ?? readFaces(id);
  known.set(id, faces);
  return faces;
}

function readFaces(id: FontId): MadeFace[] {
  const { pack, weights, axis = 'wght' } = sourceOf(id);
  const folder = packFolder(id);
  const ranges = readJson<Record<string, string>>(join(folder, 'unicode.json'));
  const { variable } = metadataOf(id);
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
