import { numbersOf, type TokenKinds } from '../reader/read-stretches.ts';

const KINDS = {
  naming: numbersOf('naming', 'name', 'noun', 'place'),
  offer: numbersOf('offer', 'price'),
  price: numbersOf('price'),
  chat: numbersOf('chat'),
} as const;

/** What the words of a clause likely are, from 0 to 1. */
export interface ClauseKinds {
  /** Its words say what the page is of, on average. */
  naming: number;
  /** Its words say what is offered, on average. */
  offer: number;
  /** Its words are talk to the maker, on average. */
  chat: number;
  /** Its likeliest word is a price. */
  price: number;
}

export type JudgeKinds = (clause: string) => ClauseKinds;

const NONE: ClauseKinds = { naming: 0, offer: 0, chat: 0, price: 0 };
/** As much of its beginning finds a clause in the brief again. */
const SIGHT = 32;

/** The first token that begins at a place or behind it. */
function tokenFrom(tokens: TokenKinds['tokens'], place: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Looks clauses up among the words of the brief that they were taken from, those that follow each other fastest. */
export function clauseKinds(text: string, { tokens, chance }: TokenKinds): JudgeKinds {
  const lower = text.toLowerCase();
  let last = 0;
  return (clause) => {
    const own = clause.toLowerCase().replace(/(?<![.!\s])[.!\s]+$/, '');
    if (own === '') return NONE;
    const sight = own.slice(0, SIGHT);
    const behind = lower.indexOf(sight, last);
    const from = behind < 0 ? lower.indexOf(sight) : behind;
    if (from < 0) return NONE;
    last = from;
    const held: number[] = [];
    for (let at = tokenFrom(tokens, from); ; at += 1) {
      const token = tokens[at];
      if (token === undefined || token.end > from + own.length) break;
      if (/[\p{L}\d]/u.test(token.text)) held.push(at);
    }
    if (held.length === 0) return NONE;
    const meanOf = (numbers: readonly number[]): number =>
      held.reduce((sum, at) => sum + chance(at, numbers), 0) / held.length;
    return {
      naming: meanOf(KINDS.naming),
      offer: meanOf(KINDS.offer),
      chat: meanOf(KINDS.chat),
      price: Math.max(...held.map((at) => chance(at, KINDS.price))),
    };
  };
}
