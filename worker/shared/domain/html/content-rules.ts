/** Runs within a line of words: formatting, not a box of its own. */
export const INLINE =
  /^(?:a|abbr|b|bdi|bdo|br|cite|code|data|del|dfn|em|font|i|ins|kbd|label|mark|q|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr)$/;
/** Nothing of the source is ever put into these. */
const HOLDS_NOTHING =
  /^(?:area|base|br|canvas|col|embed|hr|iframe|img|input|link|meta|object|option|param|picture|script|select|source|style|svg|textarea|title|track|video|audio|wbr|noscript|template|math)$/;
const HOLDS_PHRASES =
  /^(?:p|h[1-6]|span|b|strong|i|em|u|s|small|sub|sup|code|mark|abbr|button|label|summary|pre|q|cite|time|legend|dt)$/;
const PHRASE =
  /^(?:audio|button|canvas|embed|iframe|img|input|map|meter|object|output|picture|progress|select|svg|textarea|video)$/;
const HEAD_ONLY = /^(?:html|head)$/;
const INTERACTIVE = /^(?:a|button)$/;

/** What must stand in a parent of its own kind, and in which. Without a prototype, which a page could change. */
const HOMES: Readonly<Record<string, RegExp>> = Object.assign(Object.create(null) as object, {
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
});
const HOMES_ONLY_FOR: Readonly<Record<string, RegExp>> = Object.assign(
  Object.create(null) as object,
  {
    ul: /^li$/,
    ol: /^li$/,
    menu: /^li$/,
    table: /^(?:caption|colgroup|thead|tbody|tfoot|tr)$/,
    thead: /^tr$/,
    tbody: /^tr$/,
    tfoot: /^tr$/,
    tr: /^t[dh]$/,
    dl: /^(?:dt|dd|div)$/,
  },
);

/** Which element may stand where, by tags in lower case. */
export interface ContentRules {
  /** Whether a parser leaves an element of this name where it is within a parent of that name. */
  mayHold: (parent: string, child: string) => boolean;
  /** False for names that may not stand anywhere within one of their own, or within one another. */
  mayStandWithin: (ancestor: string, child: string) => boolean;
  /** What the parents of such elements are called; undefined for those that stand almost anywhere. */
  homeOf: (child: string) => RegExp | undefined;
}

/** The rules; `matches` tests a text, in the frame with functions that its page cannot replace. */
export function createContentRules(
  matches: (pattern: RegExp, text: string) => boolean,
): ContentRules {
  function mayHold(parent: string, child: string): boolean {
    const home = HOMES[child];
    if (home !== undefined) return matches(home, parent);
    const guests = HOMES_ONLY_FOR[parent];
    if (guests !== undefined) return matches(guests, child);
    if (matches(HEAD_ONLY, parent) || matches(HOLDS_NOTHING, parent)) return false;
    const isPhrase = matches(INLINE, child) || matches(PHRASE, child);
    return isPhrase || !matches(HOLDS_PHRASES, parent);
  }
  function mayStandWithin(ancestor: string, child: string): boolean {
    if (matches(INTERACTIVE, ancestor)) return !matches(INTERACTIVE, child) && child !== 'form';
    return !(ancestor === 'form' && child === 'form');
  }
  return { mayHold, mayStandWithin, homeOf: (child) => HOMES[child] };
}
