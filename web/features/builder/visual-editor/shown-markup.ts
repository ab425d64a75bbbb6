import type { FramePatch } from '#contract/page-editing.ts';
import { elementOfKey, type LivePage } from '#domain/live-page/live-page.ts';
import { markedHtml } from '#domain/live-page/mark-html.ts';
import { inlineFiles, type LinkedFiles } from '#domain/projects/link-files.ts';
import { inlineIntoPatch } from '#domain/projects/link-patches.ts';

/** The page for its frame: with keys, and with the project's files in it. */
export function shownMarkup(page: LivePage, linked: LinkedFiles | null): string {
  const marked = markedHtml(page);
  return linked === null ? marked : inlineFiles(marked, linked);
}

/** The same for patches of the page. */
export function shownPatches(
  page: LivePage,
  patches: readonly FramePatch[],
  linked: LinkedFiles | null,
): FramePatch[] {
  if (linked === null) return [...patches];
  const elementOf = (key: number) => elementOfKey(page, key);
  return patches.map((patch) => inlineIntoPatch(patch, linked, elementOf));
}
