import { foldWord } from './fold.ts';
import type { ReadingLanguage } from './language.ts';
import { readNumberAt, type ReadNumber } from './numbers.ts';
import { scan, type Look, type Match, type Reading } from './scan.ts';
import { isTogether, type Source } from './tokens.ts';

/** ISO 4217, or `kr` for a Nordic crown whose country the text does not name. */
export type Currency = 'EUR' | 'GBP' | 'USD' | 'CHF' | 'kr';

/** A price as a text gives it. */
export interface Money {
  /** In hundredths of the currency: 550 is "5,50 €". 0 to 99,999,999,900. */
  minor: number;
  /** Undefined where the text gives a number alone. */
  currency: Currency | undefined;
  /** The upper end of a range in hundredths, above `minor`: "10–15 €". */
  minorTo?: number;
  /** The lowest of several prices: "from £600", "da 1.400 €". */
  isFrom: boolean;
  /** Written with cents, be they zero: "5,00". */
  hasCents: boolean;
  /** Written with thousands set apart: "1.250". */
  isGrouped: boolean;
}

const CURRENCIES: ReadonlyMap<string, Currency> = new Map(
  (
    [
      ['EUR', '€ eur euro euros euri'],
      ['GBP', '£ gbp pound pounds quid sterlina sterline'],
      ['USD', '$ usd dollar dollars dollaro dollari buck bucks'],
      ['CHF', 'chf franc francs franco franchi'],
      ['kr', 'kr'],
    ] as const
  ).flatMap(([currency, words]) => words.split(' ').map((word) => [word, currency] as const)),
);
/** Whether a folded word or sign names a currency. */
export function isCurrency(word: string): boolean {
  return CURRENCIES.has(word);
}

/** The sign of the currency that a sum is told in. */
export function currencySignOf(sum: string): string | undefined {
  const words = foldWord(sum).match(/[€£$]|[a-z]+/g) ?? [];
  const currency = words.map((word) => CURRENCIES.get(word)).find((found) => found !== undefined);
  return currency && CURRENCY_SIGNS[currency];
}

const CENTS = new Set('c cent cents centesimo centesimi p pence penny ¢'.split(' '));
/** Words before the lowest of several prices; the longer first. */
const FROM: readonly (readonly string[])[] = [
  'a partire da',
  'a partire dai',
  'starting at',
  'starting from',
  'starts at',
  'starts from',
  'start at',
  'start from',
  'beginning at',
  'beginning from',
  'begins at',
  'begins from',
  'begin at',
  'begin from',
  'from',
  'da',
  'dai',
].map((words) => words.split(' '));
/** May follow "5 euro e 50"; any other word makes the 50 a number of its own: "5 euro e 20 tavoli". */
const AFTER_CENTS = new Set('per a al alla all ad for each and e ed poi then with con'.split(' '));
const LARGEST = 999_999_999;

export interface MoneyOptions {
  /** A number alone counts as money: for a text that is known to be a price. */
  canBeBare?: boolean;
}

/** The sums of money in a text. */
export function readMoney(source: Source, options: MoneyOptions = {}): Reading<Money> {
  return scan(source, (look, at) => {
    const before = look(at - 1);
    const isHanging = before?.kind === 'word' && isTogether(before, look(at));
    return isHanging ? undefined : readMoneyAt(look, at, options);
  });
}

/**
 * A sum of money that begins at a token: "5,50 €", "€ 5.50", "1.250,00 euro", "£1,250.00", "12 quid", "5 euro e 50",
 * "50 centesimi", "from €1,900", "10–15 €".
 */
export function readMoneyAt(
  look: Look,
  at: number,
  options: MoneyOptions = {},
): Match<Money> | undefined {
  const lead = endOfLead(look, at);
  const low = readSum(look, lead ?? at);
  if (!low) return undefined;
  const range = readRange(look, low, lead !== undefined);
  const { sum, next } = range ?? low;
  if (sum.currency === undefined && !options.canBeBare) return undefined;
  return {
    value: { ...sum, isFrom: lead !== undefined && range === undefined },
    next: endOfDash(look, next),
  };
}

function endOfLead(look: Look, at: number): number | undefined {
  const lead = FROM.find((words) => words.every((word, place) => look(at + place)?.text === word));
  return lead && at + lead.length;
}

type Sum = Omit<Money, 'isFrom'>;

interface FoundSum {
  sum: Sum;
  next: number;
}

/** A number with a currency before or behind it, or with none. */
function readSum(look: Look, at: number): FoundSum | undefined {
  const before = CURRENCIES.get(look(at)?.text ?? '');
  const number = readNumberAt(look, before ? at + 1 : at);
  if (!number || number.value.value > LARGEST) return undefined;
  const sum = toSum(number.value, before);
  const unit = look(number.next)?.text ?? '';
  if (before === undefined && CENTS.has(unit)) return readCentsAlone(sum, number.next, unit);
  const behind = before ? undefined : CURRENCIES.get(unit);
  if (!behind) return { sum, next: number.next };
  const whole = { ...sum, currency: behind };
  return addCents(whole, look, number.next + 1) ?? { sum: whole, next: number.next + 1 };
}

