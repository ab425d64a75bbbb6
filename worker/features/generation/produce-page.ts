import { createPageStream, type PageStream } from '#domain/generation/page-stream.ts';
import { checkPage } from '#domain/generation/check-page.ts';
import { closeDocument, isDocumentComplete } from '#domain/generation/close-document.ts';
import { emptyReport, type GenerationReport } from '#domain/generation/generation-types.ts';
import { pagePrompt } from '#domain/generation/prompts/page-prompt.ts';
import type { DesignerNote, DesignerRequest } from '#worker/platform/ai/designer-request.ts';
import { ChainFailure } from '#worker/platform/ai/failover.ts';
import type { ChainModel } from '#worker/platform/ai/port.ts';
import { askChain, recordAttempt, type Question } from './ask-chain.ts';
import { continuePage } from './continue-page.ts';
import { GenerationFailure, toRefusal } from './generation-failure.ts';
import type { GenerationRun, Product, Production } from './generation-run.ts';
import { promptRequest, seedOf, yearOf } from './request-facts.ts';

/**
 * A new page, streamed as it comes. A model that fails or writes no usable document gives way to the
 * next one as long as nobody reads along; what has gone out cannot be taken back, so a page that runs
 * out of room is continued by its own model and at last closed.
 */
export async function producePage(production: Production): Promise<Product> {
  const { run, output } = production;
  let chain = run.chain;
  let lastFailure: unknown = new GenerationFailure('empty');
  while (chain.length > 0) {
    const attempt = await attemptPage(production, chain);
    chain = chain.slice(attempt.asked);
    if (attempt.kind === 'nothing') lastFailure = attempt.failure;
    else {
      const finished = finishPage(production, attempt);
      if (!(finished instanceof GenerationFailure)) return finished;
      if (output.isLive) throw finished;
      recordAttempt(run, attempt.writer.link.reference, 'unusable');
      lastFailure = finished;
    }
  }
  throw lastFailure;
}

/** The model that wrote the page and what it said about it. */
interface Writer {
  link: ChainModel;
  note: DesignerNote | undefined;
}

type PageAttempt =
  | { kind: 'page'; stream: PageStream; writer: Writer; isShortened: boolean; asked: number }
  | { kind: 'nothing'; failure: unknown; asked: number };

async function attemptPage(
  production: Production,
  chain: readonly ChainModel[],
): Promise<PageAttempt> {
  const { run, output } = production;
  const stream = createPageStream();
  let writing: ChainModel | undefined;
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
    if (result.finish.note?.kind === 'refused') throw toRefusal(run, result.finish.note.summary);
    const isComplete = await continuePage({ production, question, stream, result, send });
    send(stream.end(), result.link);
    if (stream.sent() === '') {
      recordAttempt(run, result.link.reference, 'no-document');
      const failure = new GenerationFailure('unparsable', { summary: stream.chatter() });
      return { kind: 'nothing', failure, asked: result.position + 1 };
    }
    if (!isComplete) send(closeDocument(stream.sent()), result.link);
    const writer = { link: result.link, note: result.finish.note };
    const asked = result.position + 1;
    return { kind: 'page', stream, writer, isShortened: !isComplete, asked };
  } catch (error) {
    // What breaks after `</html>` takes nothing away from the page.
    if (stream.isClosed() && writing !== undefined && isDocumentComplete(stream.sent())) {
      const writer = { link: writing, note: undefined };
      const asked = chain.indexOf(writing) + 1;
      return { kind: 'page', stream, writer, isShortened: false, asked };
    }
    const isFinal = (output.isLive && stream.sent() !== '') || !(error instanceof ChainFailure);
    if (isFinal || error.kind === 'aborted') throw error;
    return { kind: 'nothing', failure: error, asked: error.failures.length };
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

type FinishedAttempt = Extract<PageAttempt, { kind: 'page' }>;

function finishPage(
  { enterStage }: Production,
  { stream, writer, isShortened }: FinishedAttempt,
): Product | GenerationFailure {
  enterStage('validation');
  const content = isShortened ? stream.sent() + closeDocument(stream.sent()) : stream.sent();
  const checks = checkPage(content);
  const broken = checks.filter((check) => check.weight === 'hard' && !check.ok);
  if (broken.length > 0) {
    return new GenerationFailure('unparsable', {
      cause: new Error(broken.map((check) => check.id).join(', ')),
    });
  }
  const report: GenerationReport = {
    ...emptyReport(),
    ...describeCreation(writer.note),
    checks,
    isShortened,
  };
  if (report.summary === '') report.summary = stream.chatter().slice(0, 600);
  return { content, responseType: 'full', model: writer.link.reference, report };
}

function describeCreation(note: DesignerNote | undefined): Partial<GenerationReport> {
  if (note?.kind !== 'created') return {};
  return { summary: note.understood, toComplete: note.toComplete, sections: note.sections };
}
