import type { NewEntry } from '../edit-intent.ts';
import { isAbbreviated } from '../cuts.ts';
import { stemOf, type Entry } from '../entry-words.ts';
import { textBetween, type Found, type PageWords, type Request } from '../request.ts';
import type { Token } from '../tokens.ts';
import { remembered, type SlotReader } from './slot.ts';
import { moneyAt } from './values.ts';

/** A name of more words than these is a sentence: one or two of its words do not name it. */
const MOST_STEMS = 5;
/** Most words that name an entry. */
const LONGEST_NAME = 7;

/** An entry of the page by some words of its name, all of which stand in no other name. */
function readNamed(name: string, entriesIn: (page: PageWords) => readonly Entry[]): SlotReader {
  return remembered(name, (request, from, end) => {
    const { words, tokens, page } = request;
    if (stemOf(words[from] ?? '') === undefined) return [];
    const found: Found[] = [];
    const stems: string[] = [];
    let left = entriesIn(page);
    for (let at = from; at < Math.min(end, from + LONGEST_NAME) && left.length > 0; at += 1) {
      if (!isNamePart(tokens[at])) break;
      const stem = stemOf(words[at] ?? '');
      if (stem === undefined) continue;
      stems.push(stem);
      left = left.filter((entry) => entry.stems.has(stem));
      const named = namedBy(stems, left);
      if (named) found.unshift({ to: at + 1, value: named.name });
    }
    return found;
  });
}

