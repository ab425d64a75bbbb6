import type { PagePlan, PlanSectionKind } from '#domain/page-plan/plan-types.ts';
import { findUntold, shownTexts } from '#domain/page-plan/lost-facts.ts';
import { readSectionWishes } from '../brief/sections.ts';
import { splitSentences } from '../brief/sentences.ts';
import { isRefusal, soundsLikeWish } from '../brief/wish-words.ts';
import { splitClauses, stripTalk } from './clauses.ts';
import { speaksOfLook } from './look-wishes.ts';
import { isNaming } from './statements.ts';

/** Wishes about the look that no built-in page fulfils, although they name a look. */
const BEYOND_LOOK =
  /\b(?:cursor\w*|cursore|wobbl\w*|hover|animat\w*|animazion\w*|parallax|texture\w*|halftone|retin[oi]|glitter|lustrini|disco ball|stort[aie]|photos?|foto|video|logo)\b/i;
/** What a kind of section does for those who ask for it. */
const DONE_BY: readonly (readonly [readonly PlanSectionKind[], RegExp])[] = [
  [['countdown'], /\b(?:countdown|count down|conto alla rovescia)\b/i],
  [
    ['booking', 'contact', 'rsvp'],
    /\b(?:form|modulo|campi|fields)\b(?!.*\b(?:upload|caric|photo|foto))/i,
  ],
  [
    ['booking', 'contact'],
    /\b(?:ask (?:for|about)|request|book|reserve|prenotar\w*|richieder\w*|chieder\w*)\b.{1,20}\b(?:slot|places?|tables?|visits?|lessons?|quotes?|appointments?|post[oi]|tavol[oi]|visit[ae]|lezion[ei]|preventiv[oi]|appuntament[oi])\b/i,
  ],
  [['beforeafter'], /\bbefore\b.{0,5}\bafter\b|\bprima\b.{0,5}\bdopo\b/i],
  [['newsletter'], /\b(?:newsletter|mailing list|subscribe|iscri\w+|avvisami|notify)\b/i],
  [['map'], /\b(?:map|mappa|directions)\b/i],
  [['catalogue'], /\b(?:cart|basket|carrello|order\w*|ordin\w+)\b/i],
  [['links'], /\b(?:links?|instagram|facebook|tiktok)\b/i],
  [['listen'], /\b(?:apple|spotify|rss|bandcamp|soundcloud|listen|ascolt\w*)\b/i],
  [['download'], /\b(?:app store|google play|download|scarica\w*)\b/i],
];
/** Asks for a page at all, or for what every page is. */
const A_PAGE =
  /\b(?:web ?site|site|web ?page|page|landing|sito|pagina|paginetta|cv|curriculum|quiz|portfolio|readable|leggibil[ei]|responsive|mobile|modern|work on (?:the )?phones?|telefoni?)\b/i;
