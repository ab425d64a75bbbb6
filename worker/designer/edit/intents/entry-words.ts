import { childrenOf, elementsIn, textOf, textsIn } from '#domain/html/query.ts';
import { foldName } from '../page/fold.ts';
import { holdsSum } from '../page/money.ts';
import { groupsIn, hasPrices } from '../page/item-groups.ts';
import type { PageModel } from '../page/page-model.ts';

/** An entry of a list of the page, by the words of its name. */
export interface Entry {
  /** As the page writes it, without a price. */
  name: string;
  stems: ReadonlySet<string>;
  isPriced: boolean;
}

const SMALL =
  /^(?:the|and|with|for|from|our|our|con|per|del|della|dei|delle|dell|alla|alle|agli|dal|dalla|nel|nella|una|uno|gli|che)$/;

/** A word without its ending of number or gender; undefined where it carries no meaning. */
export function stemOf(word: string): string | undefined {
  if (word.length < 2 && !/\d/.test(word)) return undefined;
  if (
    SMALL.test(word) ||
    /^(?:it|in|on|of|to|at|is|di|da|in|il|la|lo|le|li|un|al|ai|ed|a|e|i)$/.test(word)
  )
    return undefined;
  return word.length > 4 ? word.replace(/(?:[aeio]|s|es)$/, '') : word;
}

/** The entries of the page's lists, menus and footers left out; a name that stands twice is no name. */
export function entriesOf({ sections }: PageModel): Entry[] {
  const content = sections.filter(
    ({ kinds }) => !kinds.has('nav') && !kinds.has('header') && !kinds.has('footer'),
  );
  const found = content.flatMap(({ element }) =>
    groupsIn(element).flatMap((group) => {
      const isPriced = hasPrices(group);
      return group.items.flatMap((item) => {
        const isList = groupsIn(item).length > 0;
        const named = textsIn(item)
          .find(({ value }) => /\p{L}{2}/u.test(value))
          ?.value.trim();
        if (named === undefined || isList || named.length > 80 || textOf(item).length > 600)
          return [];
        return [{ name: withoutPrice(named), isPriced: isPriced || holdsSum(item) }];
      });
    }),
  );
  return named(found);
}

/** Longest text that a few of its words may name, in UTF-16 units. */
const LONGEST_LINE = 60;

/** Short lines of the page that are no headings: what a few words may name where no list has it. */
export function linesOf({ sections }: PageModel): Entry[] {
  const content = sections.flatMap(({ element }) => [element, ...elementsIn(element)]);
  const lines = content.filter(
    (element) =>
      !/^(?:h\d|script|style|option|label)$/.test(element.tag) &&
      childrenOf(element).every(({ tag }) => /^(?:a|b|strong|em|span|i|br)$/.test(tag)),
  );
  return named(
    lines.flatMap((line) => {
      const name = textOf(line).replace(/\s+/g, ' ').trim();
      return name.length > 2 && name.length <= LONGEST_LINE ? [{ name, isPriced: false }] : [];
    }),
  );
}

/** Entries by name, each once. */
function named(found: readonly Omit<Entry, 'stems'>[]): Entry[] {
  const byName = Map.groupBy(found, ({ name }) => foldName(name));
  return [...byName.values()].flatMap(([first]) =>
    first
      ? [
          {
            ...first,
            stems: new Set(
              foldName(first.name)
                .split(' ')
                .flatMap((word) => stemOf(word) ?? []),
            ),
          },
        ]
      : [],
  );
}

export function withoutPrice(name: string): string {
  return name.replace(
    /\s*[-–—:|(]*\s*[€$£]?\s*\d[\d.,]*\s*(?:€|eur|euro)\s*$|\s*[-–—:|(]*\s*[€$£]\s*\d[\d.,]*\s*$/i,
    '',
  );
}
