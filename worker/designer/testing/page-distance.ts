/** What makes the build of a page: its landmarks, sections and layouts, in order, without words and colours. */
export interface PageBuild {
  direction: string;
  /** Layout classes from header to footer: `hero hero-split`, `section band-tint rows`. */
  parts: readonly string[];
  /** Kinds of pictures and lists inside, as a bag. */
  pieces: readonly string[];
}

/** Reads the build of a page of ours from its markup. */
export function readBuild(html: string): PageBuild {
  const body = html.slice(html.indexOf('<body'));
  const direction = /<body class="([a-z]+)"/.exec(body)?.[1] ?? '';
  const parts = [
    ...body.matchAll(/<(?:header|section|footer) id="[a-z\d-]+" class="([^"]+)"/g),
  ].map(([, name = '']) => name);
  const pieces = [
    ...body.matchAll(/<(svg|use|table|details|form|figure|blockquote|dl|ol)\b([^>]*)>/g),
  ].map(([, tag = '', attributes = '']) => {
    const [, own, motif = ''] = /(?:class="([^"]*)"|href="(#art-[a-z]+)")/.exec(attributes) ?? [];
    return `${tag} ${own ?? motif}`;
  });
  return { direction, parts, pieces };
}

/** Words of a list side by side in twos, so that order counts. */
function pairs(items: readonly string[]): string[] {
  return items.map((item, index) => `${items[index - 1] ?? '^'} > ${item}`);
}

function countAll(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** Share of what two bags do not have in common, 0 (the same) to 1 (nothing shared). */
function bagDistance(one: readonly string[], other: readonly string[]): number {
  const left = countAll(one);
  const right = countAll(other);
  let shared = 0;
  for (const [item, count] of left) shared += Math.min(count, right.get(item) ?? 0);
  const all = one.length + other.length - shared;
  return all === 0 ? 0 : 1 - shared / all;
}

/**
 * How differently two pages are built, 0 to 1: half of it the layouts, a quarter their order, a quarter the pieces
 * inside. Words, colours and sizes do not count.
 */
export function buildDistance(one: PageBuild, other: PageBuild): number {
  return (
    bagDistance(one.parts, other.parts) * 0.5 +
    bagDistance(pairs(one.parts), pairs(other.parts)) * 0.25 +
    bagDistance(one.pieces, other.pieces) * 0.25
  );
}

/** For each build the distance to the most similar other one. */
export function nearestDistances(builds: readonly PageBuild[]): number[] {
  return builds.map((build, index) =>
    builds.reduce(
      (least, other, at) => (at === index ? least : Math.min(least, buildDistance(build, other))),
      1,
    ),
  );
}
