import { createContentRules, INLINE } from '#domain/html/content-rules.ts';
import { localName, matches, namespaceOf } from './natives.ts';

const SVG = 'http://www.w3.org/2000/svg';

const SECTION = /^(?:section|header|footer|main|article|aside|nav|form)$/;
const CLICKABLE = /^(?:a|button|summary|label)$/;

export function isSvg(element: Element): boolean {
  return namespaceOf(element) === SVG;
}

/** Runs within a line of words: formatting, not a box of its own. */
export function isInline(element: Element): boolean {
  return matches(INLINE, localName(element));
}

export function isClickable(element: Element): boolean {
  return matches(CLICKABLE, localName(element));
}

export function isSection(element: Element): boolean {
  return matches(SECTION, localName(element));
}

export const { mayHold, mayStandWithin } = createContentRules(matches);
