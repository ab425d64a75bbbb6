import type { Look, Match } from './scan.ts';

const SMALL = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
].map((words) => words.split(' '));
const TENS = [
  'twenty thirty forty fifty sixty seventy eighty ninety',
  'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
].map((words) => words.split(' '));

/** Every number word below 100; Italian writes them as one word: "ventuno", "ventotto", "ventitre". */
const BELOW_HUNDRED: ReadonlyMap<string, number> = new Map([
  ...SMALL.flatMap((words) => words.map((word, value) => [word, value] as const)),
  ...TENS.flatMap((words) => words.map((word, at) => [word, (at + 2) * 10] as const)),
  ...(TENS[1] ?? []).flatMap((ten, at) =>
    (SMALL[1] ?? []).slice(1, 10).map((unit, index) => {
      const stem = /^[uo]/.test(unit) ? ten.slice(0, -1) : ten;
      return [stem + unit, (at + 2) * 10 + index + 1] as const;
    }),
  ),
]);

/** "Centocinquanta", "duecento", "tremila", "milleduecento". */
const ITALIAN = /^(?:([a-z]*?)(mila)|(mille))?(?:([a-z]*?)(cento?))?([a-z]*)$/;
const LONGEST_WORD = 40;

/** An Italian number of one word up to 999,999, an English one of one word up to 90; undefined for other words. */
export function readNumberWord(word: string): number | undefined {
  const small = BELOW_HUNDRED.get(word);
  if (small !== undefined || word.length > LONGEST_WORD) return small;
  const match = ITALIAN.exec(word);
  if (!match || !(match[2] ?? match[3] ?? match[5])) return undefined;
  const [, many = '', mila, mille, hundreds = '', cento, rest = ''] = match;
  const thousand = mila ? readNumberWord(many) : Number(mille !== undefined);
  const hundred = hundreds === '' ? Number(cento !== undefined) : BELOW_HUNDRED.get(hundreds);
  const unit = rest === '' ? 0 : BELOW_HUNDRED.get(rest);
  if (thousand === undefined || hundred === undefined || unit === undefined) return undefined;
  return hundred > 9 ? undefined : thousand * 1000 + hundred * 100 + unit;
}

const MULTIPLES: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['mila', 1000],
  ['million', 1_000_000],
  ['milione', 1_000_000],
  ['milioni', 1_000_000],
]);

/** A number below 20 as a word of the language. */
export function numberWord(value: number, language: 'en' | 'it'): string | undefined {
  return SMALL[language === 'it' ? 1 : 0]?.[value];
}

/** What multiplies the number before it: "hundred", "mila", "million". */
export function readMultiple(word: string): number | undefined {
  return MULTIPLES.get(word);
}

/** Words of one number at most: "nine hundred and ninety-nine thousand nine hundred and ninety-nine". */
const MOST_WORDS = 12;

/**
 * A number in words from 0 to 999,999,999: "twenty-five", "two hundred and fifty", "centocinquanta". Neither "one"
 * and "uno" nor "a hundred" without more are numbers here: they are articles as often.
 */
export function readNumberWords(look: Look, at: number): Match<number> | undefined {
  const first = readNumberWord(look(at)?.text ?? '');
  if (first === undefined) return undefined;
  let [total, current, last] = [0, first, first];
  let next = at + 1;
  while (next < at + MOST_WORDS) {
    const word = skipJoint(look, next);
    const text = look(word)?.text ?? '';
    const [multiple, more] = [readMultiple(text), readNumberWord(text)];
    if (multiple !== undefined && current > 0 && word === next) {
      [current, total] =
        multiple === 100 ? [current * 100, total] : [0, total + current * multiple];
      last = multiple;
    } else if (more !== undefined && fitsBehind(last, more)) {
      current += more;
      last = more;
    } else break;
    next = word + 1;
  }
  const isArticle = next === at + 1 && /^(?:one|uno)$/.test(look(at)?.text ?? '');
  return isArticle ? undefined : { value: total + current, next };
}

/** "Twenty-five", "hundred and five"; "and" is no joint unless a number follows it. */
function skipJoint(look: Look, at: number): number {
  const text = look(at)?.text;
  return text === '-' || text === 'and' || text === 'e' ? at + 1 : at;
}

/** Units follow tens, and anything below follows hundreds and thousands: "five and six" are two numbers. */
function fitsBehind(last: number, more: number): boolean {
  if (last >= 100) return more < last && last % 100 === 0;
  return last >= 20 && last % 10 === 0 && more > 0 && more < 10;
}
