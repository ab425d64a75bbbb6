import { changeLivePage, elementOfKey, keyOf, openLivePage } from '#domain/live-page/live-page.ts';
import type { LiveChange, LivePage } from '#domain/live-page/live-page.ts';
import { markedHtml } from '#domain/live-page/mark-html.ts';
import { indexHtml, type IndexedNode, type SourceIndex } from '#domain/html/source-index.ts';
import type { MovedPiece } from '#domain/page-operations/operation-types.ts';
import type { Splice } from '#domain/text/splices.ts';
import { expect } from 'vitest';
import { FrameModel, outlineOf } from './frame-model.ts';

/** A live page and a frame that shows it, looked at after every change. */
export interface WatchedPage {
  page: LivePage;
  frame: FrameModel;
  /** Changes so far, and those that were not parsed as a whole, and those that the frame could follow. */
  count: number;
  local: number;
  patched: number;
}

export function watchPage(html: string): WatchedPage {
  const page = openLivePage(html);
  const frame = new FrameModel(markedHtml(page));
  const watched = { page, frame, count: 0, local: 0, patched: 0 };
  expectTrue(watched, () => 'opened');
  return watched;
}

export function changeWatched(
  watched: WatchedPage,
  splices: readonly Splice[],
  moved?: MovedPiece,
): void {
  const change = changeLivePage(watched.page, splices, moved);
  followChange(watched, change, () => JSON.stringify({ splices, patches: change.patches }));
}

/** Lets the frame follow, and expects everything to be as if the page had been opened now. */
export function followChange(
  watched: WatchedPage,
  { patches, parsed }: Pick<LiveChange, 'patches' | 'parsed'>,
  context: () => string,
): void {
  const { page } = watched;
  watched.count += 1;
  if (parsed < page.html.length) watched.local += 1;
  if (patches) {
    watched.patched += 1;
    watched.frame.apply(patches);
  } else {
    watched.frame = new FrameModel(markedHtml(page));
  }
  expectTrue(watched, context);
}

export function expectTrue({ page, frame }: WatchedPage, context: () => string): void {
  expectSame(
    plainIndex(page.index).join('\n'),
    plainIndex(indexHtml(page.html)).join('\n'),
    context,
  );
  const keys = page.index.elements.map((element) => keyOf(page, element));
  expect(new Set(keys).size).toBe(keys.length);
  expect(
    keys.every((key, at) => key > 0 && elementOfKey(page, key) === page.index.elements[at]),
  ).toBe(true);
  expectSame(frame.outline, outlineOf(page.html), context);
}

/** Says where the first difference is. */
function expectSame(is: string, wanted: string, context: () => string): void {
  if (is === wanted) return;
  let at = 0;
  while (is[at] === wanted[at]) at += 1;
  const around = (text: string): string => text.slice(Math.max(0, at - 200), at + 200);
  expect(around(is), context().slice(0, 3_000)).toBe(around(wanted));
}

/** All that an index says, as lines of text. */
function plainIndex({ elements, nodes }: SourceIndex): string[] {
  const lines: string[] = [];
  const write = (node: IndexedNode): void => {
    const { range, parent } = node;
    const place = `${range.start}-${range.end} in ${parent?.startTag.start}`;
    if (node.kind !== 'element') {
      lines.push(`${node.kind} ${place} ${node.value}`);
      return;
    }
    const { startTag, inner, endTag, index, tag, isSplit, attributes } = node;
    lines.push(
      JSON.stringify([place, index, tag, isSplit, startTag, inner, endTag ?? null]),
      ...attributes.map(({ name, value, range: at }) => `${name}=${value} ${at.start}-${at.end}`),
    );
    for (const child of node.nodes) write(child);
    lines.push('end');
  };
  for (const node of nodes) write(node);
  return [...lines, ...elements.map(({ startTag, tag }) => `${tag} ${startTag.start}`)];
}
