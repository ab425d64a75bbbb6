import { finishSteps, type Steps } from '#domain/text/steps.ts';
import type { Brief } from '../brief/brief.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { TOWNS } from '../brief/cities.ts';
import { inTown } from '../brief/place.ts';
import { likelyWords } from '../reader/likely-words.ts';
import { numbersOf, type TokenKinds } from '../reader/read-stretches.ts';
import { hasVerb } from './statements.ts';
import { findOtherTrade } from '../trades/trade-words.ts';

/** Likelier than this the learned reader decides alone. */
const SURE = 0.5;
/** Less likely than this is no place of its own, whatever a rule found. */
const RULED_OUT = 0.03;
/** What is no noun with this probability is not one because a rule cuts it out. */
const POSSIBLE = 0.15;
const PLACE = numbersOf('place');
const NOUN = numbersOf('noun');

/** How likely the likeliest word of what a rule found is of such a kind. */
function supportOf(
  found: string,
  { text, kinds, numbers }: { text: string; kinds: TokenKinds; numbers: readonly number[] },
): number {
  const from = text.indexOf(found);
  if (from < 0) return 0;
  return kinds.tokens.reduce(
    (most, { start, end }, at) =>
      start >= from && end <= from + found.length
        ? Math.max(most, kinds.chance(at, numbers))
        : most,
    0,
  );
}

const NO_END =
  /(?:\s(?:and|e|ed|o|or|with|con|for|per|in|on|a|ad|at|to|by|about|based|of|di|del|della|dei|che|that|which|who|been|doing|da|dal|dalla|from|since|my|our|the|il|la|lo|un|una|around|near|&|i|we|it|tra|fra|su|sul|is|è|rural|rurale|central|north|south|east|west|greater|zona|area))+$/i;
