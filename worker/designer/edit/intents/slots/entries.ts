import { readBareOrdinal, readOrdinal } from '../../page/ordinals.ts';
import { textBetween, type Request } from '../request.ts';
import { countDown, remembered, type SlotReader } from './slot.ts';
import { VERBS } from '../words.ts';
import { moneyAt } from './values.ts';

/** An entry of a list by its place in it: "the second service". */
const readCounted: SlotReader = (request, from, end) =>
  countDown(Math.min(end, from + 5), from + 2)
    .map((to) => ({ to, value: request.words.slice(from, to).join(' ') }))
    .filter(({ value }) => readOrdinal(value)?.words === value)
    .slice(0, 1)
    .map(({ to, value }) => ({ to, value: request.page.counted(value) ?? value }));

/** Something that stands on the page: an entry of a list, its place in it, or a short text. */
export const readItem: SlotReader = (request, from, end) => {
  const { page, words, tokens } = request;
  const quoted = tokens[from]?.quoted;
  if (quoted !== undefined) return page.hasText(quoted) ? [{ to: from + 1, value: quoted }] : [];
  const bare = readBareOrdinal(words[from] ?? '') ? [{ to: from + 1, value: words[from] }] : [];
  return [
    ...page.priced.at(words, from, end),
    ...page.labels.at(words, from, end),
    ...readCounted(request, from, end),
    ...bare,
  ].sort((a, b) => b.to - a.to);
};

/** Longest run of words that is looked for on the page, in tokens. */
const LONGEST_RUN = 12;

/** Words as they stand somewhere on the page: several, a name, or a number. */
export const readSaid: SlotReader = remembered('said', (request, from, end) => {
  const { tokens, page, text } = request;
  const first = tokens[from];
  if (!first || first.quoted !== undefined || first.kind === 'mark') return [];
  const isTelling = /^\d{2}|^\p{Lu}\p{L}{3}/u.test(text.slice(first.start, first.end));
  const ends = countDown(Math.min(end, from + LONGEST_RUN), from + 1).filter(
    (to) => to > from + 1 || isTelling,
  );
  const runs = ends.map((to) => ({ to, value: textBetween(request, from, to) }));
  const longest = runs.find(({ value, to }) => {
    const isWord = tokens[to - 1]?.kind !== 'mark';
    return isWord && value.length > 2 && page.hasText(value);
  });
  return longest && (longest.to > from + 2 || isTelling) ? [longest] : [];
});

interface Dish {
  label: string;
  amount: string;
}

/** Longest name of a thing with a price, in tokens. */
const LONGEST_DISH = 14;

/** "Focaccia 4.50, rye bread at 6 €": names with a price each, at least two. Read in one pass. */
export const readDishes: SlotReader = (request, from, end) => {
  const dishes: Dish[] = [];
  let to = from;
  let at = skipJoints(request, from, end);
  while (at < end) {
    const dish = dishAt(request, at, end);
    if (!dish) break;
    dishes.push(dish.dish);
    to = dish.to;
    const next = skipJoints(request, to, end);
    if (next === to || next >= end) break;
    at = next;
  }
  const isBroken =
    dishes.length === 0 ||
    (to < end && JOINT.has(request.words[to] ?? '') && skipJoints(request, to, end) < end);
  return dishes.length > 1 && !isBroken ? [{ to, value: dishes }] : [];
};

function dishAt(
  request: Request,
  start: number,
  end: number,
): { dish: Dish; to: number } | undefined {
  const { words } = request;
  for (let at = start + 1; at < Math.min(end, start + LONGEST_DISH); at += 1) {
    const [money] = moneyAt(request, at, { end, needsCurrency: false });
    const to = money && (words[money.to] === ')' ? money.to + 1 : money.to);
    if (!money || to === undefined || (to < end && !ENDS_DISH.test(words[to] ?? ''))) continue;
    const isLed = at - 1 > start && LEADS_SUM.test(words[at - 1] ?? '');
    const label = textBetween(request, start, isLed ? at - 1 : at)
      .replace(/^["(]+|["(]+$/g, '')
      .trim();
    if (!/\p{L}{2}/u.test(label) || /[,;!?\n]|\. /.test(label) || isOrder(words, start))
      return undefined;
    return {
      dish: {
        label: label.charAt(0).toUpperCase() + label.slice(1),
        amount: money.value as string,
      },
      to,
    };
  }
  return undefined;
}

const LEADS_SUM = /^(?:at|for|a|ad|per|da|=|:|-|from|costs?|costa|\()$/;
const ENDS_DISH =
  /^(?:[,;\n.\-•*]|and|e|ed|poi|then|plus|also|anche|infine|finally|to|on|under|in|al|ai|alla|alle|nel|nei|nella)$/;

/** "change the margherita to 9" is no dish; a "set menu" is one. */
function isOrder(words: readonly string[], start: number): boolean {
  const [verb = '', next = ''] = words.slice(start, start + 2);
  return VERBS.has(verb) && (verb !== 'set' || /^(?:the|our|my|it)$/.test(next));
}

const JOINT = new Set(
  ', ; . - • * and e ed poi then plus also anche infine finally add aggiungi'
    .split(' ')
    .concat('\n'),
);

function skipJoints({ words }: Request, from: number, end: number): number {
  let at = from;
  while (at < end && JOINT.has(words[at] ?? '')) at += 1;
  return at;
}
