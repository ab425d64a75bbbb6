import type { GenerationReport } from '#domain/generation/generation-types.ts';
import { foldLine } from '#domain/page-plan/claims.ts';
import { findLostFacts, findMissing } from '#domain/page-plan/lost-facts.ts';
import { wordsOfPage } from '#domain/page-plan/page-words.ts';
import { withoutRefused } from '#worker/designer/understand/undone-wishes.ts';
import { soundsLikeWish } from '#worker/designer/brief/wish-words.ts';

interface LedgerInput {
  html: string;
  prompt: string;
  /** What the page's maker says it did not do. */
  sentences: readonly string[];
  /** Clauses of the prompt that it did not fulfil. */
  clauses: readonly string[];
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
}: LedgerInput): Pick<GenerationReport, 'notDone' | 'notOnPage'> {
  const words = wordsOfPage(html);
  const lost = withoutRefused(findLostFacts(words, prompt), [prompt]).slice(0, MOST_LINES);
  const covered = lost.map(foldLine);
  const others = findMissing(words, clauses).filter((clause) => {
    const folded = foldLine(clause);
    return !covered.some((known) => known.includes(folded) || folded.includes(known));
  });
  const wishes = [...lost.filter(soundsLikeWish), ...others];
  return {
    notDone: [...sentences, ...wishes.map((wish) => `“${wish}”`)],
    notOnPage: lost.filter((clause) => !wishes.includes(clause)),
  };
}
