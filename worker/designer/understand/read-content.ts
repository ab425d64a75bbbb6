import type { PageKind } from '#domain/page-plan/plan-types.ts';
import type { Steps } from '#domain/text/steps.ts';
import type { Brief } from '../brief/brief.ts';
import { TOWNS } from '../brief/cities.ts';
import { readTokenKinds, type TokenKinds } from '../reader/read-stretches.ts';
import type { Reader } from '../reader/reader.ts';
import { splitBrief } from '../reader/split-brief.ts';
import type { Trade } from '../trades/trade.ts';
import { clauseKinds } from './clause-kinds.ts';
import { collectContent } from './collect-content.ts';
import type { Content } from './content.ts';
import { isLegal } from './contact-facts.ts';
import { townIn } from './elsewhere.ts';
import { readHeaderName } from './header-name.ts';
import { beginsAlike } from './plan-headline.ts';
import { SPLIT_RULES } from './judge-clause.ts';
import { isOfOpening, openingSentences, saysOnlyHours } from './opening-hours.ts';
import { readCurrency } from './priced-entries.ts';
import { printJudge } from './print-judge.ts';
import { settleItems } from './settle-items.ts';
import { hasVerb } from './statements.ts';
import { readQuestions } from './take-questions.ts';
import { tellsVisitors } from './told-rules.ts';
import { writePrices } from './write-prices.ts';

export interface PlanOfBriefInput {
  /** Cleaned. */
  text: string;
  brief: Brief;
  kind: PageKind;
  /** Undefined when no profile knows it. */
  trade: Trade | undefined;
  /** What each of its words is for. */
  kinds: TokenKinds;
  /** Another reader than the one that ships. */
  reader?: Reader | undefined;
}

/** A brief in a language that is not read keeps its facts; its words would be read wrongly. */
function withoutWords({
  brief,
}: PlanOfBriefInput): Pick<PlanOfBriefInput, 'text' | 'brief' | 'kinds'> {
  const { subject: _subject, slogan: _slogan, ...facts } = brief;
  return {
    text: '',
    kinds: readTokenKinds(''),
    brief: { ...facts, ownWords: [], services: [] },
  };
}

/** What a brief says, before it is put into a plan. */
export interface ReadBrief {
  text: string;
  brief: Brief;
  content: Content;
  name: string | undefined;
  /** Sentences that say when it is open. */
  opening: readonly string[];
  /** The page shows a table of hours. */
  hasHours: boolean;
  kinds: TokenKinds;
}

/** A place that only stands in the name is none: "Zampe in Prestito". */
export function withoutNamesake(text: string, brief: Brief, name: string | undefined): Brief {
  const { place, ...rest } = brief;
  const isNamesake =
    place !== undefined &&
    name?.includes(place.name) === true &&
    !TOWNS.has(place.name.toLowerCase());
  if (!isNamesake) return brief;
  const town = townIn(text, brief.language);
  return town === undefined || name.includes(town.name) ? rest : { ...rest, place: town };
}

/** Greetings and thanks ask nothing of the page. */
const MOSTLY_CHAT = 0.6;

/** Reads name, lists, sentences and wishes of a brief, in steps. */
export function* readContent(input: PlanOfBriefInput): Steps<ReadBrief> {
  const { kind, reader } = input;
  const { text, brief, kinds } = input.brief.isForeign ? withoutWords(input) : input;
  const known = readHeaderName(text, { brief, kinds, reader });
  yield;
  const opening = openingSentences(text, kind);
  // "Walk-ins on Fridays 12 to 6" gives hours of something else.
  const hasHours = opening.length > 0 && brief.hours.some(({ times }) => times.length > 0);
  yield;
  const sign = readCurrency(text, brief.language);
  const written = writePrices(text, kinds, sign);
  yield;
  const split = splitBrief(written.text, written.kinds, {
    ...SPLIT_RULES,
    isForGuests: tellsVisitors,
  });
  yield;
  const content = collectContent(split.told, {
    text,
    language: brief.language,
    kind,
    hasHours,
    sign,
    name: known,
    kindsOf: clauseKinds(written.text, written.kinds),
    held: [brief.address ?? [], brief.place?.name ?? []].flat(),
  });
  const kindsOfWish = clauseKinds(written.text, written.kinds);
  content.wishes.push(...split.wishes.filter((wish) => kindsOfWish(wish).chat < MOSTLY_CHAT));
  const questions = readQuestions(text);
  if (questions.length > 0 && !content.sections.has('faq')) {
    content.sections.set('faq', { kind: 'faq', title: '', items: questions });
  }
  const name = content.name || known;
  return {
    text,
    brief: withoutNamesake(text, brief, name),
    content,
    name,
    opening,
    hasHours,
    kinds,
  };
}

/** Words without the signs around them. */
function bareOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

