import { askedLanguage } from '#domain/generation/asked-language.ts';
import { checkPageSteps } from '#domain/generation/check-page.ts';
import { isDocumentComplete } from '#domain/generation/close-document.ts';
import type { Check } from '#domain/generation/generation-types.ts';
import { createPageStream, type PageStream } from '#domain/generation/page-stream.ts';
import { pagePrompt } from '#domain/generation/prompts/page-prompt.ts';
import { readWords } from '#domain/generation/words-answer.ts';
import type { DesignerNote, DesignerRequest } from '#worker/platform/ai/designer-request.ts';
import type { ChainResult } from '#worker/platform/ai/failover.ts';
import { ART_NAMES } from '#worker/designer/art/expand-art.ts';
import { letOthersGo, takeTurns } from '#worker/platform/take-turns.ts';
import type { ChainModel } from '#worker/platform/ai/port.ts';
import { expectChainFailure, type ModelAnswer } from './answer-loop.ts';
import { askChain, type Question } from './ask-chain.ts';
import { continuePage } from './continue-page.ts';
import { GenerationFailure, toRefusal } from './generation-failure.ts';
import type { GenerationRun, Production } from './generation-run.ts';
import { promptRequest, seedOf, yearOf } from './request-facts.ts';
import {
  createPlanWriting,
  promptForPlan,
  type PlannedPage,
  type PlanWriting,
} from './write-plan.ts';

/** A complete page and the results of its checks. */
export interface WrittenPage extends ModelAnswer {
  kind: 'page';
  html: string;
  /** What the model wrote outside the page. */
  chatter: string;
  note: DesignerNote | undefined;
  /** Set when a plan was written and the page was drawn from it. */
  planned?: PlannedPage;
  checks: Check[];
  /** The model was already asked a second time, to finish a page that was cut off. */
  isContinued: boolean;
  question: Question;
}

export type PageAnswer =
  | WrittenPage
  | (ModelAnswer & { kind: 'words'; words: string })
  | (ModelAnswer & { kind: 'none'; failure: unknown; outcome?: string });

/**
 * Asks the chain for a page and streams it as it arrives. A page that hits the token limit is continued by the
 * same model; if it is still incomplete then, it does not count as a page.
 * @throws ChainFailure when no model began a page
 */
export async function askForPage(
  production: Production,
  chain: readonly ChainModel[],
): Promise<PageAnswer> {
  const { run, output } = production;
  const stream = createPageStream();
  const plan = run.decision.editFormat === 'plan' ? createPlanWriting(run) : undefined;
  let writing: ChainModel | undefined;
  let answered: ModelAnswer | undefined;
  function send(text: string, link: ChainModel): void {
    if (text === '') return;
    writing = link;
    output.open({ responseType: 'full', model: link.reference });
    output.write(text);
  }
  const question: Question = {
    chain,
    promptFor: () => (plan ? promptForPlan(run) : pagePrompt(promptRequest(run), ART_NAMES)),
    designer: designerRequest(run),
    onText(text, link) {
      // A model that was asked for a plan may write the document all the same.
      if (plan === undefined || plan.phase() === 'waiting') send(stream.push(text), link);
      if (plan && stream.phase() === 'waiting') send(plan.push(text), link);
    },
    phase: () => (plan && plan.phase() !== 'waiting' ? plan.phase() : stream.phase()),
  };
  try {
    const result = await askChain(production, question);
    const { link, position, finish } = result;
    answered = { link, position };
    if (finish.note?.kind === 'refused') throw toRefusal(run, finish.note.summary);
    if (plan && plan.phase() !== 'waiting') {
      return await pageOfPlan({ production, plan, question, by: answered });
    }
    const end = await continuePage({ production, question, stream, result, send });
    send(stream.end(), link);
    if (stream.sent() === '') return withoutPage(stream, result);
    if (!end.isComplete) {
      const failure = new GenerationFailure('unparsable');
      return { kind: 'none', failure, outcome: 'cut', ...answered };
    }
    const { isContinued } = end;
    await letOthersGo();
    const made = { chatter: stream.chatter(), note: finish.note, isContinued, question };
    return { ...(await toPage(run, stream.sent(), answered)), ...made };
  } catch (error) {
    // A failure after `</html>` does not make the page incomplete.
    if (writing !== undefined && isDocumentComplete(stream.sent())) {
      const position = chain.indexOf(writing);
      const page = await toPage(run, stream.sent(), { link: writing, position });
      return { ...page, chatter: '', note: undefined, isContinued: false, question };
    }
    if (answered === undefined) throw error;
    // The page's own model answered already, so only the failures of the continuation count here.
    return { kind: 'none', failure: expectChainFailure(error), ...answered };
  }
}

interface WrittenPlan {
  production: Production;
  plan: PlanWriting;
  question: Question;
  by: ModelAnswer;
}

async function pageOfPlan({ production, plan, question, by }: WrittenPlan): Promise<PageAnswer> {
  const planned = await plan.finish(production, question, by.link);
  if (planned === undefined) {
    const failure = new GenerationFailure('unparsable');
    return { kind: 'none', failure, outcome: 'no-plan', ...by };
  }
  const page = await toPage(production.run, planned.html, by);
  return { ...page, chatter: '', note: undefined, isContinued: true, question, planned };
}

async function toPage(run: GenerationRun, html: string, by: ModelAnswer) {
  return { kind: 'page' as const, html, checks: await judgePage(run, html), ...by };
}

/** Runs the checks on a page, including those that compare it with the request. */
export async function judgePage({ request, abort }: GenerationRun, html: string): Promise<Check[]> {
  const asked = { request: request.prompt, language: askedLanguage(request.prompt) };
  return await takeTurns(checkPageSteps(html, asked), abort.signal);
}

/** Without a page in it, an answer counts only when it is a refusal or a question to the user. */
function withoutPage(stream: PageStream, { link, position }: ChainResult): PageAnswer {
  const words = readWords(stream.chatter());
  if (words !== undefined) return { kind: 'words', words, link, position };
  const failure = new GenerationFailure('unparsable', { summary: stream.chatter() });
  return { kind: 'none', failure, outcome: 'no-document', link, position };
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
