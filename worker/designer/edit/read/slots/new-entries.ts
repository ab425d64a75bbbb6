import { foldName } from '#domain/reading/fold.ts';
import { capitalise } from '#domain/reading/letters.ts';
import type { NewEntry } from '../../intents/edit-intent.ts';
import { isJoint, isStop, NOT_COPY, NOT_FIRST, VERBS } from '../lexicon.ts';
import { skip, textBetween, wordAt, type Found, type Request } from '../request.ts';
import { SIDES } from './places.ts';
import { countDown, remembered, type SlotReader } from './slot.ts';
import { placeIn, politeEnd } from './texts.ts';
import { moneyAt } from './values.ts';

const MOST_WORDS = 5;

/** Names alone, "data recovery, virus removal", to the end of the clause or to where they are to stand. */
export const readNames: SlotReader = remembered('names', (request, from, end) => {
  const last = politeEnd(request, from, end);
  const isSide = (at: number): boolean => SIDES.at(request.words, at, last).length > 0;
  const side = countDown(last - 1, from + 1).findLast(isSide);
  return [last, side ?? from, placeIn(request, from, last) ?? from].flatMap((to) => {
    const isName = (at: number): boolean => {
      const word = wordAt(request, at);
      return request.tokens[at]?.kind === 'word' && !NOT_COPY.test(word) && !NO_ENTRY.test(word);
    };
    const starts = [from];
    for (let at = from; at < to; at += 1) if (isJoint(wordAt(request, at))) starts.push(at + 1);
    const pieces = starts.map((start, at) => ({
      start,
      stop: at + 1 < starts.length ? (starts[at + 1] ?? to) - 1 : to,
    }));
    const areNames = pieces.every(
      ({ start, stop }) =>
        stop > start &&
        stop - start <= MOST_WORDS &&
        !NOT_FIRST.test(wordAt(request, start)) &&
        !NO_NAME.test(wordAt(request, start)) &&
        !VERBS.has(wordAt(request, start)) &&
        countDown(stop - 1, start).every((at) => isName(at) && !(at > start && isSide(at))),
    );
    if (!areNames) return [];
    const value: NewEntry[] = pieces.map(({ start, stop }) => ({
      label: capitalise(textBetween(request, start, stop)),
    }));
    return [{ to, value, free: to - from }];
  });
});

/** What lists may get besides entries. */
const NO_ENTRY =
  /^(?:icons?|borders?|shadows?|buttons?|descriptions?|links?|effects?|animations?|colou?rs?|background|space|icone|icona|bordi|bordo|ombre|pulsanti|descrizioni|descrizione|effetti|animazioni|colori|colore|sfondo|spazio)$/;

/** "Climate: fitted and filled", "Ravi - fine line": a name with what is told of it. */
export const readFresh: SlotReader = (request, from, end) => {
  const to = politeEnd(request, from, end);
  const [, label, detail] =
    /^([^:–—]{2,60}?)(?:\s*:\s*|\s+[-–—]\s+)(.{2,200})$/s.exec(textBetween(request, from, to)) ??
    [];
  const first = request.words[from] ?? '';
  if (label === undefined || NOT_COPY.test(first) || NO_NAME.test(first)) return [];
  const entry: NewEntry = { label: capitalise(label), details: [capitalise(detail ?? '')] };
  return [{ to, value: entry, free: to - from }];
};

const NO_NAME =
  /^(?:price|prices|prezzo|prezzi|photo|photos|picture|image|text|button|link|phone|section|line|more|less|foto|immagine|testo|pulsante|bottone|telefono|sezione|in|to|on|of|di|nel|nella|al|alla|under|below|after|before|sotto|dopo|prima|between|tra)$/;
/** These speak of prices that are listed, or of where somebody is reached. */
const OF_SUMS =
  /^(?:prices?|prezz[oi]|by|off|indirizzo|address|telefono|phone|cellulare|mobile|via|viale|piazza|whatsapp)$/;
const LONGEST_NAME = 9;

/** "Olive focaccia £3.60": a name with its price. */
function entryAt(
  request: Request,
  from: number,
  end: number,
): { to: number; entry: NewEntry } | undefined {
  const start = skip(request, from, end);
  const isQuoted = request.tokens[start]?.quoted !== undefined;
  for (let at = start; at < Math.min(end, start + LONGEST_NAME); at += 1) {
    const [sum] = at > start ? moneyAt(request, at, { end, needsCurrency: false }) : [];
    const isBare = sum && !/[€$£]|eur|pound|sterlin/i.test(sum.value);
    if (sum && (!isBare || isLastOfEntry(request, sum.to, end))) {
      const label = capitalise(nameBefore(request, start, at));
      const isListed = request.names
        .called(label)
        .some(({ role, name }) => role === 'item' && foldName(name) === foldName(label));
      return label === '' || isListed
        ? undefined
        : { to: sum.to, entry: { label, amount: sum.value } };
    }
    const isFirst = at === start;
    if (!(isQuoted && isFirst) && !isOfName(request, at, { end, isFirst })) return undefined;
  }
  return undefined;
}

/** A colon stands in no name, but before a sum. */
function isOfName(
  request: Request,
  at: number,
  { end, isFirst }: { end: number; isFirst: boolean },
): boolean {
  const word = wordAt(request, at);
  if (word === ':') return moneyAt(request, at + 1, { end, needsCurrency: false }).length > 0;
  return (
    !isStop(word) &&
    word !== '"' &&
    !NOT_COPY.test(word) &&
    !OF_SUMS.test(word) &&
    !(isFirst && (NO_NAME.test(word) || VERBS.has(word)))
  );
}

/** A number without a currency is a price where the entry ends behind it. */
function isLastOfEntry({ words }: Request, at: number, end: number): boolean {
  return (
    at >= end ||
    isJoint(words[at] ?? '') ||
    /^(?:to|in|under|below|above|after|before|al|alla|ai|nel|nella|tra|fra|on|sotto|sopra|dopo|prima)$/.test(
      words[at] ?? '',
    )
  );
}

const LEADS_SUM = /^(?:at|for|a|ad|da|from|costs?|costa|:|=|,|-|\u2013|per)$/;

function nameBefore(request: Request, from: number, to: number): string {
  let last = to;
  while (last > from && LEADS_SUM.test(request.words[last - 1] ?? '')) last -= 1;
  return textBetween(request, from, last);
}

/** One such entry or several, to where the last ends. */
export const readEntries: SlotReader = remembered('entries', (request, from, end) => {
  const entries: NewEntry[] = [];
  const found: Found[] = [];
  let at = request.words[from] === ':' ? from + 1 : from;
  while (at < end) {
    while (at < end && (isJoint(request.words[at] ?? '') || /^[•*]$/.test(request.words[at] ?? '')))
      at += 1;
    const one = entryAt(request, at, end);
    if (!one) break;
    entries.push(one.entry);
    found.unshift({ to: one.to, value: entries.slice(), free: 1 });
    if (entries.length > 3) found.splice(1);
    if (!isJoint(request.words[one.to] ?? '')) break;
    at = one.to;
  }
  request.budget.left -= entries.length;
  return found;
});
