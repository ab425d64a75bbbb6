import { isJoining, isStating } from '../ground/words.ts';
import { readValues } from '../ground/values.ts';
import { isTime } from './harmless.ts';
import { isJoint, VERBS } from './lexicon.ts';
import { wordAt, type Request } from './request.ts';

/** Places between words of a clause where another one may begin, though no mark or joint stands there. */
export function softCuts(request: Request, from: number, to: number): ReadonlySet<number> {
  const cuts = new Set<number>();
  const values = valuesIn(request, from, to);
  const last = values.at(-1)?.end ?? 0;
  for (let at = from + 1; at < to; at += 1) {
    const isBehind = values.some(({ end, isSum }) => isSum && end === at);
    const isFree = !isJoining(wordAt(request, at)) && (at < last || to - at >= CHAT);
    if (
      (isBehind && isFree) ||
      opensPart(request, at, {
        to,
        hasValues: values.length > 0,
        hasSum: values.some(({ isSum }) => isSum),
      })
    )
      cuts.add(at);
  }
  return cuts;
}

/** Fewest words behind the last value that are told of something else. */
const CHAT = 3;

/** Where the values of a sentence end, and which tell a sum or day by themselves. */
function valuesIn(
  { text, tokens }: Request,
  from: number,
  to: number,
): { end: number; isSum: boolean }[] {
  const start = tokens[from]?.start ?? 0;
  const said = text.slice(start, tokens[to - 1]?.end);
  if (!/\d/.test(said)) return [];
  return readValues(said).flatMap(({ end, kind, text: told }) => {
    const at = tokens.findIndex((token) => token.start >= start + end);
    const isSum = kind === 'money' || kind === 'date' || /\d[.,]\d\d$/.test(told);
    return kind !== 'number' || /^\d/.test(told) ? [{ end: at < 0 ? to : at, isSum }] : [];
  });
}

/** "…, che la gente chiede" says why. */
const TELLS = /^(?:i|il|la|le|gli|l|mi|ci|ho|hanno|abbiamo|siamo|chi|tanto)$/;

const SINCE = /^(?:from|since|starting|as|da|dal|dalla|dai)$/;
const ARTICLE = /^(?:the|our|il|lo|la|i|gli|le|l)$/;

interface Values {
  to: number;
  hasValues: boolean;
  hasSum: boolean;
}

function opensPart(request: Request, at: number, { to, hasValues, hasSum }: Values): boolean {
  const { words } = request;
  const word = wordAt(request, at);
  const before = wordAt(request, at - 1);
  const next = wordAt(request, at + 1);
  if (word === '(' || /^[):]$/.test(before)) return hasValues;
  if (/^(?:so|quindi|percio)$/.test(word)) return hasSum || VERBS.has(next);
  if (word === 'che') return TELLS.test(next);
  if (SINCE.test(word)) return words.slice(at + 1, Math.min(to, at + 4)).some(isTime);
  return GREETING.test(before) || (hasValues && ARTICLE.test(word) && endsPart(request, at - 1));
}

/** A word of its own, behind which another part may begin. */
function endsPart({ words, fillers }: Request, at: number): boolean {
  const word = words[at] ?? '';
  const isLink = isJoint(word) || isJoining(word) || isStating(word) || VERBS.has(word);
  return !isLink && (fillers[at]?.length ?? 0) === 0;
}

const GREETING = /^(?:here|qui)$/;
