import { foldName } from '#domain/reading/fold.ts';
import type { NewEntry } from '../../intents/edit-intent.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { isJoint, isStop, LIGHT_MARKS, NOT_COPY, NOT_FIRST, POLITE, VERBS } from '../lexicon.ts';
import { isEmptyBetween, skip, textBetween, wordAt, type Found, type Request } from '../request.ts';
import { readLook } from './looks.ts';
import { countDown, remembered, type SlotReader } from './slot.ts';
import { OF } from './kind-cores.ts';
import { BESIDE, SIDES } from './places.ts';
import { readPart, readSection } from './things.ts';
import { moneyAt } from './values.ts';

export const readQuoted: SlotReader = ({ tokens }, from, end) =>
  tokens[from]?.quoted !== undefined && from < end
    ? [{ to: from + 1, value: tokens[from].quoted }]
    : [];

/** All that is told behind a colon. */
export const readTold: SlotReader = (request, from, end) => {
  const first = request.tokens[from + 1];
  if (request.words[from] !== ':' || !first || from + 1 >= end) return [];
  if (first.quoted !== undefined && isEmptyBetween(request, from + 2, end))
    return [{ to: end, value: first.quoted }];
  const last = request.tokens[end - 1];
  const value = request.text.slice(first.start, last?.end).trim();
  if (endsInLook(request, from + 2, end)) return [];
  return value === '' ? [] : [{ to: end, value, free: 1 }];
};

const LONGEST_LOOK = 5;

/** "…and smaller" is a wish of its own. */
function endsInLook(request: Request, from: number, end: number): boolean {
  return countDown(end - 1, Math.max(from, end - LONGEST_LOOK)).some(
    (at) =>
      isJoint(request.words[at - 1] ?? '') &&
      readLook(request, skip(request, at, end), end).some((look) => look.to === end),
  );
}

const LONGEST_SAID = 10;

