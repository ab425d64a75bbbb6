import type { AskAiInput } from '#contract/generation.ts';
import { analyzeRequest } from '#domain/generation/analyze-request.ts';
import { readFileType } from '#domain/generation/file-types.ts';
import { GENERATION_LIMITS } from '#domain/generation/limits.ts';
import { excerptPage } from '#domain/generation/page-excerpt.ts';
import { shortenData } from '#domain/generation/shorten-data.ts';
import { acceptedOrThrow } from '#worker/features/credits/ledger-refusal.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import { assertPageSize } from './assert-page-size.ts';
import { admitGeneration } from './admit-generation.ts';
import { dropGeneration } from './generation-queries.ts';
import type { GenerationRequest, GenerationRun } from './generation-run.ts';
import { planRun } from './plan-run.ts';

interface StartInput {
  ctx: ActorContext;
  input: AskAiInput;
  /** Aborted when the client is gone, perhaps already. */
  signal: AbortSignal;
}

/**
 * Analyses and plans a request without waiting for anything.
 * @throws AppError 401, 400 (unknown model), 413 (page too large)
 */
export function prepareRun({ ctx, input, signal }: StartInput): GenerationRun {
  const userId = requireUser(ctx).id;
  const request = readRequest(input);
  const analysis = analyzeRequest({
    prompt: request.prompt,
    fileType: request.fileType,
    hasPage: request.file !== undefined,
    hasSelection: request.selection !== undefined,
    fallbackLanguage: ctx.locale,
  });
  return {
    ctx,
    id: ctx.newId(),
    userId,
    request,
    analysis,
    ...planRun({ ctx, request, analysis }),
    usage: { calls: 0, input: 0, cached: 0, output: 0 },
    receipt: input.receipt,
    creditsRemaining: undefined,
    abort: abortWith(signal),
  };
}

/**
 * Records a prepared generation within the user's limits and claims its credit.
 * @throws AppError 402 (credits), 409 (receipt), 429 (limits)
 */
export async function admitRun(run: GenerationRun): Promise<GenerationRun> {
  await admitGeneration(run);
  return { ...run, creditsRemaining: await claimCredit(run) };
}

/** A signal that was aborted before tells no listener any more. */
function abortWith(signal: AbortSignal): AbortController {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return controller;
}

function readRequest(input: AskAiInput): GenerationRequest {
  const { prompt, previousPrompt, modelProvider, html, selection, site, attempt = 0 } = input;
  if (html !== undefined) assertPageSize(html);
  const isBlank = html === undefined || html.trim() === '';
  const { text, shorten, restore } = shortenData(html ?? '');
  const fileType = readFileType(input.fileType);
  const element = selection === undefined || selection === '' ? undefined : shorten(selection);
  const isLong = fileType === 'html' && text.length > GENERATION_LIMITS.wholePageCharacters;
  return {
    prompt,
    previousPrompt,
    file: isBlank ? undefined : text,
    excerpt: isLong
      ? once(() => excerptPage({ html: text, prompt, selection: element }))
      : undefined,
    restoreData: restore,
    fileType,
    modelProvider,
    selection: element,
    site,
    attempt,
  };
}

/** The designer reads the page itself, so the excerpt is made when a model is asked. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

async function claimCredit({ ctx, id, userId, receipt }: GenerationRun): Promise<number> {
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
  return receipt === undefined ? command : { ...command, receipt };
}
