import { ENGLISH_WORDS, FOREIGN_WORDS, ITALIAN_WORDS } from './language-words.ts';
import type { Source, Token } from './tokens.ts';

/** The languages that requests are read in and that pages are written in without a model. */
export type ReadingLanguage = 'en' | 'it';

export interface LanguageReading {
  /** `other`: neither of the two; undefined: the text tells nothing, or both alike. */
  language: ReadingLanguage | 'other' | undefined;
  /** Words and signs of each language that were counted. */
  english: number;
  italian: number;
}

const FEWEST_FOREIGN = 3;

/**
 * The language that a text is written in, by its function words, everyday words and signs. What stands in quotes is
 * not counted, nor are mail addresses: names belong to no language.
 */
export function detectLanguage(source: Source): LanguageReading {
  const tokens = withoutNames(source.tokens);
  const { english, italian } = countOurs(source, tokens);
  const ours = Math.max(english, italian);
  const foreign = countForeign(source, tokens);
  const isForeign = foreign >= FEWEST_FOREIGN && foreign > ours + 1;
  if (isForeign || isOtherScript(tokens)) return { language: 'other', english, italian };
  const leader = english > italian ? 'en' : 'it';
  return { language: english === italian ? undefined : leader, english, italian };
}

/** Longest text in quotes that is taken for a name or for words to be shown, in UTF-16 units. */
const LONGEST_QUOTE = 400;

function withoutNames(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  let quote: { at: number; start: number } | undefined;
  for (const [index, token] of tokens.entries()) {
    if (token.text === '"') {
      if (quote !== undefined && token.start - quote.start <= LONGEST_QUOTE) {
        kept.length = quote.at;
        quote = undefined;
      } else quote = { at: kept.length, start: token.start };
    }
    if (!isOfMail(tokens, index)) kept.push(token);
  }
  return kept;
}

/** A word beside an @, or one that a dot ties to it: "ada@example.com". */
function isOfMail(tokens: readonly Token[], at: number): boolean {
  return [-3, -1, 1, 3].some((far) => tokens[at + far]?.text === '@' && isChain(tokens, at, far));
}

function isChain(tokens: readonly Token[], at: number, far: number): boolean {
  const [from, to] = far < 0 ? [at + far, at] : [at, at + far];
  for (let index = from; index < to; index += 1) {
    if (tokens[index]?.end !== tokens[index + 1]?.start) return false;
  }
  return true;
}

/** "più", "caffè", "è"; a single "à" is French. */
const ITALIAN_END = /(?:.(?:[àèìòùÀÈÌÒÙ]|\u0300)|^[èÈ])$/;

/**
 * "a" with a small letter behind it is an English article, with a capital it is an Italian "to a place". "i"
 * before a plural ("i pulsanti") is the Italian article.
 */
function countOurs({ folded }: Source, tokens: readonly Token[]) {
  let [english, italian, articles, places] = [0, 0, 0, 0];
  for (const [index, { kind, text, start, end }] of tokens.entries()) {
    const behind = tokens[index + 1];
    const isArticle = text === 'i' && behind?.kind === 'word' && behind.text.endsWith('i');
    if (kind === 'word' && ENGLISH_WORDS.has(text) && !isArticle) english += 1;
    if (kind === 'word' && (isArticle || ITALIAN_WORDS.has(text))) italian += 1;
    if (kind === 'word' && ITALIAN_END.test(folded.original.slice(start, end))) italian += 1;
    if ((text === '£' || text === '$') && behind?.kind === 'number') english += 1;
    if (kind === 'number' && behind?.text === 'euro') italian += 1;
    if (text === 'a' && behind?.kind === 'word') {
      const isSmall = folded.original.startsWith(behind.text, behind.start);
      articles += Number(isSmall);
      places += Number(!isSmall);
    }
  }
  return {
    english: english + (italian === 0 ? articles : 0),
    italian: italian + (english === 0 ? places : 0),
  };
}

/** Letters and marks of French, Spanish, German and Portuguese, in the order of `FOREIGN_WORDS`. */
const FOREIGN_SIGNS: readonly (RegExp | undefined)[] = [undefined, /[ñ¿¡]/i, /ß/, /[ãõ]/i];

/** The words and signs of the foreign language that has most of them. */
function countForeign({ folded }: Source, tokens: readonly Token[]): number {
  const counts = FOREIGN_WORDS.map((words, language) => {
    const signs = FOREIGN_SIGNS[language];
    return tokens.filter(
      ({ text, start, end }) => words.has(text) || signs?.test(folded.original.slice(start, end)),
    ).length;
  });
  return Math.max(...counts);
}

const LATIN = /^[a-zß-ɏ]/;
const ANY_LETTER = /^\p{L}/u;

/** More letters of other scripts than of the Latin one. */
function isOtherScript(tokens: readonly Token[]): boolean {
  let [latin, other] = [0, 0];
  for (const { kind, text } of tokens) {
    if (kind === 'word' && LATIN.test(text)) latin += text.length;
    else if (text > '\u036f' && ANY_LETTER.test(text)) other += text.length;
  }
  return other > latin;
}

/** Words that stand in briefs of both languages. */
const SHARED = new Set(
  'bar sport film tram gas yoga pilates relax design designer hotel club web pub personal trainer coach wedding planner food truck hamburger freelance timer pomodoro quiz dog cat sitter tattoo studio shop store online blog podcast app band rock jazz punk folk tour dj party pizza pasta gelato area idea data info logo photo video audio menu via extra media opera villa cinema camera formula sofa taxi two who also into no so go do to sauna spa vegan panda bistro brunch burger sushi street fitness gym crossfit smart home office shooting social marketing manager landing page designer graphic computer laser snack catering camper camping park garage car wash outlet brand link bio instagram tiktok whatsapp facebook newsletter rsvp save date'.split(
    ' ',
  ),
);
/** How English and Italian words end; a closing "e" is common in both. */
const ENGLISH_END = /(?:[bcdfgklmnprstvxzwyjhq]|ee|ce|ue|ye|we)$/u;
const ITALIAN_END_OF_WORD = /(?:[aio]|zione|mente|tore|trice|iere|ente|ale|ile|pee|che)$/u;
const SHORTEST_WORD = 3;

/**
 * What the ends of its words say where no word of either language decides: positive for English ("drain unblocking"),
 * negative for Italian ("spurgo pozzi neri"). Words with capitals are names and do not count, unless nothing else stands
 * there.
 */
function readEndings({ folded, tokens }: Source): number {
  const words = withoutNames(tokens).filter(
    ({ kind, text }) => kind === 'word' && text.length >= SHORTEST_WORD,
  );
  const small = words.filter(({ text, start }) => folded.original.startsWith(text, start));
  return (small.length > 0 ? small : words)
    .filter(({ text }) => !SHARED.has(text))
    .reduce(
      (lead, { text }) =>
        lead + (ITALIAN_END_OF_WORD.test(text) ? -1 : Number(ENGLISH_END.test(text))),
      0,
    );
}

/** A word of everyday counts as much as this many ends of words. */
const WORD_WEIGHT = 2;
const MOST_OF_ENDINGS = 4;

/** How far a text leans to English (positive) or Italian (negative), by its words and their ends. */
export function leanLanguage(source: Source): number {
  const { english, italian } = detectLanguage(source);
  const endings = Math.max(-MOST_OF_ENDINGS, Math.min(MOST_OF_ENDINGS, readEndings(source)));
  return (english - italian) * WORD_WEIGHT + endings;
}
