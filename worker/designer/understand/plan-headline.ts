import type { PageKind } from '#domain/page-plan/plan-types.ts';
import { capitalise } from '#domain/reading/letters.ts';
import type { Brief } from '../brief/brief.ts';
import { isSaying } from '../brief/saying.ts';
import { soundsLikeWish } from '../brief/wish-words.ts';
import { offerInWords } from '../understood.ts';
import { saysSomething } from './statements.ts';
import { topicOf } from './topics.ts';

/** Pages whose name is what they are about. */
export const NAMED_PAGES: ReadonlySet<PageKind> = new Set([
  'invitation',
  'event',
  'podcast',
  'band',
  'cv',
  'links',
  'blog',
  'product',
  'association',
  'course',
  'portfolio',
  'other',
]);
const LONGEST_LEAD = 190;
const SHORTEST_LEAD = 28;
const EARLY = 4;
/** How a sentence begins that says what this is about. */
const INTRODUCES =
  /^(?:we|i|our|my|i['’]m|i['’]ve|we['’]re|you|it|a|an|the|this|for|from|everything|sono|siamo|facciamo|faccio|ho|abbiamo|vendo|vendiamo|costruisco|il|la|lo|i|le|gli|un|una|qui|da|dal|mi occupo|lavoro|\p{Ll}+iamo)(?=[\s'’])|^(?:l|un)['’]/iu;
/** Rules and remarks for visitors stand below. */
const FOR_BELOW =
  /^(?:closed|open|we open|apriamo|dogs|children|parking|if it rains|in case of|in caso di|i cani|i bambini|parcheggio|per prenotare|to book|(?:the|our|la|lo|il)\s(?:\p{L}+\s)?\p{L}+ (?:is open|è apert[oa])|bring|please|no|not|we do not|we don['’]t|area|last|chius\w+|apert\w+|portare|venire|arrivare|si prega|instructors?|check)|^(?:the|i|il|la|le)\s(?:water|price|sedute|benzina)|£|€|\$/iu;

export interface Lead {
  lead: string;
  /** The statements that it does not say. */
  rest: string[];
}

const SIGHT = 30;

/** False for the rest of a sentence: "… and tells a family member if they don't". */
function beginsIn(brief: string, sentence: string): boolean {
  const at = brief.indexOf(sentence.toLowerCase().slice(0, SIGHT));
  return at < 1 || /(?:[.!?:;\n•–—-]|^)[\s"“«(]*$/.test(brief.slice(Math.max(0, at - 4), at));
}

const ALIKE = 18;

/** "We mend wetsuits by post" says what "We mend wetsuits by post from Wexcombe." does. */
export function beginsAlike(sentence: string, headline: string): boolean {
  const beginning = headline.slice(0, ALIKE);
  return beginning.includes(' ') && sentence.startsWith(beginning);
}

interface LeadHints {
  name: string | undefined;
  brief: string;
  headline: string;
  /** Any sentence of the brief's beginning that tells something will do. */
  isAny?: boolean;
}

/** As far as a brief says what it is about. */
const OPENING = 240;
/** A number that one dials, or an address that one writes to. */
const REACH = /\d{3}|@/;

const FEWEST_NEW = 4;

/** "24 hour emergency callout, no call out charge": facts strung together that the headline does not say. */
function strings(sentence: string, headline: string): boolean {
  const said = new Set(headline.toLowerCase().match(/\p{L}+/gu));
  const words = sentence.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const isStrung = sentence.includes(',') && !sentence.includes(':');
  return isStrung && words.filter((word) => !said.has(word)).length >= FEWEST_NEW;
}

/** Days, hours and titles of people make no opening. */
const WHEN =
  /(?<!\p{L})(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|gio|ven|sab|dom|monday|tuesday|wednesday|thursday|friday|saturday|sunday|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica|ore|alle|dalle|am|pm|dr|dott|dott\.ssa)(?!\p{L})|\d[ap]m(?!\p{L})/iu;

/** The first of the owner's sentences that can stand alone at the top. */
export function chooseLead(
  statements: readonly string[],
  { name, brief, headline, isAny = false }: LeadHints,
): Lead {
  const lower = brief.toLowerCase();
  const introduces = (sentence: string): boolean =>
    INTRODUCES.test(sentence) || (name !== undefined && sentence.startsWith(name));
  const opening = lower.slice(0, OPENING);
  const tells = (sentence: string): boolean =>
    opening.includes(sentence.toLowerCase().slice(0, SIGHT)) &&
    (saysSomething(sentence) || strings(sentence, headline)) &&
    !REACH.test(sentence) &&
    !WHEN.test(sentence) &&
    topicOf(sentence) === undefined;
  const first = statements
    .slice(0, EARLY)
    .find(
      (sentence) =>
        sentence.length >= SHORTEST_LEAD &&
        sentence.length <= LONGEST_LEAD &&
        !FOR_BELOW.test(sentence) &&
        (headline === name || !beginsAlike(sentence, headline)) &&
        beginsIn(lower, sentence) &&
        (isAny ? tells(sentence) : introduces(sentence)),
    );
  if (first === undefined) return { lead: '', rest: [...statements] };
  return {
    lead: withoutName(first, name),
    rest: statements.filter((sentence) => sentence !== first),
  };
}

/** "Blue Door — a bar for people who read": the header says the name already. */
function withoutName(sentence: string, name: string | undefined): string {
  if (name === undefined || !sentence.startsWith(name)) return sentence;
  const [, rest] = /^\s?[—–:,-]\s*(.{12,})$/su.exec(sentence.slice(name.length)) ?? [];
  return rest === undefined ? sentence : capitalise(rest);
}

const DOING =
  /^(?:(?:i|we) (?:do|run|make|offer|have|own|sell)|faccio|facciamo|ho|abbiamo|gestisco|gestiamo|vendo|vendiamo)\s(?:(?:con|insieme a|with)\s(?:mi[aoe]i?|nostr[ao]|my|our)\s\p{L}+\s)?(?:(?:a|an|the|un|una|il|la|lo|i|le)\s|l['’]|un['’])?/iu;

/** "Tree surgeon website", and what stands behind it. */
const SITE_BEHIND =
  /\s(?:business|company|web ?site|site|web ?page|page|landing page|portfolio|looking(?= for|$))(?:\s.*)?$/i;

const MINE = /^(?:(?:il|la|the)\s)?(?:my|our|mi[ao]|nostr[ao])\s(?=\p{L})/iu;

/** What the business is in the owner's words: "I do mobile dog grooming" is "mobile dog grooming". */
export function nounOf({ subject }: Brief): string | undefined {
  const said = subject?.replace(DOING, '').replace(MINE, '').trim();
  const bare = quietly(said ?? '')
    .replace(SITE_BEHIND, '')
    .trim();
  // "Removal company": one word says too little of it.
  const [whole] = /^\p{L}+ company(?!\p{L})/iu.exec(said ?? '') ?? [];
  return (whole ?? bare) || undefined;
}

export interface HeadlineHints {
  kind: PageKind;
  name: string | undefined;
  noun: string;
  /** "We mend wetsuits by post". */
  deed: string | undefined;
  /** The noun is more than a word for any page. */
  isNounSure: boolean;
}

/** Makes a headline from the owner's words. */
function asHeadline(text: string): string {
  return capitalise(text.replace(/(?<![.;,])[.;,]+$/, ''));
}

/** Only letters that shout: "COSTUME HIRE". */
const SHOUTED = /^\P{Ll}*\p{Lu}{4}\P{Ll}*$/u;

function quietly(text: string): string {
  return SHOUTED.test(text) ? text.toLowerCase() : text;
}

/** "HOTEL BELMARE" as a headline: "Hotel Belmare". */
function quietName(name: string): string {
  if (!SHOUTED.test(name) || !name.includes(' ')) return name;
  return name.toLowerCase().replaceAll(/(?<=^|[\s'’-])\p{L}/gu, (first) => first.toUpperCase());
}

/** What it is in words of the owner, else the name. */
function subjectFor({ place, ...brief }: Brief, hints: HeadlineHints): string {
  const { name, noun, deed, isNounSure } = hints;
  const own = nounOf(brief) ?? (isNounSure ? noun : deed);
  if (own === undefined) return quietName(name ?? noun);
  // "Rifugio Bocca Serena" says "rifugio".
  const isInName = place === undefined && name?.toLowerCase().includes(own.toLowerCase());
  return isInName === true && name !== undefined ? quietName(name) : own;
}

/** The motto, the name, what is offered, what its owner does, or what it is and where. */
export function writeHeadline(brief: Brief, hints: HeadlineHints): string {
  const { kind, name } = hints;
  if (brief.slogan && !soundsLikeWish(brief.slogan)) return asHeadline(brief.slogan);
  if (NAMED_PAGES.has(kind) && name !== undefined) return quietName(name);
  const said = nounOf(brief);
  const isList = said !== undefined && isSaying(said) && brief.services.length > 1;
  const offer = isList ? offerInWords(brief) : undefined;
  if (offer !== undefined) return offer;
  const subject = quietly(subjectFor(brief, hints));
  const { place } = brief;
  const isPlaced = place === undefined || subject.includes(place.name);
  return asHeadline(isPlaced ? subject : `${subject} ${place.withPreposition}`);
}
