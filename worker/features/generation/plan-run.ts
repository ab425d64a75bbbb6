import type { GenerationDecision } from '#contract/generation.ts';
import type { RequestAnalysis } from '#domain/generation/generation-types.ts';
import { planGeneration, type GenerationPlan } from '#domain/generation/plan.ts';
import { readAddRequest } from '#domain/page-plan/add-request.ts';
import { choosePageWay } from '#domain/page-plan/page-way.ts';
import { PROMPT_VERSION } from '#domain/generation/prompts/prompt-parts.ts';
import { fitsModel } from '#domain/generation/token-budget.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { OFFLINE_REFERENCE } from '#worker/platform/ai/offline-model.ts';
import type { ChainModel } from '#worker/platform/ai/port.ts';
import type { GenerationRequest } from './generation-run.ts';
import { tokenFacts } from './request-facts.ts';

interface PlanInput {
  ctx: ActorContext;
  request: GenerationRequest;
  analysis: RequestAnalysis;
}

/** How a request will be answered, and by which models. */
export interface RunPlan {
  plan: GenerationPlan;
  chain: ChainModel[];
  decision: GenerationDecision;
}

/**
 * Selects the models for a request: those of the right family whose context is large enough, with the one that
 * the client named first.
 * @throws AppError 400 (unknown model)
 */
export function planRun({ ctx, request, analysis }: PlanInput): RunPlan {
  const plan = planGeneration(analysis, {
    fileType: request.fileType,
    hasFile: request.file !== undefined,
  });
  const wanted = chooseChain(ctx, analysis, request);
  const chain = wanted.filter((link) => fitsModel(tokenFacts({ request, plan }, link), link));
  const tooSmall = wanted.filter((link) => !chain.includes(link));
  const decision = {
    ...analysis,
    editFormat: formatOf(ctx, { request, plan, chain }),
    prompts: PROMPT_VERSION,
    chain: chain.map((link) => link.reference),
    attempts: tooSmall.map(({ reference: model }) => ({ model, outcome: 'too-small' })),
  };
  return { plan, chain, decision };
}

interface FormatInput {
  request: GenerationRequest;
  plan: GenerationPlan;
  chain: readonly ChainModel[];
}

function formatOf({ config }: ActorContext, { request, plan, chain }: FormatInput): string {
  if (plan.mode === 'edit') return chain[0]?.editFormat ?? 'blocks';
  if (plan.mode !== 'page') return plan.mode;
  return choosePageWay(request.prompt, config.AI_PAGES) === 'plan' ? 'plan' : 'page';
}

function chooseChain(
  ctx: ActorContext,
  { family }: RequestAnalysis,
  { prompt, modelProvider, fileType }: GenerationRequest,
): ChainModel[] {
  const chain = ctx.ai.chain(family);
  // What is to be added word for word needs no model, and must not depend on one.
  if (fileType === 'html' && readAddRequest(prompt) !== undefined) {
    return chain.filter(({ reference }) => reference === OFFLINE_REFERENCE);
  }
  if (modelProvider === undefined || modelProvider === '' || modelProvider === 'default') {
    return chain;
  }
  const wanted = ctx.ai.find(modelProvider);
  if (wanted === undefined) {
    throw new AppError('request.invalid', {
      details: [{ path: 'modelProvider', message: 'This model is not configured here.' }],
    });
  }
  return [wanted, ...chain.filter((link) => link !== wanted)];
}