function isNamePart(token: Token | undefined): boolean {
  const { kind, word } = token ?? { kind: 'web', word: '' };
  return kind === 'word' || kind === 'number' || (kind === 'mark' && /^[-()&'.]$/.test(word));
}

/** The only entry that is left, or the one whose whole name was said. */
function namedBy(stems: readonly string[], left: readonly Entry[]): Entry | undefined {
  if (stems.length < 2 && !stems.some(({ length }) => length >= 3)) return undefined;
  const [only] = left;
  const isSentence = only !== undefined && only.stems.size > MOST_STEMS && stems.length < 3;
  return left.length === 1 && !isSentence
    ? only
    : left.find(({ stems: all }) => all.size === stems.length);
}

/** An entry of a list of the page. */
export const readListed = readNamed('listed', (page) => page.entries());
const readLine = readNamed('line', (page) => page.lines());

/** An entry of a list, or else a short line of the page. */
export const readEntry: SlotReader = (...at) => {
  const listed = readListed(...at);
  return listed.length > 0 ? listed : readLine(...at);
};
export const readPriced = readNamed('priced', (page) =>
  page.entries().filter(({ isPriced }) => isPriced),
);

const TO_PRICE =
  /^(?:is|are|now|to|up|down|at|for|costs?|going|goes|go|gone|should|be|will|price|the|ora|adesso|costa|costano|passa|passano|a|ad|di|in|viene|vengono|diventa|diventano|parte|partono|parte|partono|starts?|starting|sale|scende|è|sono|sia|fosse|:|=|-|->)$/;
const FROM_PRICE = /^(?:from|da|was|era|erano)$/;
const NOT_PRICE = /^(?:not|non|invece|instead|rather)$/;
const BETWEEN =
  /^(?:,|;|\.|and|e|ed|poi|then|also|anche|while|mentre|please|the|il|la|lo|i|gli|le|l|our)$/;
const UNIT =
  /^(?:each|euri|a notte|per night|a person|a persona|al kg|a head|l uno|l una|al pezzo)$/;

interface NewPrice {
  item: string;
  amount: string;
}

/** "the Margherita is now 9.50 and the Diavola 12": entries of the page with their new prices. */
export const readPrices: SlotReader = (request, from, end) => {
  const found: Found[] = [];
  const prices: NewPrice[] = [];
  let at = from;
  while (at < end) {
    const read = priceAt(request, at, end);
    if (!read) break;
    prices.push(read.price);
    found.unshift({ to: read.to, value: [...prices] });
    at = read.to;
    while (at < end && BETWEEN.test(request.words[at] ?? '')) at += 1;
  }
  return found;
};

function pastWords(request: Request, from: number, isPassed: RegExp): number {
  let at = from;
  while (isPassed.test(request.words[at] ?? '')) at += 1;
  return at;
}

function priceAt(
  request: Request,
  from: number,
  end: number,
): { price: NewPrice; to: number } | undefined {
  const priced = readPriced(request, from, end).map((found) => ({ found, isPriced: true }));
  const others = readListed(request, from, end).map((found) => ({ found, isPriced: false }));
  for (const { found, isPriced } of [...priced, ...others]) {
    const glue = pastWords(request, found.to, TO_PRICE);
    const lead = request.words[glue] ?? '';
    const hasOld = FROM_PRICE.test(lead);
    const first = sumAt(request, hasOld ? glue + 1 : glue, end);
    if (!first || (!isPriced && !SURE_SUM.test(first.amount))) continue;
    const second = sumAt(request, pastWords(request, first.to, /^(?:to|a|ad|->|now|ora)$/), end);
    const isChain =
      second !== undefined && /^(?:to|a|ad|->|now|ora)$/.test(request.words[first.to] ?? '');
    const last = isChain ? second : first;
    const isLeast = !isChain && /^(?:from|da)$/.test(lead);
    // The entry's name is a string: these slots offer no other values.
    return {
      price: {
        item: found.value as string,
        amount: isLeast ? `${lead} ${last.amount}` : last.amount,
      },
      to: pastOld(request, last.to, end),
    };
  }
  return undefined;
}

/** A sum of something that has no price yet: with its currency, or with cents. */
const SURE_SUM = /[€$£]|eur|pound|\d[.,]\d\d$/i;

function sumAt(
  request: Request,
  from: number,
  end: number,
): { to: number; amount: string } | undefined {
  const [money] = moneyAt(request, from, { end, needsCurrency: false });
  if (!money) return undefined;
  const unit = [2, 1].find((length) =>
    UNIT.test(request.words.slice(money.to, money.to + length).join(' ')),
  );
  return { to: money.to + (unit ?? 0), amount: money.value as string };
}

/** "not 12", "invece di 12": the old price behind the new one. */
function pastOld(request: Request, from: number, end: number): number {
  if (!NOT_PRICE.test(request.words[from] ?? '')) return from;
  const at = pastWords(request, from + 1, /^(?:of|di|che|than|più|piu)$/);
  return sumAt(request, at, end)?.to ?? from;
}

const MOST_NAME_WORDS = 6;
const PARTS = new Set([',', ':', '-', ';', '\n', '(', ')']);

interface Piece {
  start: number;
  to: number;
}

/** What stands between marks. */
function piecesOf({ words }: Request, from: number, end: number): Piece[] {
  const pieces: Piece[] = [];
  let start = from;
  for (let at = from; at <= end; at += 1) {
    if (at < end && !PARTS.has(words[at] ?? '')) continue;
    if (start < at) pieces.push({ start, to: at });
    start = at + 1;
  }
  return pieces;
}

const LONGEST_ENTRY = 60;

function endsSentenceAt(words: readonly string[], at: number): boolean {
  return /^[.!?]$/.test(words[at] ?? '') && !isAbbreviated(words, at);
}

/** A new entry as it is told ("Senior cut, over 65s Mon to Wed, £16"), to the end of the clause: a name, what stands behind marks, a sum at the end. */
export const readNewEntry: SlotReader = (request, from, end) => {
  if (end - from > LONGEST_ENTRY || request.tokens[from]?.quoted !== undefined) return [];
  if (request.words.slice(from, end).some((_, at) => endsSentenceAt(request.words, from + at)))
    return [];
  const pieces = piecesOf(request, from, end);
  const last = pieces.at(-1);
  const sum = last && closingSum(request, last);
  const [name, ...rest] = pieces.map((piece) =>
    piece === last && sum ? { ...piece, to: sum.from } : piece,
  );
  const label = name ? textBetween(request, name.start, name.to) : '';
  if (!name || !isName(label) || name.to - name.start > MOST_NAME_WORDS) return [];
  const details = rest.flatMap(({ start, to }) => textBetween(request, start, to) || []);
  if (details.length === 0 && !sum) return [];
  const entry: NewEntry = { label, details, amount: sum?.amount };
  return [{ to: end, value: entry, free: (sum?.from ?? end) - from }];
};

const OPENS_ELSEWHERE =
  /^(?:to|on|in|from|a|al|alla|ai|alle|allo|agli|nel|nella|nei|nelle|la voce|voce|section|sezione|aggiung\p{L}*|add|photos?|foto|reviews?|recension\p{L}|questions?|domand\p{L}|buttons?|pulsante|bottone|links?|opening|orari|num(?:ber|ero)|nuovo|phone|telefono|cellulare|e-?mail|mail|indirizzo|address)\b/iu;

function isName(label: string): boolean {
  if (OPENS_ELSEWHERE.test(label)) return false;
  return /\p{L}{2}/u.test(label) && !/[€$£]|\d\s*(?:euro|pounds?)/iu.test(label);
}

function closingSum(
  request: Request,
  { start, to }: { start: number; to: number },
): { from: number; amount: string } | undefined {
  for (let at = Math.max(start, to - 5); at < to; at += 1) {
    const [sum] = moneyAt(request, at, { end: to, needsCurrency: false });
    if (sum?.to !== to || /^0\d/.test(sum.value as string)) continue;
    const before = request.words[at - 1] ?? '';
    const lead = at > start && /^(?:from|at|for|a|ad|da|per|costs?)$/.test(before) ? at - 1 : at;
    return { from: lead, amount: sum.value as string };
  }
  return undefined;
}
