import { inlineFiles, resolveReference } from '#domain/projects/link-files.ts';
import { listReferences } from '#domain/projects/page-references.ts';
import type { FileEntry } from '../files/file-lists.ts';
import type { FileDocument } from '../workspace/documents.ts';
import type { ShownPage } from '../preview/page-editing.ts';

/** One of the user's files that a page refers to; `path` is inside the user's files, without a leading slash. */
export interface LinkedFile {
  path: string;
  entry: FileEntry;
}

/** Finds the user's own files that the page refers to. */
export function findLinked(
  page: FileDocument,
  html: string,
  entries: readonly FileEntry[],
): LinkedFile[] {
  const from = pathOf(page);
  const wanted = new Set(listReferences(html).map((url) => resolveReference(from, url)));
  return entries
    .map((entry) => ({ path: entry.path.slice(1), entry }))
    .filter(({ path }) => wanted.has(path));
}

/** Inlines those of the files whose text is given, by path. */
export function showLinked(
  page: FileDocument,
  html: string,
  files: ReadonlyMap<string, { text: string }>,
): ShownPage {
  const linked = { path: pathOf(page), files };
  return { html: inlineFiles(html, linked), source: { html, linked } };
}

function pathOf({ folder, name }: FileDocument): string {
  return folder === '/' ? name : `${folder.slice(1)}/${name}`;
}
