import { assetContentType, isHtmlType, PAGE_PATH } from '../sites/asset-path.ts';
import { SITE_LIMITS } from '../sites/limits.ts';

/** A file of a project: its path inside the project (`css/style.css`), its size in bytes, and its last change. */
export interface ProjectFile {
  path: string;
  size: number;
  updatedAt: number;
}

/**
 * Why a file stays private. `type`: nothing that a browser shows as text; `name`: no address can be made of its name;
 * `double`: another file has the same path and is newer.
 */
export type LeftOut = 'type' | 'name' | 'double';

/** Why a project cannot be published. */
export type PublicationProblem = 'no-home' | 'too-many-pages' | 'too-many-files' | 'too-large';

/** What publishing a project makes public: its home page, its other files, and what is left out. */
export interface PublicationPlan<File extends ProjectFile> {
  /** `index.html`; undefined where there is none. */
  home: File | undefined;
  /** Every other file, by path. */
  others: File[];
  leftOut: { path: string; reason: LeftOut }[];
  problem: PublicationProblem | null;
}

/** The owner's browser looks at every page before it is published. */
export const MOST_PAGES = 50;

/** What a project holds is text, so a picture's name on one is a mistake. */
const TEXTS = new Set('html css js mjs json txt md svg xml webmanifest'.split(' '));

/** Decides which files of a project are public and at which path, and whether they are a site. */
export function planPublication<File extends ProjectFile>(
  files: readonly File[],
): PublicationPlan<File> {
  const newest = new Map<string, File>();
  const leftOut: { path: string; reason: LeftOut }[] = [];
  for (const file of files.toSorted((a, b) => b.updatedAt - a.updatedAt)) {
    const reason = newest.has(file.path) ? 'double' : reasonToLeave(file.path);
    if (reason === null) newest.set(file.path, file);
    else leftOut.push({ path: file.path, reason });
  }
  const home = newest.get(PAGE_PATH);
  newest.delete(PAGE_PATH);
  const others = [...newest.values()].sort(byPath);
  const plan = { home, others, leftOut: leftOut.sort(byPath) };
  return { ...plan, problem: problemOf(home, others) };
}

/** All files that become public, the home page first. */
export function publicFiles<File extends ProjectFile>({
  home,
  others,
}: Pick<PublicationPlan<File>, 'home' | 'others'>): File[] {
  return home === undefined ? others : [home, ...others];
}

/** True for a page of a project. */
export function isProjectPage({ path }: Pick<ProjectFile, 'path'>): boolean {
  return isHtmlType(assetContentType(path) ?? '');
}

/** True for a path on a site that a project's publication may fill and empty. */
export function belongsToProjects(path: string): boolean {
  return reasonToLeave(path) === null;
}

function reasonToLeave(path: string): LeftOut | null {
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  if (!TEXTS.has(extension)) return 'type';
  const isOtherHome = path !== PAGE_PATH && path.toLowerCase() === PAGE_PATH;
  return isOtherHome || assetContentType(path) === null ? 'name' : null;
}

function problemOf(
  home: ProjectFile | undefined,
  others: readonly ProjectFile[],
): PublicationProblem | null {
  if (home === undefined) return 'no-home';
  if (others.filter(isProjectPage).length >= MOST_PAGES) return 'too-many-pages';
  if (others.length > SITE_LIMITS.assetsPerSite) return 'too-many-files';
  const bytes = others.reduce((sum, { size }) => sum + size, home.size);
  return bytes > SITE_LIMITS.saveBytes ? 'too-large' : null;
}

function byPath(a: { path: string }, b: { path: string }): number {
  return a.path < b.path ? -1 : Number(a.path > b.path);
}
