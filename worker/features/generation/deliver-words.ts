import { emptyReport } from '#domain/generation/generation-types.ts';
import type { Product, Production } from './generation-run.ts';

/** Hands on a model's words as they are: a question back, or why it does not do what was asked. */
export function deliverWords(
  { output }: Production,
  { words, model }: { words: string; model: string },
): Product {
  const responseType = 'answer';
  output.open({ responseType, model });
  output.write(words);
  return { content: words, responseType, model, report: { ...emptyReport(), summary: words } };
}
