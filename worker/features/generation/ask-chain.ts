import type { LanguageModelV4CallOptions, LanguageModelV4Message } from '@ai-sdk/provider';
import { answerTokens } from '#domain/generation/token-budget.ts';
import type { PromptParts } from '#domain/generation/prompts/prompt-parts.ts';
import { toProviderOptions, type DesignerRequest } from '#worker/platform/ai/designer-request.ts';
import {
  ChainFailure,
  runChain,
  type ChainResult,
  type LinkFailure,
} from '#worker/platform/ai/failover.ts';
import { OFFLINE_REFERENCE } from '#worker/platform/ai/offline-model.ts';
import type { ChainModel } from '#worker/platform/ai/port.ts';
import type { GenerationRun, Production } from './generation-run.ts';
import { tokenFacts } from './request-facts.ts';

/** A further exchange after the first answer: what the model wrote and what we say to it. */
export interface Turn {
  answer: string;
  reply: string;
}

export interface Question {
  chain: readonly ChainModel[];
  /** The prose for a model of this edit format. */
  promptFor: (link: ChainModel) => PromptParts;
  turns?: readonly Turn[];
  /** The same request for the built-in designer. */
  designer: DesignerRequest;
  onText: (text: string, link: ChainModel) => void;
}

/**
 * Asks the chain and keeps the record of who was asked and how it went.
 * @throws ChainFailure
 */
export async function askChain(
  { run, enterStage }: Production,
  question: Question,
): Promise<ChainResult> {
  enterStage('model');
  let asked: ChainModel | undefined;
  let hasText = false;
  try {
    const result = await runChain({
      chain: question.chain,
      signal: run.abort.signal,
      optionsFor: (link) => callOptions(run, question, link),
      onAttempt: (link) => void (asked = link),
      onText(text) {
        if (!hasText) enterStage('generation');
        hasText = true;
        if (asked !== undefined) question.onText(text, asked);
      },
    });
    recordFailures(run, result.failures);
    recordAttempt(run, result.link.reference, result.finish.reason);
    run.ctx.ai.health.worked(result.link.reference);
    return result;
  } catch (error) {
    if (error instanceof ChainFailure) recordFailures(run, error.failures);
    throw error;
  }
}

function recordFailures(run: GenerationRun, failures: readonly LinkFailure[]): void {
  for (const failure of failures) {
    recordAttempt(run, failure.reference, failure.kind);
    run.ctx.ai.health.failed(failure.reference, failure);
  }
}

/** Adds a line to the visible record of which model was asked and how it went. */
export function recordAttempt({ decision }: GenerationRun, model: string, outcome: string): void {
  decision.attempts.push({ model, outcome });
}

/** The designer reads the structured request. */
const NO_PROSE: PromptParts = { instructions: '', prompt: '' };

function callOptions(
  run: GenerationRun,
  { promptFor, turns = [], designer }: Question,
  link: ChainModel,
): LanguageModelV4CallOptions {
  const isDesigner = link.reference === OFFLINE_REFERENCE;
  const { instructions, prompt } = isDesigner ? NO_PROSE : promptFor(link);
  return {
    prompt: [
      { role: 'system', content: instructions },
      userMessage(prompt),
      ...turns.flatMap(({ answer, reply }): LanguageModelV4Message[] => [
        { role: 'assistant', content: [{ type: 'text', text: answer }] },
        userMessage(reply),
      ]),
    ],
    // Always set: some Workers AI models stop at 256 tokens without it.
    maxOutputTokens: Math.min(answerTokens(tokenFacts(run, link)), link.maxOutputTokens),
    temperature: run.plan.temperature,
    ...(link.reasoning === undefined ? {} : { reasoning: link.reasoning }),
    providerOptions: toProviderOptions(designer),
  };
}

function userMessage(text: string): LanguageModelV4Message {
  return { role: 'user', content: [{ type: 'text', text }] };
}
