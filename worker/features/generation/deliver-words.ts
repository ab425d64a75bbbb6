import { emptyReport } from '#domain/generation/generation-types.ts';
import type { Product, Production } from './generation-run.ts';

/** Sends a model's words unchanged: a question to the user, or why it does not do what was asked. */
export function deliverWords(
  { output }: Production,
  { words, model }: { words: string; model: string },
): Product {
  const responseType = 'answer';
  output.open({ responseType, model });
  output.write(words);
  return { content: words, responseType, model, report: { ...emptyReport(), summary: words } };
}
