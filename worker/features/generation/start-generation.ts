import type { AskAiInput, GenerationDecision } from '#contract/generation.ts';
import { analyzeRequest } from '#domain/generation/analyze-request.ts';
import { readFileType } from '#domain/generation/file-types.ts';
import type { RequestAnalysis } from '#domain/generation/generation-types.ts';
import { planGeneration, type GenerationPlan } from '#domain/generation/plan.ts';
import { shortenData } from '#domain/generation/shorten-data.ts';
import { fitsModel } from '#domain/generation/token-budget.ts';
import { acceptedOrThrow } from '#worker/features/credits/ledger-refusal.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import type { ChainModel } from '#worker/platform/ai/port.ts';
import { assertPageSize } from './assert-page-size.ts';
import { admitGeneration } from './admit-generation.ts';
import { dropGeneration } from './generation-queries.ts';
import type { GenerationRequest, GenerationRun } from './generation-run.ts';
import { tokenFacts } from './request-facts.ts';

/**
 * Analyses and plans a request, admits it and claims its credit. Throws before anything is spent:
 * 401, 402 (credits), 409 (receipt), 413 (page too large), 429 (limits).
 */
export async function startGeneration({
  ctx,
  input,
}: {
  ctx: ActorContext;
  input: AskAiInput;
}): Promise<GenerationRun> {
  const userId = requireUser(ctx).id;
  const request = readRequest(input);
  const analysis = analyzeRequest({
    prompt: request.prompt,
    fileType: request.fileType,
    hasPage: request.file !== undefined,
    hasSelection: request.selection !== undefined,
    fallbackLanguage: ctx.locale,
  });
  const plan = planGeneration(analysis, {
    fileType: request.fileType,
    hasFile: request.file !== undefined,
  });
  const chain = chooseChain(ctx, analysis, input.modelProvider).filter((link) =>
    fitsModel(tokenFacts({ request, plan }, link), link),
  );
  const decision = describeDecision({ analysis, plan, chain });
  const id = ctx.newId();
  await admitGeneration({ ctx, id, userId, request, decision });
  const creditsRemaining = await claimCredit({ ctx, id, userId, receipt: input.receipt });
  const abort = new AbortController();
  const { receipt } = input;
  return {
    ctx,
    id,
    userId,
    request,
    analysis,
    plan,
    chain,
    decision,
    receipt,
    creditsRemaining,
    abort,
  };
}

function readRequest(input: AskAiInput): GenerationRequest {
  const { prompt, previousPrompt, html, selection, attempt = 0 } = input;
  if (html !== undefined) assertPageSize(html);
  const isBlank = html === undefined || html.trim() === '';
  const { text, shorten, restore } = shortenData(html ?? '');
  return {
    prompt,
    previousPrompt,
    file: isBlank ? undefined : text,
    restoreData: restore,
    fileType: readFileType(input.fileType),
    selection: selection === undefined || selection === '' ? undefined : shorten(selection),
    attempt,
  };
}

function chooseChain(
  ctx: ActorContext,
  { family }: RequestAnalysis,
  modelProvider: string | undefined,
): ChainModel[] {
  const chain = ctx.ai.chain(family);
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

interface DecisionFacts {
  analysis: RequestAnalysis;
  plan: GenerationPlan;
  chain: readonly ChainModel[];
}

function describeDecision({ analysis, plan, chain }: DecisionFacts): GenerationDecision {
  return {
    ...analysis,
    editFormat: plan.mode === 'edit' ? (chain[0]?.editFormat ?? 'blocks') : plan.mode,
    chain: chain.map((link) => link.reference),
    attempts: [],
  };
}

interface Claim {
  ctx: ActorContext;
  id: string;
  userId: string;
  receipt: string | undefined;
}

async function claimCredit({ ctx, id, userId, receipt }: Claim): Promise<number> {
  try {
    const outcome = await ctx.ledger.claim(userId, claimCommand(id, receipt));
    return acceptedOrThrow(outcome).balance.available;
  } catch (error) {
    await dropGeneration(ctx.db, id);
    throw error;
  }
}

/** The claim of a generation's credit; repeated, it renews the claim's time. */
export function claimCommand(generationId: string, receipt: string | undefined) {
  const command = { generationId, description: 'generation' };
  return receipt === undefined || receipt === '' ? command : { ...command, receipt };
}
