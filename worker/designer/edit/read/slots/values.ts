import { isCurrency } from '#domain/reading/money.ts';
import { MONTHS } from '#domain/reading/calendar.ts';
import { LIGHT_MARKS } from '../lexicon.ts';
import { textBetween, wordAt, type Request } from '../request.ts';
import { countDown, type SlotReader } from './slot.ts';

const FROM = /^(?:from|da|dai)$/;
const SUM = /^\d+(?:[.,]\d+)*$/;
/** A longer number alone is none of a price. */
const MOST_DIGITS = 5;
const NO_MONEY = /^(?:%|px|am|pm|percent)$/;
const CENTS = /^(?:cents?|centesim[oi]|pence|p)$/;

/** Past "from" and a currency. */
function startOfSum(said: (at: number) => string, from: number): { lead: number; at: number } {
  const lead = FROM.test(said(from)) ? from + 1 : from;
  return { lead, at: isCurrency(said(lead)) ? lead + 1 : lead };
}

/** A sum at a token: with its currency, in cents, or a bare number where that is enough. */
export function moneyAt(
  request: Request,
  from: number,
  { end, needsCurrency }: { end: number; needsCurrency: boolean },
): { to: number; value: string }[] {
  const { tokens } = request;
  const said = (at: number): string => (at < end ? wordAt(request, at) : '');
  const { lead, at } = startOfSum(said, from);
  if (tokens[at]?.kind !== 'number' || !SUM.test(said(at))) return [];
  if (at === lead && CENTS.test(said(at + 1)))
    return [{ to: at + 2, value: (Number(said(at)) / 100).toFixed(2) }];
  // The sign of "no 3 €1.50" belongs to what stands behind it.
  const isLast = isCurrency(said(at + 1)) && tokens[at + 2]?.kind !== 'number';
  const isBare = at === lead && !isLast;
  const isOther = NO_MONEY.test(wordAt(request, at + 1));
  if (isOther || (isBare && (needsCurrency || said(at).length > MOST_DIGITS))) return [];
  const to = isLast ? at + 2 : at + 1;
  return [{ to, value: textBetween(request, from, to) }];
}

const LONGEST_RUN = 16;
/** The hours of a whole week, each day by itself, are half as many. */
const LONGEST_LIST = 200;

/** Words in a row that `isEnough` knows as a whole. */
export function readRunOfText(isEnough: (text: string) => boolean): SlotReader {
  return (request, from, end) =>
    countDown(Math.min(end, from + LONGEST_RUN), from + 1)
      .filter((to) => request.fillers[to - 1]?.length === 0)
      .map((to) => ({ to, value: textBetween(request, from, to) }))
      .filter(({ value }) => isEnough(value));
}

/** Tokens of a kind in a row, as one text; `isEnough` judges the text. */
export function readRun(
  isPart: (word: string, at: number) => boolean,
  isEnough: (text: string) => boolean,
): SlotReader {
  return (request, from, end) => {
    let to = from;
    const last = Math.min(end, from + LONGEST_LIST);
    while (to < last && isPart(request.words[to] ?? '', to - from)) to += 1;
    return countDown(to, Math.max(from + 1, to - 5))
      .map((until) => ({ to: until, value: textBetween(request, from, until) }))
      .filter(({ value }) => isEnough(value))
      .slice(0, 3);
  };
}

export const readPhone = readRun(
  (word) => /^(?:\d[\d.]*|\+|\(|\)|\/|-)$/.test(word),
  (text) => /^[+(]?\d/.test(text) && /^[^.]*$|\.\d/.test(text) && /^(?:\D*\d){6,15}\D*$/.test(text),
);

/** Words that say what an account is, or where it is to stand. */
const NO_ACCOUNT =
  /^(?:page|link|links|button|icon|account|profile|footer|header|contact|contacts|section|bottom|top|pagina|contatti|profilo|icona|pulsante|bottone|collegamento|sezione|fondo|sotto|dopo|posto)$/;

/** A name of letters at the end of a clause: "our page facebook ourplace". */
export const readAccount: SlotReader = (request, from, end) => {
  const token = request.tokens[from];
  const isName = token?.kind === 'word' && /^[\w.-]{5,}$/.test(token.word);
  const isLast = from + 1 >= end || LIGHT_MARKS.has(request.words[from + 1] ?? '');
  if (!isName || !isLast || NO_ACCOUNT.test(token.word) || request.fillers[from]?.length) return [];
  return [{ to: from + 1, value: textBetween(request, from, from + 1), free: 1 }];
};

/** A sum, a time or another number as it is written. */
export const readFigure = readRun(
  (word, at) => /^\d[\d.,:]*$/.test(word) || (at > 0 && /^(?:am|pm|h|%)$/.test(word)),
  (text) => /^\d/.test(text),
);

/** "12 September 2026", "sabato 3 maggio". */
export const readDate = readRun(
  (word) => /^\d{1,4}(?:st|nd|rd|th)?$/.test(word) || MONTH_OR_DAY.test(word) || word === ',',
  (text) => DATE_TEXT.test(text),
);
const MONTH_OR_DAY = new RegExp(
  `^(?:${MONTHS}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:lune|marte|mercole|giove|vener)di|sabato|domenica)$`,
);
/** A day of a month, with its year where that is told. */
export const DATE_TEXT = new RegExp(
  `\\b(?:\\d{1,2}(?:st|nd|rd|th)?\\s+(?:${MONTHS})|(?:${MONTHS})\\s+\\d{1,2})(?:,?\\s+\\d{4})?\\b`,
  'i',
);

/** An address of the web with its scheme. */
export function webAddress(url: string): string {
  return /^https?:/i.test(url) ? url : `https://${url}`;
}

export function web(shape: RegExp): SlotReader {
  return ({ tokens, text }, from, end) => {
    const token = tokens[from];
    if (token?.kind !== 'web' || from >= end) return [];
    const value = text.slice(token.start, token.end);
    return shape.test(value) ? [{ to: from + 1, value }] : [];
  };
}