const NO_START =
  /^(?:(?:an?|the|my|our|un[ao]?|il|la|lo|di|del|della|da|of|and|e|small|little|piccol[oa]|per|for|sito|website)\s|(?:un|l)['’])+/i;

const PLACE_BEFORE =
  /(?:\p{Lu}[\p{L}'’]+\s(?:(?:di|del|della|dei|degli|in|sul|sulla|al|la|le|on|upon|under)\s)?){1,2}$/u;
const NOT_OF_PLACE = /^(?:In|A|Da|Near|At|From|Via|Viale|Piazza|Corso|The|Siamo|We)\s/;

/** "Lama" of "Castel di Lama". */
function wholePlace(text: string, place: string): string {
  const at = text.indexOf(place);
  const before = PLACE_BEFORE.exec(text.slice(Math.max(0, at - 30), Math.max(0, at)))?.[0] ?? '';
  return NOT_OF_PLACE.test(before) ? place : before + place;
}

/** As far as a brief says where it is. */
const OPENING = 90;
/** Towns whose names are words, too. */
const COMMON =
  /^(?:bath|reading|nice|sale|bury|deal|ware|diss|massa|potenza|pace|fermo|mobile|orange|como|prato|lodi|cento|terni|trani)$/i;

/** "plumber in leeds", "vegan cafe Norwich, …": a town that everybody knows, however it is written. */
function townIn(text: string, language: Brief['language']): Brief['place'] {
  const [opening = ''] = /^[^\d€£$]*/u.exec(text.slice(0, OPENING)) ?? [];
  const words = opening.match(/(?<![\p{L}'’-])\p{L}{4,}(?![\p{L}'’-])/gu) ?? [];
  const town = words.find((word) => TOWNS.has(word.toLowerCase()) && !COMMON.test(word));
  return town === undefined ? undefined : inTown(capitalise(town.toLowerCase()), language);
}

const UNIT_BEFORE =
  /(?:Unit|Flat|Studio|Shop|Suite|Arch|Office|Workshop|Interno|Scala)\s[\dA-Z]{1,3},\s$/u;

/** "Unit 2, 88 Lower Mews". */
function wholeAddress(text: string, address: string): string {
  const at = text.indexOf(address);
  const [before = ''] = UNIT_BEFORE.exec(text.slice(Math.max(0, at - LONGEST_UNIT), at)) ?? [];
  return before + address;
}

const LONGEST_UNIT = 16;
/** Where somebody was once, or what they look after there, is not where they are. */
const ELSEWHERE =
  /(?<!\p{L})(?:trained|studied|learnt|learned|qualified|apprenticed|born|grew up|moved|came|laureat[oa]|diplomat[oa]|studiato|cresciut[oa]|nat[oa]|imparato)\s(?:\p{L}+\s){0,2}(?:at|in|from|a|ad|da|nel|nella)\s$/iu;

function isElsewhere(text: string, place: string): boolean {
  const at = text.indexOf(place);
  return ELSEWHERE.test(text.slice(Math.max(0, at - SIGHT_OF_PLACE), at));
}

const SIGHT_OF_PLACE = 40;

function placeOf(text: string, brief: Brief, kinds: TokenKinds): Brief['place'] {
  const { language } = brief;
  const place = brief.place && isElsewhere(text, brief.place.name) ? undefined : brief.place;
  const support = place === undefined ? 0 : supportOf(place.name, { text, kinds, numbers: PLACE });
  if (support > SURE) return place;
  const [likely] = likelyWords(text, kinds, 'place');
  if (likely !== undefined && likely.chance > SURE && !isElsewhere(text, likely.text)) {
    return inTown(wholePlace(text, likely.text), language);
  }
  return support > RULED_OUT ? place : townIn(text, language);
}

const LONGEST_NOUN = 48;
/** Talk behind a noun: "oven cleaning lol not glamorous". */
const TALK =
  /\s(?:here|lol|mainly|mostly|but|haha|not|been|please|si|no)\s.*$|\s(?:lol|mainly|si|here|bizz?)$/iu;

const TITLE_AT_END = /\s(?:dott|dr|avv|ing|arch|geom|prof)(?:\.?ssa)?\.?$/i;

function tidyNoun(words: string): string {
  return words
    .replace(TITLE_AT_END, '')
    .replace(TALK, '')
    .replace(NO_END, '')
    .replace(NO_START, '');
}

/** Says too little, or who rather than what. */
const VAGUE =
  /^(?:shop|store|negozio|ditta|azienda|attività|business|company|figli[ae]?|sons?|daughters?|family|famiglia|moglie|marito)$|^(?:mese|anno|month|year)(?!\p{L})|[\d()]/iu;
/** What is asked for rather than what somebody does. */
const OF_PAGE = /\b(?:look|style|stile|pages?|web ?site|site|pagina|paginetta|sito|menu online)\b/i;

/** True of words that say what somebody is or has: none that do something, none that are the name. */
function isNoun(words: string, name: string | undefined): boolean {
  const isOfName = name?.toLowerCase().includes(words.toLowerCase()) ?? false;
  return (
    /\p{L}{3}/u.test(words) &&
    !OF_PAGE.test(words) &&
    !VAGUE.test(words) &&
    words.length <= LONGEST_NOUN &&
    !hasVerb(words.replaceAll(/\p{L}+-\p{L}+/gu, '')) &&
    !isOfName
  );
}

/** 'Alpaca walks "Bracken Fold"' */
function isBeforeName(text: string, subject: string): boolean {
  return text.startsWith(subject) && /^\s["“«]/.test(text.slice(subject.length));
}

const TEACHES =
  /(?:^|[.!?,\n]\s*|\sand\s)(?:i|we) teach ((?:\p{L}+\s){0,2}\p{L}{3,})(?=\s(?:to|in|for|at|and|from|near)\s|[.,;!\n]|$)/iu;
const INSEGNA =
  /(?:^|[.!?,\n]\s*|\se\s)(?:insegno|insegniamo)\s(?:il\s|lo\s|la\s|l['’])?((?:\p{L}+\s){0,2}?\p{L}{3,})(?=\s(?:a|ai|agli|in|per|da|nel|e)\s|[.,;!\n]|$)/iu;

const RENTS =
  /(?<!\p{L})(?:rent(?:ing)?(?: out)?|letting|affitt(?:o|iamo)|noleggi(?:o|amo))\s(?:(?:a|an|the|our|my|un|una|il|la)\s|un['’]|l['’])((?:[\p{L}'’-]+\s){0,2}[\p{L}'’-]{3,})(?=\s(?:near|in|at|on|outside|a|su|sul|vicino)\s|[.,;!\n]|$)/iu;

/** "I teach ukulele to grown ups": ukulele lessons; "renting out a shepherd's hut". */
function taughtIn(text: string): string | undefined {
  const english = TEACHES.exec(text)?.[1];
  const italian = INSEGNA.exec(text)?.[1];
  if (english !== undefined) return `${english} lessons`;
  return italian === undefined ? RENTS.exec(text)?.[1] : `Lezioni di ${italian}`;
}

/** "Ceramics studio sells mugs": what stands before the verb is the noun. */
const FINITE =
  /(?<!\s(?:that|which|who|che))\s(?:covers|sells|makes|offers|repairs|restores|runs|is|are|does|serves|vende|offre|fa|ripara|copre|è|sono)(?=\s)/iu;

/** What the page is about, as its owner calls it: surely a noun, else a rule's find that may be one. */
function* subjectOf(text: string, brief: Brief, kinds: TokenKinds): Steps<string | undefined> {
  const { name } = brief;
  const subject = brief.subject?.split(FINITE)[0];
  const likely = likelyWords(text, kinds, 'noun')
    .filter(({ chance }) => chance > SURE)
    .map(({ text: words }) => tidyNoun(words))
    .find((words) => isNoun(words, name));
  if (likely !== undefined) return likely;
  yield;
  const mayBe = (found: string): boolean =>
    supportOf(found, { text, kinds, numbers: NOUN }) > POSSIBLE;
  if (subject !== undefined && (mayBe(subject) || isBeforeName(text, subject))) return subject;
  yield;
  const taught = taughtIn(text);
  if (taught !== undefined) return taught;
  yield;
  const trade = findOtherTrade(text);
  return trade !== undefined && mayBe(trade) ? trade : undefined;
}

/** "Plumber in leeds" is a plumber, "vegan cafe Norwich" a cafe. */
function withoutPlace(subject: string | undefined, place = '\n'): string | undefined {
  if (subject?.toLowerCase().endsWith(` ${place.toLowerCase()}`) !== true) return subject;
  const bare = subject
    .slice(0, -place.length)
    .trim()
    .replace(/\s(?:in|near|a|ad|at|di|of)$/i, '');
  return bare === '' || JOINED.test(bare) ? subject : bare;
}

/** "Electrician covering Bath and Bristol" has two places. */
const JOINED = /\s(?:and|or|e|o|covering|serving|&)$|,$/i;

/** The brief with what it is about and where as the learned reader has them; rules fill what it leaves open. Linear. */
export function settleBrief(text: string, brief: Brief, kinds: TokenKinds): Brief {
  return finishSteps(settleBriefSteps(text, brief, kinds));
}

/** The same in steps. */
export function* settleBriefSteps(text: string, brief: Brief, kinds: TokenKinds): Steps<Brief> {
  const { subject: _subject, place: _place, ...rest } = brief;
  const place = placeOf(text, brief, kinds);
  yield;
  const subject = withoutPlace(yield* subjectOf(text, brief, kinds), place?.name);
  const address = rest.address === undefined ? undefined : wholeAddress(text, rest.address);
  return {
    ...rest,
    ...(address && { address }),
    ...(subject && { subject }),
    ...(place && { place }),
  };
}
