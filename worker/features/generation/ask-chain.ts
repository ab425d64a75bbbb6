import type {
  LanguageModelV4CallOptions,
  LanguageModelV4Message,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import { answerTokens } from '#domain/generation/token-budget.ts';
import type { PromptParts } from '#domain/generation/prompts/prompt-parts.ts';
import { sharedLength } from '#domain/generation/prompts/shared-length.ts';
import { toProviderOptions, type DesignerRequest } from '#worker/platform/ai/designer-request.ts';
import {
  ChainFailure,
  runChain,
  type ChainResult,
  type LinkFailure,
} from '#worker/platform/ai/failover.ts';
import { OFFLINE_REFERENCE } from '#worker/platform/ai/offline-model.ts';
import type { AnswerPhase } from '#worker/platform/ai/guard.ts';
import type { ChainModel } from '#worker/platform/ai/port.ts';
import type { GenerationRun, Production } from './generation-run.ts';
import { tokenFacts } from './request-facts.ts';

/** A follow-up in the conversation: what the model wrote and our reply. */
export interface Turn {
  answer: string;
  reply: string;
}

export interface Question {
  chain: readonly ChainModel[];
  /** The prompt text for a model with this edit format. */
  promptFor: (link: ChainModel) => PromptParts;
  turns?: readonly Turn[];
  /** The same request for the built-in designer. */
  designer: DesignerRequest;
  onText: (text: string, link: ChainModel) => void;
  /** How far the answer is. A finished one is cut off soon after its end. */
  phase?: () => AnswerPhase;
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
      mayAsk: async ({ reference }) => mayAsk(run, reference),
      maxCharactersFor: (link) => maxCharacters(run, link),
      ...(question.phase === undefined ? {} : { phase: question.phase }),
      onAttempt(link) {
        asked = link;
        if (link.reference !== OFFLINE_REFERENCE) run.usage.calls += 1;
      },
      onText(text) {
        if (!hasText) enterStage('generation');
        hasText = true;
        if (asked !== undefined) question.onText(text, asked);
      },
    });
    recordFailures(run, result.failures);
    recordAttempt(run, result.link.reference, result.finish.reason);
    run.ctx.ai.health.worked(result.link.reference);
    addUsage(run, result.finish.usage);
    return result;
  } catch (error) {
    if (error instanceof ChainFailure) recordFailures(run, error.failures);
    throw error;
  }
}

/** A model whose circuit breaker is open is skipped, unless the user asked for it by name. */
async function mayAsk({ ctx, request }: GenerationRun, reference: string): Promise<boolean> {
  if (reference === OFFLINE_REFERENCE || reference === request.modelProvider) return true;
  return ctx.ai.health.admit(reference);
}

const CHARACTERS_PER_TOKEN = 8;
const LONGEST_ANSWER = 400_000;

/** No text has this many characters per token, so a model that writes more is ignoring its limit. */
function maxCharacters(run: GenerationRun, link: ChainModel): number {
  if (link.reference === OFFLINE_REFERENCE) return Infinity;
  return Math.min(maxOutputTokens(run, link) * CHARACTERS_PER_TOKEN, LONGEST_ANSWER);
}

/** Adds the token usage that the provider reports for a call, if it reports any. */
export function addUsage({ usage }: GenerationRun, used: LanguageModelV4Usage | undefined): void {
  usage.input += used?.inputTokens.total ?? 0;
  usage.cached += used?.inputTokens.cacheRead ?? 0;
  usage.output += used?.outputTokens.total ?? 0;
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

/** The designer reads the structured request instead of a prompt. */
const NO_PROSE: PromptParts = { instructions: '', prompt: '' };

function callOptions(
  run: GenerationRun,
  { promptFor, turns = [], designer }: Question,
  link: ChainModel,
): LanguageModelV4CallOptions {
  const isDesigner = link.reference === OFFLINE_REFERENCE;
  const prose = isDesigner ? NO_PROSE : promptFor(link);
  return {
    prompt: [
      ...openingMessages(prose, link.reference),
      ...turns.flatMap(({ answer, reply }): LanguageModelV4Message[] => [
        { role: 'assistant', content: [{ type: 'text', text: answer }] },
        userMessage(reply),
      ]),
    ],
    // Always set: some Workers AI models stop at 256 tokens without it.
    maxOutputTokens: maxOutputTokens(run, link),
    temperature: run.plan.temperature,
    ...(link.reasoning === undefined ? {} : { reasoning: link.reasoning }),
    providerOptions: toProviderOptions(designer),
  };
}

function maxOutputTokens(run: GenerationRun, link: ChainModel): number {
  return Math.min(answerTokens(tokenFacts(run, link)), link.maxOutputTokens);
}

const CACHE_UP_TO_HERE = { anthropic: { cacheControl: { type: 'ephemeral' } } };

/**
 * Instructions and request. Anthropic must be told where the part shared with the next request ends. Other
 * providers find it themselves, and some of them reject a message in parts.
 */
function openingMessages(
  { instructions, prompt }: PromptParts,
  reference: string,
): LanguageModelV4Message[] {
  const sharedCharacters = reference.startsWith('anthropic:') ? sharedLength(prompt) : 0;
  if (sharedCharacters === 0) {
    return [{ role: 'system', content: instructions }, userMessage(prompt)];
  }
  const shared = prompt.slice(0, sharedCharacters);
  const rest = prompt.slice(sharedCharacters);
  return [
    { role: 'system', content: instructions },
    {
      role: 'user',
      content: [
        { type: 'text', text: shared, providerOptions: CACHE_UP_TO_HERE },
        { type: 'text', text: rest },
      ],
    },
  ];
}

function userMessage(text: string): LanguageModelV4Message {
  return { role: 'user', content: [{ type: 'text', text }] };
}
