import { indexTokens, type TokenIndex } from '../text/html-tokens.ts';
import { readSource, type SourceText } from '../text/source-text.ts';
import { indexWords, type WordIndex } from '../text/word-index.ts';
import { spend, type WorkBudget } from '#domain/text/work-budget.ts';

/** A document under search with the indexes of its parts, each built when first asked for. */
export interface LocateContext {
  source: SourceText;
  budget: WorkBudget;
  tokens: () => TokenIndex;
  words: () => WordIndex;
}

/** What the tiers that compare whole lines or plain text need. */
export type LineContext = Pick<LocateContext, 'source' | 'budget'>;

/** Reading a word or a tag costs about this many times what passing a character costs. */
const indexCostPerCharacter = 8;

function once<T>(create: () => T): () => T {
  let value: { of: T } | undefined;
  return () => {
    value ??= { of: create() };
    return value.of;
  };
}

/** Splits a document into lines, unless that was done before, and takes the cost of it from the budget. */
export function createContext(text: string, budget: WorkBudget, known?: SourceText): LocateContext {
  spend(budget, text.length);
  const source = known?.text === text ? known : readSource(text);
  const cost = text.length * indexCostPerCharacter;
  function charged<T>(create: () => T): () => T {
    return once(() => {
      spend(budget, cost);
      return create();
    });
  }
  return {
    source,
    budget,
    tokens: charged(() => indexTokens(text)),
    words: charged(() => indexWords(source)),
  };
}
