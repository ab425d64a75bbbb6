import { numbersOf, type TokenKinds } from '../reader/read-stretches.ts';
import { GAP, type Token } from '../reader/tokens.ts';
import { classOf } from '../reader/word-class.ts';

const PRICE = numbersOf('price');
const OFFER = numbersOf('offer', 'price');
const LIKELY = 0.7;
/** With so many prices and hardly a comma a line is a list that was typed or dictated in one go. */
const FEWEST_RUN_ON = 3;

interface PriceRun {
  /** The first number of it. */
  at: number;
  /** The first token behind it. */
  to: number;
}

/** What stands behind a number that is no price: "6 minutes", "45 giorni". */
const COUNTED =
  /^(?:min\p{L}*|h|hrs?|hours?|or[ae]|days?|giorn[oi]|weeks?|settiman[ae]|months?|mes[ei]|years?|ann[oi]|people|person[ae]|persons|guests|ospiti|post[oi]|seats?|mq|m2|km|kg|g|gr|cm|mm|ml|cl|lt?|lezion[ei]|lessons?|incontri|sedut[ae]|camer[ae]|rooms?|nights?|nott[ei]|pezz[oi]|pieces|copert[oi]|etichette|nodi|anni)$/iu;

/** What joins a number to another one: "24/7", "8:30", "3-17", "2x4". */
const JOINS = /^(?:[/:x×–-]|\d.*)$/u;

/** "24/7", "h24", "h 24", "24 h", "24h", the house "17a". */
function isNoPrice(tokens: readonly Token[], at: number): boolean {
  const [before, own, next, second] = [at - 1, at, at + 1, at + 2].map((one) => tokens[one]);
  const isHouse = next !== undefined && own?.end === next.start && /^[a-f]$/i.test(next.text);
  const isRatio = (joint: Token | undefined, other: Token | undefined): boolean =>
    joint !== undefined &&
    JOINS.test(joint.text) &&
    /^\d/.test(other?.text ?? '') &&
    (joint.end === other?.start || joint.start === other?.end);
  return (
    isHouse ||
    /^\d+[a-f]$/i.test(own?.text ?? '') ||
    isRatio(next, second) ||
    isRatio(before, tokens[at - 2]) ||
    /^(?:h|h24|[%°+])$/iu.test(next?.text ?? '') ||
    /^(?:h|#|n°|max|over|under|since|dal|no|le|alle|dalle|ore|entro|fino|by|at|until|till|after|before|dopo|sotto|sopra|aged?)$/iu.test(
      before?.text ?? '',
    )
  );
}

function readPriceRuns({ tokens, chance }: TokenKinds): PriceRun[] {
  const runs: PriceRun[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (chance(at, PRICE) < LIKELY) continue;
    const from = at;
    while (at < tokens.length && chance(at, PRICE) >= LIKELY) at += 1;
    const own = tokens.slice(from, at);
    const number = own.findIndex(({ word }) => word.startsWith('0'));
    if (number < 0) continue;
    const isSigned = tokens
      .slice(Math.max(0, from - 1), at + 1)
      .some(({ word }) => classOf(word) === 'money' || /^0+p$/.test(word));
    const isCounted = COUNTED.test(tokens[from + number + 1]?.text ?? '');
    if (!isSigned && !isCounted && !isNoPrice(tokens, from + number))
      runs.push({ at: from + number, to: at });
  }
  return runs;
}

/** The lines, each with its first token and the first behind it. */
function linesOf(tokens: readonly Token[]): { from: number; to: number }[] {
  const starts = tokens.flatMap(({ gap }, at) => (at === 0 || gap >= GAP.line ? [at] : []));
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? tokens.length }));
}

/** "1 pinch pots 2 coils 3 slabs": numbers that count the entries. */
function isNumbered(runs: readonly PriceRun[], tokens: readonly Token[]): boolean {
  const [first, second] = runs.map(({ at }) => Number(tokens[at]?.text));
  return first !== undefined && second === first + 1;
}

/** True of a token that does not go on with the price before it. */
function isParted(next: Token | undefined): boolean {
  return next === undefined || next.gap > GAP.none || /^[,;.]$/.test(next.text);
}

/** The tokens before which a new line begins: entries of lists that stand in one line without commas. */
function readBreaks(kinds: TokenKinds, runs: readonly PriceRun[]): Set<number> {
  const { tokens, chance } = kinds;
  const breaks = new Set<number>();
  let next = 0;
  for (const { from, to } of linesOf(tokens)) {
    const own: PriceRun[] = [];
    while ((runs[next]?.at ?? tokens.length) < to) own.push(...runs.slice(next, (next += 1)));
    const parted = own.filter((run) => isParted(tokens[run.to])).length;
    if (own.length < FEWEST_RUN_ON || parted * 2 > own.length || isNumbered(own, tokens)) continue;
    for (const run of own) if (run.to < to) breaks.add(run.to);
    let first = own[0]?.at ?? to;
    while (first > from && chance(first - 1, OFFER) >= LIKELY) first -= 1;
    if (first > from) breaks.add(first);
  }
  return breaks;
}

const MONEY = /[£€$]|\b(?:euros?|eur|quid|pounds?|dollars?|bucks)\b/giu;
/** Who writes the currency once writes it at every price, unless so many have none. */
const MUCH_BARE = 3;

function countMoney(text: string): number {
  return text.match(MONEY)?.length ?? 0;
}

/** "NG24" */
function isGlued(tokens: readonly Token[], at: number): boolean {
  const [before, own] = [tokens[at - 1], tokens[at]];
  return before !== undefined && before.end === own?.start && /\p{L}$/u.test(before.text);
}

const UNIT = /^(?:an?|per|each|al|alla|all['’]?|allo|the|pp|p|quid|to|or|plus|il|la|l['’].*)$/iu;

/** True of the word behind a number that counts it: "400 olive trees". */
function counts(next: Token | undefined): boolean {
  return (
    next !== undefined &&
    next.gap === GAP.none &&
    /^\p{L}/u.test(next.text) &&
    !UNIT.test(next.text)
  );
}

/**
 * The brief with the sign of its money at numbers that are surely prices, and with a line for each entry of a list
 * that was written without commas. Linear.
 */
export function writePrices(
  text: string,
  kinds: TokenKinds,
  sign: string,
): { text: string; kinds: TokenKinds } {
  const runs = readPriceRuns(kinds);
  if (sign === '' || countMoney(text) * MUCH_BARE >= runs.length) return { text, kinds };
  const breaks = readBreaks(kinds, runs);
  const isPrice = ({ at, to }: PriceRun): boolean =>
    !isGlued(kinds.tokens, at) && (breaks.has(to) || !counts(kinds.tokens[at + 1]));
  const signed = new Set(runs.flatMap((run) => (isPrice(run) ? [run.at] : [])));
  const isBehind = sign === '€';
  const pieces: string[] = [];
  let last = 0;
  let added = 0;
  const tokens = kinds.tokens.map((token, at) => {
    const line = breaks.has(at) ? '\n' : '';
    const before = signed.has(at) && !isBehind ? sign : '';
    const behind = signed.has(at) && isBehind ? ` ${sign}` : '';
    pieces.push(text.slice(last, token.start), line, before, token.text, behind);
    last = token.end;
    const start = token.start + added + line.length;
    added += line.length + before.length + behind.length;
    return { ...token, start, end: token.end + added, gap: line === '' ? token.gap : GAP.line };
  });
  pieces.push(text.slice(last));
  return { text: pieces.join(''), kinds: { tokens, chance: kinds.chance } };
}
