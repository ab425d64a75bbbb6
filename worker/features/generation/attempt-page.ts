import { createPageStream } from '#domain/generation/page-stream.ts';
import { closeDocument, isDocumentComplete } from '#domain/generation/close-document.ts';
import { pagePrompt } from '#domain/generation/prompts/page-prompt.ts';
import type { DesignerNote, DesignerRequest } from '#worker/platform/ai/designer-request.ts';
import { ChainFailure } from '#worker/platform/ai/failover.ts';
import type { ChainModel } from '#worker/platform/ai/port.ts';
import { askChain, recordAttempt, type Question } from './ask-chain.ts';
import { continuePage } from './continue-page.ts';
import { GenerationFailure, toRefusal } from './generation-failure.ts';
import type { GenerationRun, Production } from './generation-run.ts';
import { promptRequest, seedOf, yearOf } from './request-facts.ts';

/** The model that wrote the page and what it said about it. */
interface Writer {
  link: ChainModel;
  note: DesignerNote | undefined;
}

/** A page as it was written; nothing is checked yet. */
export interface WrittenPage {
  html: string;
  /** What its model wrote beside it. */
  chatter: string;
  writer: Writer;
  isShortened: boolean;
}

/** `asked` is the number of models of the chain that were asked. */
export type PageAttempt =
  | { kind: 'page'; page: WrittenPage; question: Question; asked: number }
  | { kind: 'nothing'; failure: unknown; asked: number };

/**
 * Asks the chain for a page and sends it on as it comes. A page that runs out of room is continued by
 * its own model and at last closed.
 */
export async function attemptPage(
  production: Production,
  chain: readonly ChainModel[],
): Promise<PageAttempt> {
  const { run, output } = production;
  const stream = createPageStream();
  let writing: ChainModel | undefined;
  let asked = 0;
  function send(text: string, link: ChainModel): void {
    if (text === '') return;
    writing = link;
    output.open({ responseType: 'full', model: link.reference });
    output.write(text);
  }
  const question: Question = {
    chain,
    promptFor: () => pagePrompt(promptRequest(run)),
    designer: designerRequest(run),
    onText: (text, link) => send(stream.push(text), link),
  };
  try {
    const result = await askChain(production, question);
    asked = result.position + 1;
    if (result.finish.note?.kind === 'refused') throw toRefusal(run, result.finish.note.summary);
    const isComplete = await continuePage({ production, question, stream, result, send });
    send(stream.end(), result.link);
    if (stream.sent() === '') {
      recordAttempt(run, result.link.reference, 'no-document');
      const failure = new GenerationFailure('unparsable', { summary: stream.chatter() });
      return { kind: 'nothing', failure, asked };
    }
    const closing = isComplete ? '' : closeDocument(stream.sent());
    send(closing, result.link);
    const page = {
      html: stream.sent() + closing,
      chatter: stream.chatter(),
      writer: { link: result.link, note: result.finish.note },
      isShortened: !isComplete,
    };
    return { kind: 'page', page, question, asked };
  } catch (error) {
    // What breaks after `</html>` takes nothing away from the page.
    if (stream.isClosed() && writing !== undefined && isDocumentComplete(stream.sent())) {
      const writer = { link: writing, note: undefined };
      const page = { html: stream.sent(), chatter: '', writer, isShortened: false };
      return { kind: 'page', page, question, asked: chain.indexOf(writing) + 1 };
    }
    if (!(error instanceof ChainFailure) || error.kind === 'aborted') throw error;
    // A continuation that failed counts its own failures only.
    return { kind: 'nothing', failure: error, asked: Math.max(asked, error.failures.length) };
  }
}

function designerRequest(run: GenerationRun): DesignerRequest {
  return {
    kind: 'create',
    prompt: run.request.prompt,
    seed: seedOf(run),
    language: run.analysis.language,
    year: yearOf(run),
  };
}
