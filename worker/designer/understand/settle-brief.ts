import { finishSteps, type Steps } from '#domain/text/steps.ts';
import type { Brief } from '../brief/brief.ts';
import { inTown, withoutNames } from '../brief/place.ts';
import { likelyWords } from '../reader/likely-words.ts';
import { numbersOf, type TokenKinds } from '../reader/read-stretches.ts';
import { isProfession } from '../brief/profession.ts';
import { earlyDeed, saidDeed, saidNoun } from './said-noun.ts';
import { ASKED_KINDS } from '../reader/stretch-kinds.ts';
import { hasVerb } from './statements.ts';
import { findNamedTrade } from '../trades/trade-words.ts';
import { isElsewhere, isOfPast, townIn } from './elsewhere.ts';

/** Likelier than this the learned reader decides alone. */
const SURE = 0.5;
/** Less likely than this is no place of its own, whatever a rule found. */
const RULED_OUT = 0.03;
/** What is no noun with this probability is not one because a rule cuts it out. */
const POSSIBLE = 0.15;
const PLACE = numbersOf('place');
const NOUN = numbersOf('noun');
const ASKED = numbersOf(...ASKED_KINDS);
/** So much of a list may be asked by its likelihood. */
const MOST_ASKED = 0.4;

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
  /(?:\s(?:and|e|ed|o|or|with|con|for|per|in|on|a|ad|at|to|by|about|based|of|di|del|della|dei|che|that|which|who|been|doing|its|it['’]s|im|i['’]m|called|si chiama|da|dal|dalla|from|since|my|our|the|il|la|lo|un|una|around|near|&|i|we|it|tra|fra|su|sul|is|è|rural|rurale|central|north|south|east|west|greater|zona|area))+$/i;
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

const UNIT_BEFORE =
  /(?:Unit|Flat|Studio|Shop|Suite|Arch|Office|Workshop|Interno|Scala)\s[\dA-Z]{1,3},\s$/u;

/** "Unit 2, 88 Lower Mews". */
function wholeAddress(text: string, address: string): string {
  const at = text.indexOf(address);
  const [before = ''] = UNIT_BEFORE.exec(text.slice(Math.max(0, at - LONGEST_UNIT), at)) ?? [];
  return before + address;
}

const LONGEST_UNIT = 16;
/** "Mon Thornby, Tue Wexcombe": on so many days somebody is elsewhere. */
const ROUND =
  /(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|gio|ven|sab|dom)\p{L}*\s\p{Lu}\p{L}+,\s(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|gio|ven|sab|dom)\p{L}*\s\p{Lu}/iu;
/** A place that a rule found, unless its neighbours say that it is none of the page's. */
function ruledPlace(text: string, { place }: Brief): Brief['place'] {
  const at = place === undefined ? -1 : text.indexOf(place.name);
  if (place === undefined || at < 0) return place;
  if (isElsewhere(text, place.name)) return undefined;
  return ROUND.test(text) && ROUND.exec(text)?.[0].includes(place.name) ? undefined : place;
}

function placeOf(text: string, brief: Brief, kinds: TokenKinds): Brief['place'] {
  const { language } = brief;
  const place = ruledPlace(text, brief);
  const support = place === undefined ? 0 : supportOf(place.name, { text, kinds, numbers: PLACE });
  if (support > SURE) return place;
  const [likely] = likelyWords(text, kinds, 'place');
  if (likely !== undefined && likely.chance > SURE && !isElsewhere(text, likely.text)) {
    return inTown(wholePlace(text, likely.text), language);
  }
  if (support > RULED_OUT) return place;
  return ROUND.test(text) ? undefined : townIn(text, language);
}

const LONGEST_NOUN = 48;
/** Talk behind a noun: "oven cleaning lol not glamorous". */
const TALK =
  /\s(?:here|lol|mainly|mostly|but|haha|not|been|please|si|no)\s.*$|\s(?:lol|mainly|si|here|bizz?)$/iu;

