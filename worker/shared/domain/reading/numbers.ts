import { readMultiple, readNumberWords } from './number-words.ts';
import { scan, type Look, type Match, type Reading } from './scan.ts';
import { isTogether, type Source } from './tokens.ts';

/** A number as a text gives it. */
export interface ReadNumber {
  /** 0 to 999,999,999,999.999999 */
  value: number;
  /** Digits behind the decimal mark, as written: 2 in "5,50", 0 in "5". */
  decimals: number;
  /** Thousands are set apart: "1.250". */
  isGrouped: boolean;
}

const MOST_PARTS = 5;
const MOST_DIGITS = 12;
const MOST_DECIMALS = 6;
const SEPARATORS = new Set(['.', ',', "'"]);

/**
 * A number in digits that begins at a token. One mark before exactly three digits groups thousands ("1.250",
 * "1,250", "1'250"), in any other place it is the decimal mark ("5,5", "0.125"); of two kinds of marks the last one
 * is the decimal mark ("1.250,00", "1,250.00"). Chains that are neither, as "12.03.2026", are no numbers.
 */
export function readDigits(look: Look, at: number): Match<ReadNumber> | undefined {
  if (look(at)?.kind !== 'number' || isInsideNumber(look, at)) return undefined;
  const parts = [look(at)?.text ?? ''];
  const marks: string[] = [];
  let next = at + 1;
  while (parts.length <= MOST_PARTS && isPartBehind(look, next)) {
    marks.push(look(next)?.text ?? '');
    parts.push(look(next + 1)?.text ?? '');
    next += 2;
  }
  const value = toNumber(parts, marks);
  return value && { value, next };
}

function isInsideNumber(look: Look, at: number): boolean {
  const [before, mark, own] = [look(at - 2), look(at - 1), look(at)];
  const isMark = SEPARATORS.has(mark?.text ?? '') && isTogether(mark, own);
  return isMark && before?.kind === 'number' && isTogether(before, mark);
}

/** A separator with digits on both its sides, without blanks. */
function isPartBehind(look: Look, at: number): boolean {
  const [before, mark, part] = [look(at - 1), look(at), look(at + 1)];
  const isMark = SEPARATORS.has(mark?.text ?? '') && part?.kind === 'number';
  return isMark && isTogether(before, mark) && isTogether(mark, part);
}

function toNumber(parts: readonly string[], marks: readonly string[]): ReadNumber | undefined {
  const [first = '', ...rest] = parts;
  const isSame = marks.every((mark) => mark === marks[0]);
  const areThousands = first.length <= 3 && first !== '0';
  const isWhole = isSame && areThousands && rest.every((part) => part.length === 3);
  if (parts.length > MOST_PARTS) return undefined;
  if (isWhole) return build(parts, '');
  const groups = rest.slice(0, -1);
  const lastMark = marks.at(-1);
  const isGrouped = areThousands && groups.every((part) => part.length === 3);
  const isDecimal = groups.length === 0 || (isGrouped && isSameBut(marks));
  return isDecimal && lastMark !== "'" ? build([first, ...groups], rest.at(-1) ?? '') : undefined;
}

/** All marks but the last are of one kind, and the last is of another. */
function isSameBut(marks: readonly string[]): boolean {
  const groups = marks.slice(0, -1);
  return groups.every((mark) => mark === groups[0]) && marks.at(-1) !== groups[0];
}

function build(groups: readonly string[], decimals: string): ReadNumber | undefined {
  const whole = groups.join('');
  if (whole.length > MOST_DIGITS || decimals.length > MOST_DECIMALS) return undefined;
  return {
    value: Number(decimals === '' ? whole : `${whole}.${decimals}`),
    decimals: decimals.length,
    isGrouped: groups.length > 1,
  };
}

/** A number in digits or words that begins at a token, with what multiplies it: "2,5 million", "10mila", "5k". */
export function readNumberAt(look: Look, at: number): Match<ReadNumber> | undefined {
  const digits = readDigits(look, at);
  if (!digits) {
    const words = readNumberWords(look, at);
    return (
      words && { value: { value: words.value, decimals: 0, isGrouped: false }, next: words.next }
    );
  }
  const behind = look(digits.next);
  const isThousands = behind?.text === 'k' && isTogether(look(digits.next - 1), behind);
  const multiple = isThousands ? 1000 : readMultiple(behind?.text ?? '');
  if (multiple === undefined) return digits;
  const value = Number((digits.value.value * multiple).toFixed(MOST_DECIMALS));
  return { value: { value, decimals: 0, isGrouped: false }, next: digits.next + 1 };
}

/** The numbers of a text. Digits that hang on letters ("A4", "h24", "#12") are names and no numbers. */
export function readNumbers(source: Source): Reading<ReadNumber> {
  return scan(source, (look, at) => {
    const before = look(at - 1);
    const isHanging = before?.kind === 'word' || /^[#@_/]$/.test(before?.text ?? '');
    if (isHanging && isTogether(before, look(at))) return undefined;
    const number = readNumberAt(look, at);
    const behind = number && look(number.next);
    const isName = behind?.kind === 'word' && isTogether(look(number?.next ?? 0), behind);
    return isName ? undefined : number;
  });
}
