/** Markup has fewer characters per token than prose. Measured pages have 3.1 to 5.3. */
const CHARACTERS_PER_TOKEN = 3.3;
/** Instructions, the request and the previous request. */
const OVERHEAD_TOKENS = 4_000;
/** The additional tokens of a model that always thinks. */
const REASONING_TOKENS = 4_000;
/** How much longer a file may become when it is written again. */
const GROWTH = 1.3;

export interface TokenFacts {
  /** Characters of the file that is sent along. */
  fileLength: number;
  /** Tokens the plan allows for the answer. */
  planned: number;
  format: 'blocks' | 'whole';
  reasons: boolean;
}

/** The maximum number of tokens for the answer of one call. */
export function answerTokens({ fileLength, planned, format, reasons }: TokenFacts): number {
  const whole = Math.ceil((fileLength / CHARACTERS_PER_TOKEN) * GROWTH);
  const written = format === 'whole' ? Math.max(planned, whole) : planned;
  return written + (reasons ? REASONING_TOKENS : 0);
}

/** Whether the file and the answer fit in a model's context. */
export function fitsModel(
  facts: TokenFacts,
  model: { maxOutputTokens: number; contextTokens: number },
): boolean {
  const file = Math.ceil(facts.fileLength / CHARACTERS_PER_TOKEN);
  const answer = Math.min(answerTokens(facts), model.maxOutputTokens);
  const needsWhole = facts.format === 'whole' && answerTokens(facts) > model.maxOutputTokens;
  return !needsWhole && file + OVERHEAD_TOKENS + answer <= model.contextTokens;
}