/** Words that stand on the page as they are told, the most words first; quoted ones may be missing there. */
export const readSaid: SlotReader = remembered('said', (request, from, end) => {
  const quoted = request.tokens[from]?.quoted;
  if (quoted !== undefined) return [{ to: from + 1, value: quoted }];
  if (!beginsText(request, from)) return [];
  const found: Found[] = [];
  for (let to = Math.min(end, from + LONGEST_SAID); to > from; to -= 1) {
    request.budget.left -= 15;
    const text = textBetween(request, from, to);
    if (text.length > 2 && request.names.says(text) && /^[^.!?;:"]+$/.test(text))
      found.push({ to, value: text, free: 1 });
  }
  return found;
});

function beginsText(request: Request, at: number): boolean {
  const word = wordAt(request, at);
  const isText = /^(?:word|number)$/.test(request.tokens[at]?.kind ?? '') || word === '©';
  const isFiller = (request.fillers[at]?.length ?? 0) > 0;
  return isText && !isFiller && !NOT_COPY.test(word) && !NOT_FIRST.test(word);
}

const LONGEST_COPY = 14;

/** A text to be published: quoted, behind a colon, or plain words up to the end that can be nothing else. */
export const readContent: SlotReader = remembered('content', (request, from, end) => {
  const told = [...readQuoted(request, from, end), ...readTold(request, from, end)];
  if (told.length > 0) return told;
  const last = politeEnd(request, from, end);
  const ends = [
    last,
    denialIn(request, from, end),
    placeIn(request, from, last) ?? from,
    ...(/^(?:instead|invece)$/.test(request.words[last - 1] ?? '') ? [last - 1] : []),
  ];
  return ends
    .filter((to) => isPlain(request, from, to))
    .map((to) => ({ to, value: textBetween(request, from, to), free: to - from }));
});

/** What something is not stands behind what it is: "Anna, not Hanna". */
function denialIn({ words }: Request, from: number, end: number): number {
  const at = words.slice(from, end).findIndex((word) => /^(?:not|non)$/.test(word));
  return at < 0 ? from : from + at - (words[from + at - 1] === ',' ? 1 : 0);
}

/** Where courtesy and marks at the end begin. */
function politeEnd({ words }: Request, from: number, end: number): number {
  let last = end;
  for (;;) {
    const behind = last;
    const length = LIGHT_MARKS.has(words[behind - 1] ?? '')
      ? 1
      : [1, 2, 3, 4, 5].find((one) =>
          POLITE.at(words, behind - one, behind).some(({ to }) => to === behind),
        );
    if (length === undefined || behind - length <= from) return behind;
    last = behind - length;
  }
}

/** What is behind these may be said of the text. */
const DANGLING = /^(?:now|too|also|here|there|ora|adesso|anche|qui|instead|invece)$/;
const ARTICLE = {
  en: /^(?:a|an|the|our|my)$/,
  it: /^(?:il|lo|la|i|gli|le|l|un|una|uno|nostr[oaie])$/,
};

/** "Where the map was" and "right after the title" tell a place. */
function opensNoText(word: string): boolean {
  return NOT_FIRST.test(word) || PLACES.test(word);
}

const PLACES =
  /^(?:where|top|bottom|right|after|before|above|below|last|first|dove|cima|fondo|alto|basso|mezzo|coda|testa|evidenza|ordine|subito|prima|dopo|sopra|sotto)$/;

function isPlain(request: Request, from: number, to: number): boolean {
  const { words, tokens, text } = request;
  const first = tokens[from];
  if (!first || to <= from || to - from > LONGEST_COPY) return false;
  const isCapital = /^\p{Lu}/u.test(text.slice(first.start));
  if (ARTICLE[request.language].test(words[from - 1] ?? '') && !isCapital) return false;
  if (DANGLING.test(words[to - 1] ?? '')) return false;
  if (opensNoText(words[from] ?? '') && !isCapital) return false;
  const isLook = readLook(request, from, to).some((look) => look.to === to);
  return (
    !isLook &&
    placeIn(request, from, to) === undefined &&
    words.slice(from, to).every((word, at) => isCopy(request, from + at, { from, to, word }))
  );
}

/** "Timetable in the menu", "Selected work after the gallery" name where it is to stand, too: where that begins. */
function placeIn(request: Request, from: number, to: number): number | undefined {
  for (let at = from + 1; at < to; at += 1) {
    const linkers = [...OF.at(request.words, at, to), ...BESIDE.at(request.words, at, to)];
    const isPlace = linkers.some((linker) => {
      const start = skip(request, linker.to, to);
      const isMenu = MENU.has(request.words[start] ?? '') && skip(request, start + 1, to) === to;
      return (
        isMenu || readSection(request, start, to).some((found) => endsClause(request, found.to, to))
      );
    });
    if (isPlace) return request.words[at - 1] === ',' ? at - 1 : at;
  }
  return undefined;
}

function endsClause({ words }: Request, at: number, to: number): boolean {
  return at === to || words[at] === ',';
}

const MENU = new Set(['menu', 'navigation', 'nav', 'footer', 'header']);

function isCopy(
  request: Request,
  at: number,
  { from, to, word }: { from: number; to: number; word: string },
): boolean {
  const { tokens, text } = request;
  const token = tokens[at];
  const isName = at > from && /^\p{Lu}/u.test(text.slice(token?.start));
  const isMark = isStop(word) || MARKS.test([word, wordAt(request, at + 1)].join(' '));
  if (token?.kind === 'web' || token?.quoted !== undefined || isMark) return false;
  if (NOT_COPY.test(word) && !isName) return false;
  if (moneyAt(request, at, { end: to, needsCurrency: true }).length > 0) return false;
  return !(isJoint(word) && opensAnother(request, at + 1, to));
}

function opensAnother(request: Request, at: number, to: number): boolean {
  const next = skip(request, at, to);
  return VERBS.has(wordAt(request, next)) || readPart(request, next, to).length > 0;
}

/** What stands in no text, and what is said of it behind a comma. */
const MARKS =
  /^(?:[:"()] |, (?:in|on|at|see|with|from|for|to|nel|nella|nei|nelle|sul|sulla|al|alla|con|da|per|vedi)$)/;

/** Who said something: a name, and perhaps a place, to the end of the clause. */
export const readAuthor: SlotReader = (request, from, end) => {
  const value = textBetween(request, from, end).replace(/\.$/, '');
  const isName = /^\p{L}[^"“«?!:]{1,60}$/u.test(value) && /\p{Lu}/u.test(value);
  const first = request.words[from] ?? '';
  return isName && !PLACED.test(value) && !NOT_COPY.test(first) && !VERBS.has(first)
    ? [{ to: end, value, free: 1 }]
    : [];
};

/** Where it is to stand is no part of a name. */
const PLACED =
  /(?<!\p{L})(?:first|last|top|bottom|put|per prim[ao]|per ultim[ao]|in cima|in fondo)(?!\p{L})/iu;

const MOST_REST = 40;

/** A sentence told behind "that": all to the end of the clause, unless it may hold another wish or take something back. */
export const readRest: SlotReader = (request, from, end) => {
  const to = politeEnd(request, from, end);
  const words = request.words.slice(from, to);
  const opens = words.some(
    (word, at) => at > 0 && isJoint(words[at - 1] ?? '') && VERBS.has(word) && word !== words[0],
  );
  const said = words.join(' ');
  const isTold =
    words.length > 2 && words.length <= MOST_REST && STATES.test(said) && !UNSURE.test(said);
  return isTold && !opens ? [{ to, value: textBetween(request, from, to), free: to - from }] : [];
};

/** "Add that photo" states nothing. */
const STATES =
  /(?:^| )(?:we|i|is|are|was|were|has|have|do|does|can|will|won|offer|sells?|accepts?|takes?|delivers?|opens?|closes?|speaks?|è|sono|siamo|abbiamo|ho|hanno|ha|c|ci|si|\w+iamo|\w+ono|\w+ano) /;

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

/** Doubts and limits, which no page tells of itself. */
const UNSURE =
  /(?:^| )(?:but|except|unless|even (?:if|though)|maybe|perhaps|roughly|more or less|more|less|each|every|under|below|above|ogni|sotto|sopra|bigger|smaller|should|must|you|your|please|ma|pero|tranne|anche se|forse|magari|circa|piu o meno|puoi|potete|deve|dovrebbe)(?: |$)/;

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
/** These speak of prices that are listed. */
const OF_SUMS = /^(?:prices?|prezz[oi]|by|off)$/;
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
