import { createContinuation } from '#domain/generation/continuation.ts';
import { isDocumentComplete } from '#domain/generation/close-document.ts';
import type { PageStream } from '#domain/generation/page-stream.ts';
import { continuePrompt } from '#domain/generation/prompts/continue-prompt.ts';
import type { ChainResult } from '#worker/platform/ai/failover.ts';
import type { ChainModel } from '#worker/platform/ai/port.ts';
import { askChain, type Question } from './ask-chain.ts';
import type { Production } from './generation-run.ts';

const MAX_CONTINUATIONS = 2;

interface CutPage {
  production: Production;
  question: Question;
  stream: PageStream;
  result: ChainResult;
  send: (text: string, link: ChainModel) => void;
}

/**
 * Lets the model that was cut off go on, at most twice. It repeats the last line that has gone out and
 * is stitched on there: guessing the overlap corrupts a third of the pages, because markup repeats itself.
 * Answers whether the document is complete.
 */
export async function continuePage(cut: CutPage): Promise<boolean> {
  const { production, question, stream, result, send } = cut;
  for (let round = 0; round < MAX_CONTINUATIONS; round += 1) {
    if (stream.sent() === '' || isDocumentComplete(stream.sent() + stream.held())) break;
    send(stream.cutAtLine(), result.link);
    const continuation = createContinuation(stream.sent());
    const language = production.run.analysis.language;
    await askChain(production, {
      ...question,
      chain: [result.link],
      turns: [{ answer: stream.sent(), reply: continuePrompt(continuation.anchor, language) }],
      onText: (text, link) => send(stream.push(continuation.push(text)), link),
    });
    send(stream.push(continuation.end()), result.link);
  }
  return isDocumentComplete(stream.sent() + stream.held());
}
