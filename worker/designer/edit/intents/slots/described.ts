import { textBetween, type Found, type Request } from '../request.ts';
import { VERBS } from '../words.ts';
import { countDown, remembered, type SlotReader } from './slot.ts';

/** Longest description and the farthest place of its noun, in tokens. */
const LONGEST = 13;
const FARTHEST_NOUN = 6;
/** Steps that it takes to look for one. */
const COST = 20;

/** Runs of words from a token on, longest first, that could describe something. */
function runsFrom(request: Request, from: number, end: number): { to: number; said: string }[] {
  const { words, tokens } = request;
  const isQuote = tokens[from]?.quoted !== undefined;
  if ((tokens[from]?.kind === 'mark' && !isQuote) || VERBS.has(words[from] ?? '')) return [];
  const stop = words.findIndex((word, at) => at >= from && at < end && /^[.!?;:\n]$/.test(word));
  const last = Math.min(stop < 0 ? end : stop, from + LONGEST);
  request.budget.left -= COST;
  return countDown(last, from + 1).map((to) => ({ to, said: wholeText(request, from, to) }));
}

/** With its quotation marks: they tell names from descriptions. */
function wholeText({ text, tokens }: Request, from: number, to: number): string {
  return text.slice(tokens[from]?.start, tokens[to - 1]?.end);
}

/** A part of the page that only the page can tell: "the last paragraph above the footer". */
export function describedAt(
  request: Request,
  from: number,
  end: number,
): { to: number; target: { said: string } }[] {
  const { words, page } = request;
  const noun = words.findIndex(
    (word, at) => at >= from && at < Math.min(end, from + FARTHEST_NOUN) && page.isNoun(word),
  );
  if (noun < 0 || request.fillers[from]?.length) return [];
  return runsFrom(request, from, end)
    .filter(({ to, said }) => to > noun && to > from + 1 && page.locates(said))
    .slice(0, 3)
    .map(({ to, said }) => ({ to, target: { said } }));
}

/** Anything of the page by its description or its bare name. */
export const readThing: SlotReader = remembered('thing', (request, from, end): Found[] =>
  runsFrom(request, from, end)
    .filter(({ to }) => textBetween(request, from, to).length > 2)
    .filter(({ said }) => request.page.isNamed(said))
    .slice(0, 3)
    .map(({ to, said }) => ({ to, value: { said } })),
);
