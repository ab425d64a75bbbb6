import { dayOf } from '../reading/calendar.ts';
import { readHours } from '../reading/hours/read-hours.ts';
import { claimsIn, foldLine, isSaid, readClaims, type BriefClaims } from './claims.ts';
import type { PagePlan } from './plan-types.ts';

/** So many digits may be part of a telephone number that is written otherwise. */
const LONG_NUMBER = 3;

/** Every text of a plan that its page shows. */
export function shownTexts(plan: PagePlan): string[] {
  const { name = '', noun, headline, lead, facts, sections } = plan;
  return [
    name,
    noun,
    headline,
    lead,
    ...facts.map(({ value }) => value),
    ...sections.flatMap(({ title, intro = '', items = [], until = '' }) => [
      title,
      intro,
      until.replaceAll('-', ' '),
      ...items.flatMap(
        ({
          name: own = '',
          text = '',
          price = '',
          note = '',
          group = '',
          points = [],
          body = [],
          link = '',
        }) => [own, text, price, note, group, link, ...points, ...body],
      ),
    ]),
  ];
}

/**
 * The clauses of a brief whose number, time, address or proper name is nowhere in the texts of a page, as they are
 * written. Linear in the length of both.
 */
export function findLostFacts(texts: string, brief: string): string[] {
  const shown = readShown(texts);
  return [...new Set(clausesOf(brief).filter((clause) => !holdsFacts(clause, shown)))];
}

/**
 * Those of these clauses that the texts of a page do not hold: a fact of theirs is missing, or most of their words are.
 * Linear in the length of both.
 */
export function findMissing(texts: string, clauses: readonly string[]): string[] {
  if (clauses.length === 0) return [];
  const shown = readShown(texts);
  return clauses.filter((clause) => !holdsFacts(clause, shown) || !holdsWords(clause, shown));
}

/**
 * Those of these clauses most of whose telling words the texts of a page do not have, in this or another ending. Linear
 * in the length of both.
 */
export function findUntold(texts: string, clauses: readonly string[]): string[] {
  const shown = readShown(texts);
  const stems = new Set([...shown.words].map(stemOf));
  const isTold = (word: string): boolean => stems.has(stemOf(word)) || isDayShown(word, shown);
  return clauses.filter((clause) => {
    const telling = wordsOf(clause).filter((word) => word.length > TELLING_WORD);
    const isHours = readHours(clause).length > 0;
    return !isHours && telling.filter(isTold).length < telling.length * HALF;
  });
}

const HALF = 0.5;
const STEM = 5;

function stemOf(word: string): string {
  return word.slice(0, STEM).replace(/[aeiouys]+$/u, '');
}

interface Shown extends BriefClaims {
  words: ReadonlySet<string>;
  /** Days of the week from 0, with those between two days of a table of hours. */
  days: ReadonlySet<number>;
  /** As a table of hours writes them: `17:30`. */
  times: ReadonlySet<string>;
}

function readShown(texts: string): Shown {
  const claims = readClaims(texts);
  const times = new Set(claimsIn(texts).flatMap(({ kind, key }) => (kind === 'time' ? [key] : [])));
  return { ...claims, times, words: new Set(claims.text.match(WORD)), days: daysIn(claims.text) };
}

const DAY_SPAN = /(?<!\p{L})(\p{L}{3,9})\s?[-–—]\s?(\p{L}{3,9})(?!\p{L})/gu;

/** The days that a text names, and those between them. */
function daysIn(text: string): Set<number> {
  const named = (text.match(WORD) ?? []).flatMap((word) => dayOf(word) ?? []);
  const between = [...text.matchAll(DAY_SPAN)].flatMap(([, one = '', other = '']) => {
    const [from, to] = [dayOf(one), dayOf(other)];
    if (from === undefined || to === undefined) return [];
    return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
  });
  return new Set([...named, ...between]);
}

/** "Mondays" where the page says "Mon" or "Sat–Tue". */
function isDayShown(word: string, { days }: Shown): boolean {
  const day = dayOf(word);
  return day !== undefined && days.has(day);
}

const WORD = /[\p{L}\d]+/gu;
/** Shorter words say little by themselves. */
const TELLING_WORD = 3;
const MOST_OF = 0.6;

const TIME = /^(\d{1,2})(?:[.,](\d{2}))?$/;

/** "5.30" where the page says 17:30. */
function isShownTime(written: string, { times }: Shown): boolean {
  const [, hour, minutes = '00'] = TIME.exec(written) ?? [];
  if (hour === undefined) return false;
  return [Number(hour), Number(hour) + 12].some((one) =>
    times.has(`${String(one).padStart(2, '0')}:${minutes}`),
  );
}

/** "8-12.30", "from 7pm", "dalle 15 alle 19": what stands beside a number that is a time. */
const HOURS =
  /(?<![\d.,])\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm)?\s?(?:[-–—]|to|till?|until|alle)\s?\d{1,2}(?:[.:]\d{2})?(?![\d.,]?\d)|(?<!\p{L})(?:alle|dalle|ore|at|orari\p{L}*|hours)\s\d|\d\s?(?:am|pm)(?!\p{L})/iu;

function holdsFacts(clause: string, shown: Shown): boolean {
  const tellsHours = HOURS.test(clause) || readHours(clause).length > 0;
  const isClaimShown = claimsIn(clause).every((claim) => {
    if (claim.kind !== 'number') return isSaid(claim, shown);
    const { key, start, end } = claim;
    if (tellsHours && isShownTime(clause.slice(start, end), shown)) return true;
    return shown.numbers.has(key) || (key.length >= LONG_NUMBER && shown.digits.includes(key));
  });
  const isWordShown = (word: string): boolean => shown.words.has(word) || isDayShown(word, shown);
  return isClaimShown && properNames(clause).every((name) => wordsOf(name).every(isWordShown));
}

function holdsWords(clause: string, shown: Shown): boolean {
  const telling = wordsOf(clause).filter((word) => word.length >= TELLING_WORD);
  return telling.filter(isIn(shown)).length >= telling.length * MOST_OF;
}

function isIn({ words }: Shown): (word: string) => boolean {
  return (word) => words.has(word);
}

function wordsOf(text: string): string[] {
  return foldLine(text).match(WORD) ?? [];
}

/** Parts between full stops, semicolons, line ends and commas that do not stand in a number. */
function clausesOf(text: string): string[] {
  return text
    .split(/[;\n!?]|(?<!(?<!\p{L})(?:no|nr|n))\.(?=\s|$)|[,:](?=\s|$)/iu)
    .map((clause) => clause.replace(/^\s*[-–—•*]\s+/, '').trim())
    .filter((clause) => /\p{L}/u.test(clause));
}

/** Words with a capital that do not begin a sentence: names of people, places, makes. */
function properNames(clause: string): string[] {
  return [...clause.matchAll(/(?<=[\p{Ll}\d,&»”"]\s)\p{Lu}[\p{L}\d’']+/gu)].map(([name]) => name);
}
