import { createPageStream, type PageStream } from '#domain/generation/page-stream.ts';
import { isDocumentComplete } from '#domain/generation/close-document.ts';
import { pagePrompt } from '#domain/generation/prompts/page-prompt.ts';
import { readWords } from '#domain/generation/words-answer.ts';
import type { DesignerNote, DesignerRequest } from '#worker/platform/ai/designer-request.ts';
import { ChainFailure, type ChainResult } from '#worker/platform/ai/failover.ts';
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
  /** Its model was asked twice already. */
  isContinued: boolean;
}

/** `asked` is the number of models of the chain that were asked or skipped. */
export type PageAttempt =
  | { kind: 'page'; page: WrittenPage; question: Question; asked: number }
  | { kind: 'words'; words: string; model: string; asked: number }
  | { kind: 'nothing'; failure: unknown; asked: number };

/**
 * Asks the chain for a page and sends it on as it comes. A page that runs out of room is continued by
 * its own model; one that is still not complete then is none.
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
    phase: () => stream.phase(),
  };
  try {
    const result = await askChain(production, question);
    asked = result.position + 1;
    if (result.finish.note?.kind === 'refused') throw toRefusal(run, result.finish.note.summary);
    const end = await continuePage({ production, question, stream, result, send });
    send(stream.end(), result.link);
    if (stream.sent() === '') return withoutPage(run, { stream, result, asked });
    if (!end.isComplete) {
      recordAttempt(run, result.link.reference, 'cut');
      return { kind: 'nothing', failure: new GenerationFailure('unparsable'), asked };
    }
    const page = {
      html: stream.sent(),
      chatter: stream.chatter(),
      writer: { link: result.link, note: result.finish.note },
      isContinued: end.isContinued,
    };
    return { kind: 'page', page, question, asked };
  } catch (error) {
    // What breaks after `</html>` takes nothing away from the page.
    if (writing !== undefined && isDocumentComplete(stream.sent())) {
      const writer = { link: writing, note: undefined };
      const page = { html: stream.sent(), chatter: '', writer };
      return {
        kind: 'page',
        page: { ...page, isContinued: false },
        question,
        asked: chain.indexOf(writing) + 1,
      };
    }
    if (!(error instanceof ChainFailure) || error.kind === 'aborted') throw error;
    // A continuation that failed counts its own failures only.
    return { kind: 'nothing', failure: error, asked: Math.max(asked, error.failures.length) };
  }
}

interface Wordy {
  stream: PageStream;
  result: ChainResult;
  asked: number;
}

/** A refusal or a question back is the answer; anything else without a document is none. */
function withoutPage(run: GenerationRun, { stream, result, asked }: Wordy): PageAttempt {
  const { reference: model } = result.link;
  const words = readWords(stream.chatter());
  if (words !== undefined) return { kind: 'words', words, model, asked };
  recordAttempt(run, model, 'no-document');
  const failure = new GenerationFailure('unparsable', { summary: stream.chatter() });
  return { kind: 'nothing', failure, asked };
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
