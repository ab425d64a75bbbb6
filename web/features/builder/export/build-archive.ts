import { strToU8, zipSync, type Zippable } from 'fflate';
import { entryKind } from '#domain/projects/entry-kinds.ts';
import { archivePaths } from '#domain/projects/archive-paths.ts';
import { localisePage, planExport, type ExportAsset } from '#domain/projects/plan-export.ts';
import { rewriteCssReferences } from '#domain/projects/page-references.ts';
import { everyFace, FONT_LICENCES, fontFilesOf, servedFont } from '#domain/fonts/font-faces.ts';
import { readPageFonts, withFontFaces } from '#domain/fonts/page-fonts.ts';
import type { ExportProject } from './gather-files.ts';

export interface ReadmeFacts {
  title: string;
  page: string;
  remote: string[];
}

interface BuildOptions {
  origin: string;
  fetchAsset: (address: string) => Promise<Uint8Array | null>;
  describe: (facts: ReadmeFacts) => { name: string; text: string };
}

export interface Archive {
  bytes: Uint8Array<ArrayBuffer>;
  /** Addresses that could not be loaded; the pages still point to them. */
  missing: string[];
}

/**
 * Builds the archive of a project: its files, the assets that its pages load from our host, and a short README.
 */
export async function buildArchive(
  project: ExportProject,
  { origin, fetchAsset, describe }: BuildOptions,
): Promise<Archive> {
  const paths = archivePaths(project.files.map(({ path }) => path));
  const own = new Set(paths);
  const packed: Zippable = {};
  const missing: string[] = [];
  const remote = new Set<string>();
  for (const [index, { text }] of project.files.entries()) {
    const path = paths[index] ?? 'file';
    if (!/\.html?$/i.test(path)) {
      packed[path] = strToU8(text);
      continue;
    }
    const plan = planExport(text, { origin, path: `${project.baseFolder}${path}` });
    for (const address of plan.remote) remote.add(address);
    const wanted = plan.assets.filter(({ address }) => !own.has(relativePath(address, origin)));
    const arrived = await fetchAssets(wanted, { fetchAsset, packed, missing });
    const page = localisePage(text, fromPage(arrived, path));
    packed[path] = strToU8(await bringFonts(page, path, { fetchAsset, packed, missing, origin }));
  }
  const page = paths.find((path) => /(^|\/)index\.html?$/i.test(path)) ?? paths[0] ?? '';
  const readme = describe({ title: project.title, page, remote: [...remote] });
  if (!own.has(readme.name)) packed[readme.name] = strToU8(readme.text);
  return { bytes: zipSync(packed, { level: 6 }), missing };
}

const FONTS = 'assets/fonts';

interface Fetching {
  fetchAsset: (address: string) => Promise<Uint8Array | null>;
  packed: Zippable;
  missing: string[];
}

async function fetchAssets(
  assets: readonly ExportAsset[],
  { fetchAsset, packed, missing }: Fetching,
): Promise<ExportAsset[]> {
  const arrived: ExportAsset[] = [];
  for (const asset of assets) {
    const bytes = entryKind(asset.path) === null ? null : await fetchAsset(asset.address);
    if (bytes === null) missing.push(asset.address);
    else {
      packed[asset.path] = asset.path.endsWith('.css')
        ? await withFonts(bytes, asset, { fetchAsset, packed, missing })
        : bytes;
      arrived.push(asset);
    }
  }
  return arrived;
}

/** Adds the assets that a style sheet loads itself, in the same folder. */
async function withFonts(
  bytes: Uint8Array,
  sheet: ExportAsset,
  fetching: Fetching,
): Promise<Uint8Array> {
  const css = new TextDecoder().decode(bytes);
  const addresses = new Map<string, string>();
  rewriteCssReferences(css, (url) => {
    const address = URL.parse(url, sheet.address);
    if (address !== null && address.origin === new URL(sheet.address).origin)
      addresses.set(url, address.href);
    return null;
  });
  const names = new Map<string, string>();
  for (const [url, address] of addresses) {
    const name = archivePaths([new URL(address).pathname.split('/').at(-1) ?? 'file'])[0] ?? 'file';
    const found = await fetching.fetchAsset(address);
    if (found === null) fetching.missing.push(address);
    else {
      fetching.packed[`assets/${name}`] = found;
      names.set(url, name);
    }
  }
  return strToU8(rewriteCssReferences(css, (url) => names.get(url) ?? null));
}

/** The fonts that a page names lie in one folder for all pages, with their licences. */
async function bringFonts(
  html: string,
  path: string,
  { fetchAsset, packed, missing, origin }: Fetching & { origin: string },
): Promise<string> {
  const files = fontFilesOf(readPageFonts(html).families, everyFace);
  for (const file of files.length === 0 ? [] : [FONT_LICENCES, ...files]) {
    const name = `${FONTS}/${file}`;
    if (Object.hasOwn(packed, name)) continue;
    const address = `${origin}${servedFont(file)}`;
    const bytes = await fetchAsset(address);
    if (bytes === null) missing.push(address);
    else packed[name] = bytes;
  }
  return withFontFaces(
    html,
    (file) => `${upFrom(path)}${FONTS}/${file}`,
    ({ file }) => Object.hasOwn(packed, `${FONTS}/${file}`),
  );
}

function upFrom(path: string): string {
  return '../'.repeat(path.split('/').length - 1);
}

/** Assets are in one folder at the top, so a page in a folder needs `../` to reach them. */
function fromPage(assets: readonly ExportAsset[], path: string): ExportAsset[] {
  const up = upFrom(path);
  return assets.map((asset) => ({ ...asset, path: `${up}${asset.path}` }));
}

function relativePath(address: string, origin: string): string {
  return decodeURIComponent(address.slice(origin.length + 1));
}