const TITLE_AT_END = /\s(?:dott|dr|avv|ing|arch|geom|prof)(?:\.?ssa)?\.?$/i;

function tidyNoun(words: string): string {
  return words
    .replace(/(?:\s(?:\p{L}|\p{L}?\d+\p{L}?))+$/u, '')
    .replace(TITLE_AT_END, '')
    .replace(TALK, '')
    .replace(NO_END, '')
    .replace(NO_START, '');
}

/** Words that do not tell a trade: too general (“shop”), or about the people who run it (“family”). */
const VAGUE =
  /^(?:need|asap|please|website|page|shop|store|negozio|ditta|azienda|attività|business|company|figli[ae]?|sons?|daughters?|family|famiglia|moglie|marito)$|^(?:mese|anno|month|year)(?!\p{L})|[\d()]/iu;
/** A preposition alone names no trade. It is what remains of “per b&b” once “b&b” is taken away. */
const BARE_JOINT = /^(?:per|for|con|with|di|of|da|from|in|a)$/iu;
/** Words about the page that is wanted, not about the business. */
const OF_PAGE = /\b(?:look|style|stile|pages?|web ?site|site|pagina|paginetta|sito|menu online)\b/i;

/** True of words that say what somebody is or has: none that do something, none that are the name. */
function isNoun(words: string, name: string | undefined): boolean {
  const isOfName = name?.toLowerCase().includes(words.toLowerCase()) ?? false;
  return (
    /\p{L}{3}/u.test(words) &&
    !OF_PAGE.test(words) &&
    !VAGUE.test(words) &&
    !BARE_JOINT.test(words) &&
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

/** "In a garage", "on a trailer": where something is done, or with what. */
const WITHIN =
  /(?:^|\s)(?:in|on|at|to|from|inside|above|behind|near|out of|with|like|by|dentro|sopra|dietro|con|su|come)\s(?:(?:an?|the|my|our|un|una|uno|il|lo|la|mio|mia|nostr[oa])\s|un['’]|l['’])(?:\p{L}+\s){0,2}$/iu;
const SIGHT = 34;
/** Behind the title of a course, whom it is for. */
const FOR_WHOM =
  /\s(?:per|for)\s(?:chi|those|people|anyone|tutti|ragazzi|adulti|adults|beginners|principianti)(?!\p{L}).*$/iu;

interface Found {
  noun: string;
  at: number;
}

/** What the learned reader is sure of, none of it only where something is done. */
function likelyNouns(text: string, { name, language }: Brief, kinds: TokenKinds): Found[] {
  const deed = saidDeed(text, language);
  return likelyWords(text, kinds, 'noun').flatMap(({ text: words, chance }) => {
    const at = text.indexOf(words);
    const noun = tidyNoun(words);
    const isSure = chance > SURE && isNoun(noun, name) && !isObject(at);
    return isSure && !WITHIN.test(text.slice(Math.max(0, at - SIGHT), at)) ? [{ noun, at }] : [];
  });

  /** "We look after graves: flowers, trimming": what somebody does something to. */
  function isObject(at: number): boolean {
    return deed !== undefined && at > deed.at && !/[.!?]\s/.test(text.slice(deed.at + 3, at));
  }
}

/** What a rule takes for it at the head of the brief, when it is a noun by its form or to the learned reader. */
function ruledNoun(text: string, brief: Brief, mayBe: (found: string) => boolean): Found[] {
  const noun = brief.subject?.split(FINITE)[0]?.replace(FOR_WHOM, '');
  if (noun === undefined || isOfPast(text, noun)) return [];
  const isOne = mayBe(noun) || isBeforeName(text, noun);
  const isByForm = isNoun(noun, brief.name) && isProfession(noun);
  return isOne || isByForm ? [{ noun, at: text.indexOf(noun) }] : [];
}

/** What the page is about, as its owner calls it: what stands first of what is surely a noun, else what may be one. */
function* subjectOf(text: string, brief: Brief, kinds: TokenKinds): Steps<string | undefined> {
  const mayBe = (found: string): boolean =>
    supportOf(found, { text, kinds, numbers: NOUN }) > POSSIBLE;
  yield;
  const ruled = ruledNoun(text, brief, mayBe);
  const likely = likelyNouns(text, brief, kinds);
  yield;
  const isSure = (noun: string): boolean =>
    supportOf(noun, { text, kinds, numbers: NOUN }) > SURE ||
    (isNoun(noun, brief.name) && isProfession(noun));
  const sure = [
    ...likely.slice(0, 1),
    ...ruled.filter(({ noun }) => isSure(noun)),
    ...[saidNoun(text) ?? []].flat().filter(({ noun }) => isNoun(noun, brief.name)),
  ].toSorted((one, other) => one.at - other.at);
  const [first] = [...sure, ...ruled];
  if (first !== undefined) return withoutName(tidyNoun(first.noun), brief.name);
  yield;
  const taught = taughtIn(text);
  if (taught !== undefined) return taught;
  yield;
  const trade = findNamedTrade(text);
  if (trade !== undefined && isOfPast(text, trade)) return undefined;
  const isEarly = trade !== undefined && text.indexOf(trade) < EARLY && isNoun(trade, brief.name);
  const isElsewhere = WITHIN.test(text.slice(0, text.indexOf(trade ?? '\n')).slice(-SIGHT));
  if (trade !== undefined && !isElsewhere && (isEarly || mayBe(trade))) return trade;
  return earlyDeed(text, brief.language);
}

/** "Palestra popolare QUARTIERE" of "… QUARTIERE ROSSO": the name begins with the last word. */
function withoutName(noun: string, name = '\n'): string {
  const [begin = ''] = name.split(' ');
  const bare = noun.endsWith(` ${begin}`) ? noun.slice(0, -begin.length).trim() : noun;
  return /^\p{Lu}/u.test(begin) ? bare : noun;
}

/** A trade that stands so early is what the page is for. */
const EARLY = 24;

/** "Plumber in leeds" is a plumber, "vegan cafe Norwich" a cafe. */
function withoutPlace(subject: string | undefined, place = '\n'): string | undefined {
  if (subject?.toLowerCase().endsWith(` ${place.toLowerCase()}`) !== true) return subject;
  const bare = subject
    .slice(0, -place.length)
    .trim()
    .replace(/\s(?:in|near|a|ad|at|di|of|from|da|around|across|through)$/i, '');
  return bare === '' || JOINED.test(bare) ? subject : bare;
}

/** "Electrician covering Bath and Bristol" has two places. */
const JOINED = /\s(?:and|or|e|o|covering|serving|&)$|,$/i;

/** "To avoid: flags, globes": a list that is asked for, or away, is no offer. */
function told(services: readonly string[], text: string, kinds: TokenKinds): string[] {
  return services.filter(
    (service) => supportOf(service, { text, kinds, numbers: ASKED }) < MOST_ASKED,
  );
}

/** The brief with what it is about and where as the learned reader has them; rules fill what it leaves open. Linear. */
export function settleBrief(text: string, brief: Brief, kinds: TokenKinds): Brief {
  return finishSteps(settleBriefSteps(text, brief, kinds));
}

/** The same in steps. */
export function* settleBriefSteps(text: string, brief: Brief, kinds: TokenKinds): Steps<Brief> {
  const { subject: _subject, place: _place, ...rest } = brief;
  const found = placeOf(text, brief, kinds);
  const place = found && withoutNames(found, brief.name, brief.language);
  yield;
  const subject = withoutPlace(yield* subjectOf(text, brief, kinds), place?.name);
  const address = rest.address === undefined ? undefined : wholeAddress(text, rest.address);
  const services = told(rest.services, text, kinds);
  return {
    ...rest,
    services,
    ...(address && { address }),
    ...(subject && { subject }),
    ...(place && { place }),
  };
}
