import { isJoint, isStop, LIGHT_MARKS, NOT_COPY, NOT_FIRST, POLITE, VERBS } from '../lexicon.ts';
import { isEmptyBetween, skip, textBetween, wordAt, type Found, type Request } from '../request.ts';
import { instructsLater } from '../../ground/entry-fields.ts';
import { readLook } from './looks.ts';
import { countDown, remembered, type SlotReader } from './slot.ts';
import { OF } from './kind-cores.ts';
import { BESIDE } from './places.ts';
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
  return value === '' || instructsLater(value) ? [] : [{ to: end, value, free: 1 }];
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
export function politeEnd({ words }: Request, from: number, end: number): number {
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
export function placeIn(request: Request, from: number, to: number): number | undefined {
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

/** Doubts and limits, which no page tells of itself. */
const UNSURE =
  /(?:^| )(?:but|except|unless|even (?:if|though)|maybe|perhaps|roughly|more or less|more|less|each|every|under|below|above|ogni|sotto|sopra|bigger|smaller|should|must|you|your|please|ma|pero|tranne|anche se|forse|magari|circa|piu o meno|puoi|potete|deve|dovrebbe)(?: |$)/;
