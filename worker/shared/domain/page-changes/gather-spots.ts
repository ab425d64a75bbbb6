import { ancestorsOf } from '../html/query.ts';
import type { IndexedElement } from '../html/source-index.ts';
import {
  CHANGE_LIMITS,
  spotOf,
  type ChangeSpot,
  type PageChanges,
  type SpotKind,
} from './change-types.ts';

const WHOLE: ReadonlySet<SpotKind> = new Set(['new', 'moved', 'rewritten']);
const OF_STYLES: ReadonlySet<SpotKind> = new Set(['rule', 'token', 'rules']);
const PARTS = new Set(['section', 'header', 'footer', 'nav', 'aside', 'article']);

/** Joins what belongs together, puts it in the order of the page and keeps the number of spots small. */
export function gatherSpots(found: readonly ChangeSpot[]): Omit<PageChanges, 'isWhole'> {
  const seen = found.filter(({ elements }) => elements.length > 0);
  const hidden = found.filter(({ elements }) => elements.length === 0);
  const ofStyles = seen.filter(({ kind }) => OF_STYLES.has(kind));
  const joined = joinNested(joinSame(seen.filter(({ kind }) => !OF_STYLES.has(kind))));
  const room = CHANGE_LIMITS.spots - ofStyles.length;
  const gathered = joined.length > room ? gatherByPart(joined) : joined;
  const ordered = [...gathered.toSorted((a, b) => startOf(a) - startOf(b)), ...ofStyles];
  const told = new Set(ofStyles.length > 0 ? ['style'] : []);
  const unseen = hidden.filter(({ kind, words }) => {
    const isTold = told.has(`${kind}${words}`);
    told.add(`${kind}${words}`);
    return !isTold;
  });
  const spots = [...ordered, ...unseen];
  return {
    spots: spots.slice(0, CHANGE_LIMITS.spots),
    omitted: Math.max(0, spots.length - CHANGE_LIMITS.spots),
  };
}

function startOf({ elements: [first], place }: ChangeSpot): number {
  if (first === undefined) return Infinity;
  return place === 'after' ? first.range.end : first.range.start;
}

/** Several changes of one element are one. */
function joinSame(spots: readonly ChangeSpot[]): ChangeSpot[] {
  const byElement = new Map<IndexedElement, ChangeSpot>();
  const places: ChangeSpot[] = [];
  for (const spot of spots) {
    const [element] = spot.elements;
    if (element === undefined) continue;
    if (spot.kind === 'removed') {
      places.push(spot);
      continue;
    }
    const known = byElement.get(element);
    byElement.set(element, known === undefined ? spot : joinTwo(known, spot));
  }
  return [...byElement.values(), ...places];
}

function joinTwo(one: ChangeSpot, other: ChangeSpot): ChangeSpot {
  if (one.kind === other.kind || WHOLE.has(one.kind)) return one;
  return WHOLE.has(other.kind) ? other : { ...one, kind: 'changed' };
}

/** What changed inside of a new element is not told by itself, nor a text inside of a changed text. */
function joinNested(spots: readonly ChangeSpot[]): ChangeSpot[] {
  const whole = new Set(
    spots.filter(({ kind }) => WHOLE.has(kind)).map(({ elements }) => elements[0]),
  );
  const texts = new Set(
    spots.filter(({ kind }) => kind === 'text').map(({ elements }) => elements[0]),
  );
  return spots.filter(({ kind, elements: [element], place }) => {
    if (element === undefined) return false;
    if (kind === 'removed' && place === 'inside' && whole.has(element)) return false;
    for (const above of ancestorsOf(element)) {
      if (whole.has(above)) return false;
      if (kind === 'text' && texts.has(above)) return false;
    }
    return true;
  });
}

/** One spot for all changes in a part of the page. */
function gatherByPart(spots: readonly ChangeSpot[]): ChangeSpot[] {
  const byPart = new Map<IndexedElement, ChangeSpot[]>();
  for (const spot of spots) {
    const [element] = spot.elements;
    if (element === undefined) continue;
    const part = partOf(element);
    const known = byPart.get(part);
    if (known) known.push(spot);
    else byPart.set(part, [spot]);
  }
  return [...byPart].flatMap(([part, inside]) => {
    if (inside.length === 1) return inside;
    const [kind, ...others] = new Set(inside.map((spot) => spot.kind));
    const marked = inside.flatMap((spot) => (spot.kind === 'removed' ? part : spot.elements));
    const elements = [...new Set(marked)];
    const gathered = kind !== undefined && others.length === 0 ? kind : 'changed';
    return [spotOf(gathered, { elements, count: inside.length, part })];
  });
}

/** The section around an element, or what stands for it directly in the page. */
function partOf(element: IndexedElement): IndexedElement {
  let part = element;
  for (const above of [element, ...ancestorsOf(element)]) {
    if (above.tag === 'body' || above.tag === 'html' || above.tag === 'main') break;
    part = above;
    if (PARTS.has(above.tag) && above.tag !== 'article') break;
  }
  return part;
}