/** Words that say nothing beside a name and a place. */
const FILLERS =
  'a an the in at of by called named is are we our i m ve re s my run own small little based near my name mi chiamo and a ad da di nel nella si chiama un una il la e sono siamo ho abbiamo piccolo piccola mio mia nostro nostra';

/** Says one of these, without beginning with it as a sentence about it does. */
function names(text: string, known: readonly (string | undefined)[]): boolean {
  const lower = text.toLowerCase();
  return known.some((one) => one !== undefined && lower.indexOf(one.toLowerCase()) > 0);
}

/** "I'm opening a shop called Thistle": the header says the name. */
const CALLED =
  /(?<!\p{L})(?:called|named|chiamat[oa]|si chiama|ci chiamiamo|company\s?=)(?!\p{L})/iu;
/** "Barber shop page": what is asked for, and no fact. */
const OF_PAGE = /^(?:\p{L}+\s){1,3}(?:page|web ?site|site|pagina|sito)$/iu;
/** A sentence that names the page says no more when so few of its words are new. */
const MOST_NEW = 5;
const FEW_NEW = 2;
/** Whatever begins as the headline does says no more when fewer of its words are new. */
const MOST_AFTER_HEADLINE = 3;

/** Takes out of the content what is asked rather than told, and what was cut out of a sentence. */
export function judgeContent({ text, content, kinds }: ReadBrief): void {
  const judge = printJudge(text, kinds);
  const mayStand = (one: string): boolean => {
    const use = judge(one);
    const isLeftOut = use === 'asked' || use === 'scrap';
    if (isLeftOut) content.wishes.push(one);
    return !isLeftOut;
  };
  content.statements = content.statements.filter(mayStand);
  content.notes = content.notes.filter(mayStand);
  settleItems(content, judge);
}

/** "[I need a website] for my barber shop, Northgate Barbers, 14 Northgate". */
const ASKS_FOR = /^(?:for|per)\s(?:my|our|an?|the|la|il|lo|un|una|l['’])(?!\p{L})/iu;
/** Words of an address that may stand before what is read of it. */
const UNIT =
  /^(?:unit|flat|studio|shop|suite|arch|office|interno|scala|int|at|in|a|via|\d{1,3}[a-z]?)$/u;

/** Takes out of the content what headline and hours say already. */
export function dropSaid(
  { text, brief, content, name, opening, hasHours, kinds }: ReadBrief,
  headings: readonly (string | undefined)[],
): void {
  const shown = new Set(
    bareOf([...headings, name, brief.place?.name, FILLERS].join(' ')).split(' '),
  );
  const judge = printJudge(text, kinds);
  const newIn = (one: string): number =>
    bareOf(one)
      .split(' ')
      .filter((word) => !shown.has(word)).length;
  /** Holds a number or a name that stands in no heading. */
  const isNews = (one: string): boolean =>
    (one.match(/\d+|(?<=\s)\p{Lu}\p{L}+/gu) ?? []).some((word) => !shown.has(word.toLowerCase()));
  const isNew = (one: string): boolean => {
    const isNaming = judge(one) === 'naming';
    const [headline = ''] = headings;
    const isAlike = headline !== name && beginsAlike(one, headline);
    if (isAlike && newIn(one) < MOST_AFTER_HEADLINE && !isNews(one)) return false;
    if (OF_PAGE.test(one) || (CALLED.test(one) && names(one, [name]))) return false;
    const isNamed = newIn(one) < (isNaming ? MOST_NEW : FEW_NEW) && names(one, [name]);
    const isSaid = isNaming && newIn(one) < FEW_NEW && !isNews(one);
    return !isNamed && !isSaid && newIn(one) > 0;
  };
  const places = new Set(bareOf([brief.address, brief.place?.name].join(' ')).split(' '));
  const isOfPlace = (words: readonly string[]): boolean =>
    words.some((word) => places.has(word)) &&
    words.every((word) => places.has(word) || UNIT.test(word));
  const newNumbers = (one: string): number =>
    bareOf(one)
      .split(' ')
      .filter((word) => /\d/.test(word) && !places.has(word)).length;
  /** Stands in the table of hours, is a piece of the address, or of the request for the page. */
  const isHeld = (one: string): boolean =>
    isLegal(one) ||
    (ASKS_FOR.test(one) &&
      names(one, [name]) &&
      newNumbers(one) === 0 &&
      !hasVerb(one.split(',')[0] ?? '')) ||
    (hasHours && (saysOnlyHours(one, brief) || isOfOpening(one, opening))) ||
    isOfPlace(bareOf(one).split(' '));
  const isKept = (one: string): boolean => isNew(one) && !isHeld(one);
  content.statements = content.statements.filter(isKept);
  content.notes = content.notes.filter(isKept);
}
