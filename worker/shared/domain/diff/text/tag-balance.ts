import { scanMarkup, type Markup } from './html-scanner.ts';

/** Open tags minus close tags by element name; names that even out are absent. */
export type TagBalance = ReadonlyMap<string, number>;

function listNames(names: string): ReadonlySet<string> {
  return new Set(names.split(' '));
}

/** Elements without an end tag, and those whose end tag may be left out. */
const unpairedElements = listNames(
  'area base br col embed hr img input link meta param source track wbr ' +
    'li dt dd p rt rp optgroup option colgroup caption thead tbody tfoot tr td th',
);

/** Elements of HTML that need their end tag: on these a closing slash means nothing. */
const pairedElements = listNames(
  'a abbr address article aside audio b bdi bdo blockquote body button canvas cite code data ' +
    'datalist del details dfn dialog div dl em fieldset figcaption figure footer form h1 h2 h3 h4 ' +
    'h5 h6 head header hgroup html i iframe ins kbd label legend main map mark menu meter nav ' +
    'noscript object ol output picture pre progress q ruby s samp script search section select ' +
    'slot small span strong style sub summary sup table template textarea time title u ul var video',
);

const selfClosing = /\/\s*>$/;

/** SVG, MathML and XML elements may close themselves. */
function closesItself(text: string, { name, start, end }: Markup): boolean {
  return !pairedElements.has(name) && selfClosing.test(text.slice(start, end));
}

function weigh(text: string, markup: Markup): number {
  if (unpairedElements.has(markup.name)) return 0;
  if (markup.kind === 'close') return -1;
  return markup.kind === 'open' && !closesItself(text, markup) ? 1 : 0;
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
