import { scanMarkup, type Markup } from './html-scanner.ts';

/** Open tags minus close tags by element name; names that even out are absent. */
export type TagBalance = ReadonlyMap<string, number>;

/** Elements without an end tag, and those whose end tag may be left out. */
const unbalancedElements: ReadonlySet<string> = new Set(
  (
    'area base br col embed hr img input link meta param source track wbr ' +
    'li dt dd p rt rp optgroup option colgroup caption thead tbody tfoot tr td th'
  ).split(' '),
);

/** SVG and MathML elements may close themselves; in HTML the slash means nothing. */
const selfClosing = /\/\s*>$/;
const foreignElements: ReadonlySet<string> = new Set(
  (
    'path circle rect line polyline polygon ellipse use stop image g defs symbol text tspan ' +
    'animate animatetransform animatemotion set fegaussianblur feoffset feblend femergenode mpath'
  ).split(' '),
);

function weigh(text: string, { kind, name, start, end }: Markup): number {
  if (unbalancedElements.has(name)) return 0;
  if (kind === 'close') return -1;
  if (kind !== 'open') return 0;
  return foreignElements.has(name) && selfClosing.test(text.slice(start, end)) ? 0 : 1;
}

/** Counts the tags of HTML or of a fragment of it. */
export function countTags(text: string): TagBalance {
  const balance = new Map<string, number>();
  for (const markup of scanMarkup(text)) {
    const count = (balance.get(markup.name) ?? 0) + weigh(text, markup);
    if (count === 0) balance.delete(markup.name);
    else balance.set(markup.name, count);
  }
  return balance;
}

/** Adds up balances, each times its factor. */
export function sumBalances(parts: readonly (readonly [TagBalance, 1 | -1])[]): TagBalance {
  const sum = new Map<string, number>();
  for (const [balance, factor] of parts) {
    for (const [name, count] of balance) {
      const total = (sum.get(name) ?? 0) + count * factor;
      if (total === 0) sum.delete(name);
      else sum.set(name, total);
    }
  }
  return sum;
}

/** How many tags lack their counterpart. */
export function countUnpaired(balance: TagBalance): number {
  return [...balance.values()].reduce((total, count) => total + Math.abs(count), 0);
}
