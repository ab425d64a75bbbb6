import type { NamedElement, PageChange } from '#domain/page-operations/operation-types.ts';

type EndsOf = { from: string | null; to: string | null };

const MOST = 100;

/**
 * Changes of one gesture in words: a value that went from one to the next says its first and its last. Of
 * very many the first ones stay.
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

/** True where the second is about the value that the first one set. */
function goesOn(before: PageChange, after: PageChange): boolean {
  if (!hasEnds(before) || !hasEnds(after) || before.to !== after.from) return false;
  return subjectOf(before) === subjectOf(after);
}

/** An element is named by what it said before the gesture. */
function joinTwo(before: PageChange, after: PageChange): PageChange {
  if (!hasEnds(before)) return after;
  const element = 'element' in before ? { element: before.element } : {};
  return { ...after, ...element, from: before.from } as PageChange;
}

function hasEnds(change: PageChange): change is PageChange & EndsOf {
  return 'from' in change && 'to' in change && change.key !== 'everywhere';
}

/** What a value belongs to. A change of a text changes the words of its element too: they do not count. */
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
