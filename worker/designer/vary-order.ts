import type { DrawnKind } from './sections/drawn-kind.ts';

/** Sections that tell and prove: a page reads well with them in any order between its offer and its answers. */
const STORIES: ReadonlySet<DrawnKind> = new Set<DrawnKind>([
  'hours',
  'about',
  'process',
  'features',
  'gallery',
  'portfolio',
  'testimonials',
  'team',
]);

/**
 * The sections with their stories in another order: what the page begins with, its offer, questions, map and contact
 * stay where they are. Any two seeds that follow each other give different orders where there are two stories
 * or more behind the first section. `seed` is a whole number from 0.
 */
export function varyOrder<Section extends { kind: DrawnKind }>(
  sections: readonly Section[],
  seed: number,
): Section[] {
  const isMovable = ({ kind }: Section, position: number): boolean =>
    position > 0 && STORIES.has(kind);
  const told = permute(sections.filter(isMovable), seed);
  return sections.map((section, position) =>
    isMovable(section, position) ? (told.shift() ?? section) : section,
  );
}

/** The permutation of that number, counted round and round: 0 leaves the items as they are. */
function permute<Item>(items: readonly Item[], number: number): Item[] {
  const rest = [...items];
  let left = number;
  return items.flatMap((_, position) => {
    const choices = items.length - position;
    const [chosen] = rest.splice(left % choices, 1);
    left = Math.floor(left / choices);
    return chosen === undefined ? [] : [chosen];
  });
}
