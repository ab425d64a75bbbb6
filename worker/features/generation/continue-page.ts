import { createContinuation } from '#domain/generation/continuation.ts';
import { isDocumentComplete } from '#domain/generation/close-document.ts';
import type { PageStream } from '#domain/generation/page-stream.ts';
import { continuePrompt } from '#domain/generation/prompts/continue-prompt.ts';
import type { ChainResult } from '#worker/platform/ai/failover.ts';
import type { ChainModel } from '#worker/platform/ai/port.ts';
import { askChain, type Question } from './ask-chain.ts';
import type { Production } from './generation-run.ts';

interface CutPage {
  production: Production;
  question: Question;
  stream: PageStream;
  result: ChainResult;
  send: (text: string, link: ChainModel) => void;
}

/** How writing a page ended. */
interface PageEnd {
  isComplete: boolean;
  /** The model was asked a second time. */
  isContinued: boolean;
}

/**
 * Asks the model that was cut off to continue, once. The model repeats the last line that was sent, and its
 * answer is joined there. Guessing the overlap instead corrupts pages, because markup repeats itself. A model
 * that starts the page again is stopped at once.
 */
export async function continuePage(cut: CutPage): Promise<PageEnd> {
  const { production, question, stream, result, send } = cut;
  if (stream.sent() === '' || isEnded(stream)) {
    return { isComplete: isEnded(stream), isContinued: false };
  }
  send(stream.cutAtLine(), result.link);
  const continuation = createContinuation(stream.sent());
  const { language } = production.run.analysis;
  await askChain(production, {
    ...question,
    chain: [result.link],
    turns: [{ answer: stream.sent(), reply: continuePrompt(continuation.anchor, language) }],
    onText: (text, link) => send(stream.push(continuation.push(text)), link),
    phase: () => (continuation.isRestart() ? 'void' : stream.phase()),
  });
  send(stream.push(continuation.end()), result.link);
  return { isComplete: isEnded(stream), isContinued: true };
}

function isEnded(stream: PageStream): boolean {
  return isDocumentComplete(stream.sent() + stream.held());
}
