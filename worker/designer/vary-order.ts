import type { SectionKind } from './trades/trade.ts';

/** Sections that tell and prove: a page reads well with them in any order between its offer and its answers. */
const STORIES: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'about',
  'process',
  'features',
  'gallery',
  'portfolio',
  'testimonials',
  'team',
]);

/**
 * The sections with their stories in another order: the opening, what the trade begins with, its offer, questions,
 * hours, map and contact stay where they are. Any two seeds that follow each other give different orders where
 * there are two stories or more. `seed` is a whole number from 0.
 */
export function varyOrder(kinds: readonly SectionKind[], seed: number): SectionKind[] {
  const isMovable = (kind: SectionKind, position: number): boolean =>
    position > 1 && STORIES.has(kind);
  const told = permute(kinds.filter(isMovable), seed);
  return kinds.map((kind, position) => (isMovable(kind, position) ? (told.shift() ?? kind) : kind));
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
