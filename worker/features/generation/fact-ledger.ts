import type { GenerationReport } from '#domain/generation/generation-types.ts';
import { foldLine } from '#domain/page-plan/claims.ts';
import { findLostFacts, findMissing } from '#domain/page-plan/lost-facts.ts';
import { wordsOfPage } from '#domain/page-plan/page-words.ts';
import { untoldClauses, withoutRefused } from '#worker/designer/understand/undone-wishes.ts';
import { soundsLikeWish } from '#worker/designer/brief/wish-words.ts';

interface LedgerInput {
  html: string;
  prompt: string;
  /** What the page's maker says it did not do. */
  sentences: readonly string[];
  /** Clauses of the prompt that it did not fulfil. */
  clauses: readonly string[];
  /** A small tool does what its brief says; it does not say it. */
  isTool?: boolean;
}

const MOST_LINES = 40;

/**
 * Checks a new page against its brief. What can be put on the page word for word is told apart from wishes about the
 * page, which nobody wants to read on it.
 */
export function keepLedger({
  html,
  prompt,
  sentences,
  clauses,
  isTool = false,
}: LedgerInput): Pick<GenerationReport, 'notDone' | 'notOnPage'> {
  const words = wordsOfPage(html);
  const lost = withoutRefused(findLostFacts(words, prompt), [prompt]);
  const others = withoutKnown(findMissing(words, clauses), lost);
  const untold = isTool ? [] : untoldClauses(prompt, words);
  const isNew = new Set(
    withoutKnown(
      untold.map(({ clause }) => clause),
      [...lost, ...others],
    ),
  );
  const more = untold.filter(({ clause }) => isNew.has(clause));
  const wishes = [
    ...lost.filter(soundsLikeWish),
    ...others,
    ...more.flatMap(({ clause, isWish }) => (isWish ? clause : [])),
  ];
  const owed = [...lost, ...more.map(({ clause }) => clause)].slice(0, MOST_LINES);
  return {
    notDone: [...sentences, ...wishes.map((wish) => `“${wish}”`)],
    notOnPage: owed.filter((clause) => !wishes.includes(clause)),
  };
}

/** Clauses that none of these says, too. */
function withoutKnown(clauses: readonly string[], known: readonly string[]): string[] {
  const covered = known.map(foldLine);
  return clauses.filter((clause) => {
    const folded = foldLine(clause);
    return !covered.some((one) => one.includes(folded) || folded.includes(one));
  });
}
