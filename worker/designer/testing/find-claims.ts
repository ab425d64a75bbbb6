import type { DefaultTreeAdapterMap } from 'parse5';
import { parse } from 'parse5';
import {
  claimsIn,
  foldLine,
  isSaid,
  readClaims,
  type BriefClaims,
} from '#domain/page-plan/claims.ts';
import type { ReadingLanguage } from '#domain/reading/language.ts';
import { PLACEHOLDER_ITEMS } from '../copy/placeholder-items.ts';
import { WORDS } from '../copy/words.ts';
import { adviceOf } from '../trades/advice.ts';
import { TRADES } from '../trades/registry.ts';
import { PLAN_WORDS } from '../understand/plan-words.ts';

type Node = DefaultTreeAdapterMap['childNode'];

const HIDDEN: ReadonlySet<string> = new Set(['script', 'style', 'svg', 'head']);
const INLINE: ReadonlySet<string> = new Set(['b', 'em', 'i', 'strong', 'time', 'small']);

/** The texts of a page in blocks, without those that are marked as gaps. */
function readTexts(html: string): string[] {
  const texts: string[] = [''];
  const visit = (node: Node): void => {
    if (node.nodeName === '#text' && 'value' in node) texts.push(`${texts.pop()}${node.value}`);
    if (!('childNodes' in node) || HIDDEN.has(node.nodeName)) return;
    const isBlock = !INLINE.has(node.nodeName);
    if (isBlock) texts.push('');
    const isGap = 'attrs' in node && node.attrs.some(({ name }) => name === 'data-placeholder');
    const children = isGap && node.nodeName !== 'section' ? [] : node.childNodes;
    if (isGap && node.nodeName === 'section') texts.push(headingOf(node));
    else children.forEach(visit);
    if (isBlock) texts.push('');
  };
  parse(html).childNodes.forEach(visit);
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
}

/** Of a section that is one gap, only the heading is the page's. */
function headingOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  const heading = node.childNodes.find(({ nodeName }) => nodeName === 'h2');
  if (node.nodeName === 'h2') return node.childNodes.map(headingOf).join('');
  return heading ? headingOf(heading) : (node.childNodes.map(headingOf).filter(Boolean)[0] ?? '');
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

const INVITATIONS = /\b(?:let us|parliamone|parliamo del progetto)\b/gi;
const CLAIM =
  /\b(?:we|our|ours|i am|i['’]ve|always|never|every|best|free|guarantee[ds]?|certified|award|siamo|abbiamo|facciamo|nostr[aoie]|sempre|mai|ogni (?:giorno|mattina)|migliori?|gratis|gratuit[aoie]|garanti\w+|certificat\w+|premiat\w+|\w+iamo)\b|\d|€|£/i;

/** Whether a text says something about the business that only its owner can know. */
export function soundsLikeClaim(text: string): boolean {
  return CLAIM.test(text.replaceAll(INVITATIONS, ''));
}

/** Written out where a brief has "ig" or "fb". */
const NETWORKS = ['instagram', 'facebook', 'tiktok', 'youtube'];
/** Before whom one reaches: “Ask for Dave.” */
const ASKS = ['ask', 'chiedi'];

/** The sentences of a text, as they are looked up on a page. */
function partsOf(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+|\s[·|–—]\s|[:,]\s/u);
}

/** The designer's own texts: names of things, labels, invitations and questions. */
function ownTexts(language: ReadingLanguage): ReadonlySet<string> {
  const at = language === 'en' ? 0 : 1;
  const nouns = [
    ...TRADES.map(({ name }) => name[at]),
    ...Object.values(PLAN_WORDS[language].nouns),
  ];
  const names = [...NETWORKS, ...ASKS, ...nouns.flatMap((noun) => foldLine(noun).split(' '))];
  const trades = TRADES.flatMap(({ lead, name, action, offer, contact }) =>
    [name, lead, action, offer, ...contact].map((both) => both[at]),
  );
  const advice = TRADES.flatMap(({ id }) => stringsIn(adviceOf(id, language)));
  const all = [WORDS[language], PLAN_WORDS[language], PLACEHOLDER_ITEMS[language]].flatMap(
    stringsIn,
  );
  return new Set(
    [...all, ...trades, ...advice, ...advice.flatMap(partsOf), ...names].map(foldLine),
  );
}

const OWN = { en: ownTexts('en'), it: ownTexts('it') };

const WORD = /[\p{L}\d][\p{L}\d’'-]*/gu;
/** Words that join what the owner said. */
const JOINTS = new Set(
  'a an and the of in at on to for from by with un una il lo la i gli le di da del della a ad al alla in nel nella con e ed per su dal'.split(
    ' ',
  ),
);
/** Marks a heading may carry: counters, signs of a list. */
const MARKS = /^(?:[\d\s./|·•–—→↗+©:,-]+|\p{Lu}{1,3})$/u;

function saysOnly(text: string, said: BriefClaims, own: ReadonlySet<string>): boolean {
  const words = foldLine(text).match(WORD) ?? [];
  return words.every(
    (word) => JOINTS.has(word) || own.has(word) || said.text.includes(word.replace(/s$/, '')),
  );
}

export interface ClaimCheck {
  html: string;
  brief: string;
  language: ReadingLanguage;
  /** The one in the footer. */
  year: number;
}

/**
 * What a page says that neither its brief says nor belongs to the designer's own labels, invitations and questions:
 * sentences, and numbers, times and addresses by their value. Empty for a page that claims nothing.
 */
export function findClaims({ html, brief, language, year }: ClaimCheck): string[] {
  const said = readClaims(`${brief} ${year}`);
  const own = OWN[language];
  // "Monday–Friday" are two labels.
  const isOwn = (text: string): boolean =>
    text.split('–').every((part) => own.has(foldLine(part).replace(/[\s:]+$/, '')));
  return readTexts(html).flatMap((text) => {
    if (isOwn(text) || MARKS.test(text)) return [];
    const invented = claimsIn(text).filter((claim) => !isSaid(claim, said));
    if (invented.length > 0) return [text];
    return partsOf(text).filter((sentence) => !isOwn(sentence) && !saysOnly(sentence, said, own));
  });
}
