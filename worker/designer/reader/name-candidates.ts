import { numbersOf, type TokenKinds } from './read-stretches.ts';
import { GAP, type Token } from './tokens.ts';
import { classOf } from './word-class.ts';

/** Tokens that may be the name of what a page is about. */
export interface NameCandidate {
  text: string;
  from: number;
  /** The first token behind it. */
  to: number;
}

const NAME = numbersOf('name');
const LONGEST = 7;
const MOST = 200;
/** Below this a word is no part of a name, unless it has a capital. */
const POSSIBLE = 0.02;
/** The first words of a brief may be a name in small letters. */
const OPENING = 4;
const INNER = /^[&+'’.@/-]$/;
/** A full stop belongs to a name behind a letter or between such: "F.lli", "Dr. Hart". */
const SHORT = /^(?:\p{L}|dr|st|mr|mrs|dott|avv|f|s|prof)$/iu;

/** In small letters these lead to a place, a person or a thing: "in Orrisdale". */
const LEADS_ON =
  /^(?:an?|at|by|for|from|in|near|of|on|to|with|ad|con|di|in|nel|nell[aeo']|per|sul|sull[aeo']|vicino)$/;
/** "Sono Anna", "I repair". */
const SPEAKS = /^(?:i|i['’]m|im|we|we['’]re|sono|siamo|ho|mi|ci)$/i;
/** What stands behind these is a place: "in Cremona and London". */
const PLACES = /^(?:in|near)$/;
const YEAR = /^(?:19|20)\d\d$/;

/** Whoever does something for a page does not name it: "Docente Ottavia Cimmaruta". */
export const ROLE =
  /^(?:docente|insegnante|maestr[oa]|presidente|tesorier[ea]|segretari[oa]|relator[ei]|tutor|teacher|instructors?|chair(?:man|woman)?|treasurer|secretary|coach|info|contatti|contact)(?!\p{L})/iu;

/** "I Randagi" has an Italian article. */
const THOSE = /^\p{Lu}\p{Ll}+i$/u;

function mayStart({ text, gap }: Token, before: Token | undefined, next?: Token): boolean {
  const isPlace = gap === GAP.none && PLACES.test(before?.text ?? '');
  return (
    !isPlace &&
    /[\p{L}\d@]/u.test(text) &&
    !LEADS_ON.test(text) &&
    (!SPEAKS.test(text) || (text === 'I' && THOSE.test(next?.text ?? ''))) &&
    !ROLE.test(text)
  );
}

function mayEnd({ text }: Token, next: Token | undefined): boolean {
  const hasYear = next?.gap === GAP.none && YEAR.test(next.text);
  return /[\p{L}\d@]/u.test(text) && !hasYear;
}

function mayGoOn(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || token.gap >= GAP.line) return false;
  if (token.gap === GAP.sentence) return SHORT.test(tokens[at - 2]?.text ?? '');
  if (token.text === '.') return SHORT.test(tokens[at - 1]?.text ?? '');
  if (token.gap === GAP.clause) return tokens[at - 1]?.text === '-';
  return /[\p{L}\d]/u.test(token.text) || INNER.test(token.text);
}

/** Lines behind the first that open with a day: "Tue Hambrick Turn" is a row of a programme. */
function readRows(tokens: readonly Token[]): boolean[] {
  let isRow = false;
  return tokens.map(({ gap, word }, at) => {
    if (gap >= GAP.line) isRow = at > 0 && classOf(word) === 'day';
    return isRow;
  });
}

/** The stretches of up to seven tokens that may be a name, the likeliest first if there are many. Linear. */
export function listNames(text: string, { tokens, chance }: TokenKinds): NameCandidate[] {
  const rows = readRows(tokens);
  const likely = tokens.map((token, at) => {
    if (rows[at] === true) return 0;
    const own = chance(at, NAME);
    const isOpening = at < OPENING && token.gap < GAP.clause;
    return own > POSSIBLE || isOpening || at === 0 || /^\p{Lu}|^\d+$/u.test(token.text)
      ? Math.max(own, POSSIBLE)
      : 0;
  });
  const found: (NameCandidate & { score: number })[] = [];
  for (const [from, token] of tokens.entries()) {
    if (likely[from] === 0 || !mayStart(token, tokens[from - 1], tokens[from + 1])) continue;
    let score = 0;
    for (let to = from + 1; to <= Math.min(tokens.length, from + LONGEST); to += 1) {
      if (to - 1 > from && !mayGoOn(tokens, to - 1)) break;
      score = Math.max(score, likely[to - 1] ?? 0);
      if ((likely[to - 1] ?? 0) === 0 || !mayEnd(tokens[to - 1] ?? token, tokens[to])) continue;
      found.push({ text: text.slice(token.start, tokens[to - 1]?.end), from, to, score });
    }
  }
  return found
    .toSorted((one, two) => two.score - one.score)
    .slice(0, MOST)
    .map(({ text: name, from, to }) => ({ text: name, from, to }));
}
