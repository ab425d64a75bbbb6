import type { AskAiInput } from '#contract/generation.ts';
import { analyzeRequest } from '#domain/generation/analyze-request.ts';
import { readFileType } from '#domain/generation/file-types.ts';
import { elementAt } from '#domain/generation/keep-inside.ts';
import { indexHtml } from '#domain/html/source-index.ts';
import { acceptedOrThrow } from '#worker/features/credits/ledger-refusal.ts';
import { requireSession, type ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { hashContent } from '#worker/platform/storage/hash-content.ts';
import { admitGeneration, type Admission } from './admit-generation.ts';
import { assertPageSize } from './assert-page-size.ts';
import { dropGeneration, findRunOfReceipt } from './generation-queries.ts';

/** A run that was just started, or that the same receipt had started earlier. */
export interface StartedRun {
  id: string;
  userId: string;
  /** Undefined when the receipt had already started this run. */
  creditsRemaining: number | undefined;
}

export interface Start {
  ctx: ActorContext;
  input: AskAiInput;
}

/**
 * Checks the user's limits, records a generation, claims its credit and starts its run. If the receipt already
 * has a run for this question, that run is returned, so repeating a request after a lost answer is safe.
 * @throws AppError 401, 400 (unknown model, `only` names no elements), 413 (page too large), 402 (credits),
 * 409 (receipt, document), 429 (limits). WorkBudgetSpent (422) for a page that cannot be read.
 */
export async function startGeneration({ ctx, input }: Start): Promise<StartedRun> {
  const session = requireSession(ctx);
  const userId = session.user.id;
  if (input.html !== undefined) assertPageSize(input.html);
  assertModel(ctx, input.modelProvider);
  assertReadable(input);
  const question = await hashContent(input.prompt);
  const known = await findRunOfReceipt(ctx.db, { userId, receipt: input.receipt, question });
  if (known !== undefined) return { id: known.id, userId, creditsRemaining: undefined };
  const admission = describeAdmission({ ctx, input }, { userId, question });
  await admitGeneration(ctx, admission);
  const { id, startedAt } = admission;
  const creditsRemaining = await claimCredit(ctx, { id, userId, receipt: input.receipt });
  const { requestId, locale } = ctx;
  try {
    await ctx.runs.start(ctx, { id, session, locale, requestId, input, startedAt });
  } catch (cause) {
    await ctx.ledger.release(userId, { generationId: id, reason: 'interrupted' });
    await dropGeneration(ctx.db, id);
    throw new AppError('server.unavailable', { cause });
  }
  return { id, userId, creditsRemaining };
}

/** What is recorded of a generation that is about to start. */
export function describeAdmission(
  { ctx, input }: Start,
  { userId, question }: { userId: string; question: string },
): Admission {
  const { task, family } = analyzeRequest({
    prompt: input.prompt,
    fileType: readFileType(input.fileType),
    hasPage: (input.html ?? '').trim() !== '',
    hasSelection: input.only !== undefined || (input.selection ?? '') !== '',
    fallbackLanguage: ctx.locale,
  });
  const { prompt, receipt, document } = input;
  return {
    id: ctx.newId(),
    userId,
    task,
    family,
    prompt,
    question,
    receipt,
    document,
    startedAt: ctx.now(),
  };
}

function assertModel({ ai }: ActorContext, wanted: string | undefined): void {
  if (wanted === undefined || wanted === '' || wanted === 'default') return;
  if (ai.find(wanted) !== undefined) return;
  throw new AppError('request.invalid', {
    details: [{ path: 'modelProvider', message: 'This model is not configured here.' }],
  });
}

/** A page that no reader gets through is refused before anything is charged. */
function assertReadable({ html = '', only, fileType }: AskAiInput): void {
  const index = readFileType(fileType) === 'html' ? indexHtml(html) : undefined;
  if (only === undefined) return;
  if (index && only.every((range) => elementAt(index, range) !== undefined)) return;
  throw new AppError('request.invalid', {
    details: [{ path: 'only', message: 'Each range has to be an element of the page.' }],
  });
}

async function claimCredit(
  ctx: ActorContext,
  { id, userId, receipt }: { id: string; userId: string; receipt: string | undefined },
): Promise<number> {
  try {
    const outcome = await ctx.ledger.claim(userId, claimCommand(id, receipt));
    return acceptedOrThrow(outcome).balance.available;
  } catch (error) {
    await dropGeneration(ctx.db, id);
    throw error;
  }
}

/** The command that claims a generation's credit. Repeating it extends the claim. */
export function claimCommand(generationId: string, receipt: string | undefined) {
  const command = { generationId, description: 'generation' };
  return receipt === undefined ? command : { ...command, receipt };
}