const ORDER_NOT =
  /^(?:(?:and|but|so|please|pls|absolutely|definitely|strictly|really|ma|e|però|assolutamente|proprio|per favore|vi prego)[\s,]+)*(?:don['’]?t|do not|never|no|nor|avoid|skip|without|zero(?=\s(?:photos?|foto|pictures?|images?|immagin\w+|icons?|icone|animat\w+|animazion\w+|emojis?|gradients?|pop-?ups?))|evit\w+|vietat\w+|non|niente|nessun\w*|senza)\b/i;
const BUTTON = /\b(?:cta|call to action|button|pulsante|bottone)\b/i;
const FEWEST_WORDS = 2;
const MOST = 8;
const LONGEST = 120;

function isDone(clause: string, kinds: ReadonlySet<PlanSectionKind>): boolean {
  const asked = readSectionWishes(clause).wanted;
  if (asked.length > 0) return asked.every((kind) => kinds.has(kind));
  return DONE_BY.some(([by, words]) => words.test(clause) && by.some((kind) => kinds.has(kind)));
}

function isOfLook(clause: string): boolean {
  const isNamed = speaksOfLook(clause);
  return isNamed && !BEYOND_LOOK.test(clause);
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

const LONGEST_LISTED = 5;

function isShort(clause: string): boolean {
  return clause.split(/\s+/).length <= LONGEST_LISTED;
}

/** "No televisions": a rule of the house in few words. */
function isHouseRule(clause: string): boolean {
  return /^no\s/i.test(clause) && isShort(clause);
}

/** What follows a refusal in few words is refused, too: "no anchors, ropes or stripes". */
function withoutRefusals(clauses: readonly string[]): string[] {
  let isListing = false;
  return clauses.filter((clause) => {
    const isRefused = isRefusal(clause) || ORDER_NOT.test(clause);
    isListing = isRefused || (isListing && isShort(clause));
    return !isListing;
  });
}

/** The wishes of a brief that its plan does not fulfil, as they are written. What is refused is never drawn. */
export function undoneWishes(wishes: readonly string[], plan: PagePlan): string[] {
  const kinds = new Set(plan.sections.map(({ kind }) => kind));
  const fields = plan.sections.flatMap(({ fields: own = [] }) => own.map(({ label }) => label));
  const shown = bare([...shownTexts(plan), plan.action.label, ...fields].join(' '));
  const shownWords = new Set(shown.split(' '));
  const isOpen = (clause: string): boolean => {
    const words = clause.match(/\p{L}{3,}/gu) ?? [];
    if (words.every((word) => shownWords.has(word.toLowerCase()))) return false;
    if (words.length < FEWEST_WORDS || A_PAGE.test(clause) || isNaming(clause)) return false;
    if (isOfLook(clause) || isDone(clause, kinds) || shown.includes(bare(clause))) return false;
    return !(
      BUTTON.test(clause) && shown.includes(bare(/["“«]([^"”»]+)/.exec(clause)?.[1] ?? '§'))
    );
  };
  const undone = wishes.flatMap((wish) => withoutRefusals(splitClauses(wish))).filter(isOpen);
  return [...new Set(undone.map((clause) => clause.slice(0, LONGEST)))].slice(0, MOST);
}

interface Untold {
  clause: string;
  /** It stands beside words about the look, and nobody wants to read it on the page. */
  isWish: boolean;
}

/** The clauses of a brief whose words a page with these texts does not have; what it shall not show is none. Linear. */
export function untoldClauses(prompt: string, texts: string): Untold[] {
  let isOfPage = false;
  return splitSentences(prompt).flatMap((sentence) => {
    const clauses = splitClauses(stripTalk(sentence));
    const wasOfPage = isOfPage;
    isOfPage = clauses.some((clause) => soundsLikeWish(clause) || speaksOfLook(clause));
    const isRule = !isOfPage && !wasOfPage;
    const owed = isRule
      ? clauses.filter((clause) => !ORDER_NOT.test(clause) || isHouseRule(clause))
      : withoutRefusals(clauses);
    return findUntold(texts, owed)
      .filter((clause) => !soundsLikeWish(clause) && !speaksOfLook(clause) && !isNaming(clause))
      .filter((clause) => !clause.endsWith(':'))
      .map((clause) => ({ clause: clause.replace(/(?<!\.)[.,;]+$/, ''), isWish: isOfPage }));
  });
}

/** Lost clauses that the page owes: none that only name it, or that it shall not show. */
export function withoutRefused(lost: readonly string[], wishes: readonly string[]): string[] {
  const refused = wishes
    .flatMap(splitClauses)
    .filter((clause) => isRefusal(clause.replace(/^(?:but|and|please|ma|e)\s/i, '')));
  return lost.filter(
    (clause) =>
      !isNaming(clause) &&
      !refused.some((one) => one.includes(clause) || clause.includes(one)) &&
      !speaksOfLook(clause),
  );
}

/** Clauses without those that another one says, too. */
export function eachOnce(clauses: readonly string[]): string[] {
  const said = clauses.map(bare);
  return clauses.filter((_, at) => {
    const own = said[at] ?? '';
    return !said.some((other, index) =>
      index < at
        ? other.includes(own)
        : index > at && other.length > own.length && other.includes(own),
    );
  });
}