function toSum({ value, decimals, isGrouped }: ReadNumber, currency: Currency | undefined): Sum {
  return { minor: Math.round(value * 100), currency, hasCents: decimals > 0, isGrouped };
}

/** "50 cents" of which currency is said by "p" and "pence" alone. */
function readCentsAlone(sum: Sum, at: number, unit: string): FoundSum {
  const currency = unit.startsWith('p') ? 'GBP' : 'EUR';
  const minor = Math.round(sum.minor / 100);
  return { sum: { ...sum, minor, currency, hasCents: true }, next: at + 1 };
}

/** "5 euro e 50", "5 euros and 50 cents", "5€50": two digits behind a whole sum. */
function addCents(sum: Sum, look: Look, at: number): FoundSum | undefined {
  const isAnd = look(at)?.text === 'e' || look(at)?.text === 'and';
  const start = isAnd ? at + 1 : at;
  const isNear = isAnd || isTogether(look(at - 1), look(at));
  const cents = isNear && !sum.hasCents ? readNumberAt(look, start) : undefined;
  if (!cents || cents.value.decimals > 0 || cents.value.value > 99) return undefined;
  const isSaid = CENTS.has(look(cents.next)?.text ?? '');
  const isOfItsOwn = CURRENCIES.has(look(cents.next)?.text ?? '');
  const areDigits = look(start)?.text.length === 2;
  const behind = look(cents.next);
  const isLast = behind?.kind !== 'word' || AFTER_CENTS.has(behind.text);
  if (isOfItsOwn || !(isSaid || (areDigits && isLast))) return undefined;
  const next = isSaid ? cents.next + 1 : cents.next;
  return { sum: { ...sum, minor: sum.minor + cents.value.value, hasCents: true }, next };
}

/**
 * "10–15 €", "€10 to €15": the second sum is the higher one and of the same currency. "Camera 2 - 80 €" is no range:
 * between numbers without a currency the dash stands close, and "a" needs its "da".
 */
function readRange(look: Look, low: FoundSum, hasLead: boolean): FoundSum | undefined {
  const { sum, next } = low;
  if (!isRangeMark(look, next, hasLead || sum.currency !== undefined)) return undefined;
  const high = readSum(look, next + 1);
  const currency = high?.sum.currency ?? sum.currency;
  const isSame = sum.currency === undefined || sum.currency === currency;
  if (!high || !isSame || high.sum.minor <= sum.minor) return undefined;
  const hasCents = sum.hasCents || high.sum.hasCents;
  return { sum: { ...sum, currency, hasCents, minorTo: high.sum.minor }, next: high.next };
}

function isRangeMark(look: Look, at: number, isSure: boolean): boolean {
  const text = look(at)?.text ?? '';
  if (text === 'to') return true;
  if (text === 'a' || text === 'ai') return isSure;
  const isClose = isTogether(look(at - 1), look(at)) && isTogether(look(at), look(at + 1));
  return /^[-/]$/.test(text) && (isSure || isClose);
}

/** The dash of "5,-" and "5.–" that stands for no cents. */
function endOfDash(look: Look, at: number): number {
  const [mark, dash] = [look(at), look(at + 1)];
  const isMark = /^[.,]$/.test(mark?.text ?? '') && isTogether(look(at - 1), mark);
  return isMark && dash?.text === '-' && isTogether(mark, dash) ? at + 2 : at;
}

/** How pages write a currency. */
export const CURRENCY_SIGNS: Readonly<Record<Currency, string>> = {
  EUR: '€',
  GBP: '£',
  USD: '$',
  CHF: 'CHF',
  kr: 'kr',
};
const MARKS = { en: [',', '.'], it: ['.', ','] } as const;
/** Four digits stand together unless they were written apart. */
const LONGEST_UNGROUPED = 4;

/** The sum as a language writes it: "from £1,250.50", "da 1.250,50 €", "10–15 €"; a range has no "from". */
export function formatMoney(money: Money, language: ReadingLanguage): string {
  const { currency, minor, minorTo, isFrom } = money;
  const amounts = [minor, ...(minorTo === undefined ? [] : [minorTo])];
  const written = amounts.map((amount) => writeAmount(amount, money, language)).join('–');
  const lead = isFrom && minorTo === undefined ? { en: 'from ', it: 'da ' }[language] : '';
  return lead + withSign(written, currency, language);
}

function withSign(
  amount: string,
  currency: Currency | undefined,
  language: ReadingLanguage,
): string {
  if (currency === undefined) return amount;
  const sign = CURRENCY_SIGNS[currency];
  if (language === 'it' || currency === 'kr') return `${amount} ${sign}`;
  return currency === 'CHF' ? `${sign} ${amount}` : sign + amount;
}

function writeAmount(minor: number, money: Money, language: ReadingLanguage): string {
  const [group, decimal] = MARKS[language];
  const digits = String(Math.floor(minor / 100));
  const isGrouped = digits.length > LONGEST_UNGROUPED || money.isGrouped;
  const whole = isGrouped ? digits.replaceAll(/\B(?=(?:\d{3})+$)/g, group) : digits;
  const cents = minor % 100;
  return cents > 0 || money.hasCents
    ? `${whole}${decimal}${String(cents).padStart(2, '0')}`
    : whole;
}
