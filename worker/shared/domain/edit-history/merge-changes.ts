import type { NamedElement, PageChange } from '#domain/page-operations/operation-types.ts';

type EndsOf = { from: string | null; to: string | null };

const MOST = 100;

/**
 * Merges the described changes of one gesture: a value that changed several times is described by its first and
 * last value. Of very many changes the first ones are kept.
 */
export function mergeChanges(changes: readonly PageChange[]): PageChange[] {
  const merged: PageChange[] = [];
  for (const change of changes) {
    const at = merged.findLastIndex((before) => goesOn(before, change));
    const before = merged[at];
    if (before) merged[at] = joinTwo(before, change);
    else if (merged.length < MOST) merged.push(change);
  }
  return merged;
}

/** True when the second change is about the value that the first one set. */
function goesOn(before: PageChange, after: PageChange): boolean {
  if (!hasEnds(before) || !hasEnds(after) || before.to !== after.from) return false;
  return subjectOf(before) === subjectOf(after);
}

/** The element is named by the text it had before the gesture. */
function joinTwo(before: PageChange, after: PageChange): PageChange {
  if (!hasEnds(before)) return after;
  const element = 'element' in before ? { element: before.element } : {};
  return { ...after, ...element, from: before.from } as PageChange;
}

function hasEnds(change: PageChange): change is PageChange & EndsOf {
  return 'from' in change && 'to' in change && change.key !== 'everywhere';
}

/**
 * Identifies the value that a change is about. A text change also changes the words that name its element, so
 * those are ignored.
 */
function subjectOf(change: PageChange & EndsOf): string {
  switch (change.key) {
    case 'text':
      return `text ${change.element.tag}`;
    case 'attribute':
      return `attribute ${nameOf(change.element)} ${change.name}`;
    case 'style':
      return `style ${nameOf(change.of)} ${change.property} ${change.maxWidthPx ?? ''}`;
    case 'token':
      return `token ${change.name}`;
    case 'head':
      return `head ${change.field}`;
    default:
      return change.key;
  }
}

function nameOf(element: NamedElement | string): string {
  return typeof element === 'string' ? element : `<${element.tag}> ${element.words}`;
}
