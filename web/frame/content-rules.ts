import { hasOwn, localName, matches, namespaceOf } from './natives.ts';

const SVG = 'http://www.w3.org/2000/svg';

const INLINE =
  /^(?:a|abbr|b|bdi|bdo|br|cite|code|data|del|dfn|em|font|i|ins|kbd|label|mark|q|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr)$/;
/** Nothing of the source is ever put into these. */
const HOLDS_NOTHING =
  /^(?:area|base|br|canvas|col|embed|hr|iframe|img|input|link|meta|object|option|param|picture|script|select|source|style|svg|textarea|title|track|video|audio|wbr|noscript|template|math)$/;
const HOLDS_PHRASES =
  /^(?:p|h[1-6]|span|b|strong|i|em|u|s|small|sub|sup|code|mark|abbr|button|label|summary|pre|q|cite|time|legend|dt)$/;
const PHRASE =
  /^(?:audio|button|canvas|embed|iframe|img|input|map|meter|object|output|picture|progress|select|svg|textarea|video)$/;
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

/** What must stand in a parent of its own kind, and in which. */
const HOMES: Record<string, RegExp> = {
  li: /^(?:ul|ol|menu)$/,
  tr: /^(?:table|thead|tbody|tfoot)$/,
  td: /^tr$/,
  th: /^tr$/,
  thead: /^table$/,
  tbody: /^table$/,
  tfoot: /^table$/,
  caption: /^table$/,
  colgroup: /^table$/,
  dt: /^(?:dl|div)$/,
  dd: /^(?:dl|div)$/,
  option: /^(?:select|optgroup|datalist)$/,
  source: /^(?:picture|video|audio)$/,
  figcaption: /^figure$/,
  summary: /^details$/,
  legend: /^fieldset$/,
};
const HOMES_ONLY_FOR: Record<string, RegExp> = {
  ul: /^li$/,
  ol: /^li$/,
  menu: /^li$/,
  table: /^(?:caption|colgroup|thead|tbody|tfoot|tr)$/,
  thead: /^tr$/,
  tbody: /^tr$/,
  tfoot: /^tr$/,
  tr: /^t[dh]$/,
  dl: /^(?:dt|dd|div)$/,
};

function ruleOf(table: Record<string, RegExp>, name: string): RegExp | null {
  return hasOwn(table, name) ? (table[name] as RegExp) : null;
}

/** Whether a parser leaves an element of this name where it is within a parent of that name. */
export function mayHold(parent: string, child: string): boolean {
  const homes = ruleOf(HOMES, child);
  if (homes !== null) return matches(homes, parent);
  const guests = ruleOf(HOMES_ONLY_FOR, parent);
  if (guests !== null) return matches(guests, child);
  if (parent === 'html' || parent === 'head' || matches(HOLDS_NOTHING, parent)) return false;
  const isPhrase = matches(INLINE, child) || matches(PHRASE, child);
  if (matches(HOLDS_PHRASES, parent) && !isPhrase) return false;
  return true;
}

/** Names that may not stand anywhere within one of their own, or within one another. */
export function mayStandWithin(ancestor: string, child: string): boolean {
  const interactive = /^(?:a|button)$/;
  if (matches(interactive, ancestor)) return !matches(interactive, child) && child !== 'form';
  return !(ancestor === 'form' && child === 'form');
}
