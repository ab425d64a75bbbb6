import type { AskAiInput } from '#contract/generation.ts';
import { readFileType } from '#domain/generation/file-types.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import type { RunOwner } from '#worker/http/generation-runs.ts';
import { findReadable } from './find-readable.ts';
import { startGeneration } from './start-generation.ts';
import { startGuestPage } from './start-guest-page.ts';
import { toTextAnswer, type TextAnswer } from './text-answer.ts';

interface Ask {
  ctx: ActorContext;
  input: AskAiInput;
}

/** A run and its events from the first one on. */
export interface StreamedRun {
  generationId: string;
  /** Undefined when the receipt had already started this run. */
  creditsRemaining: number | undefined;
  events: ReadableStream<Uint8Array>;
}

export interface StreamedText extends TextAnswer {
  generationId: string;
  fileType: string;
  creditsRemaining: number | undefined;
}

/** Starts a generation, or finds the run that the receipt already paid for, and returns its events. */
export async function askForEvents({ ctx, input }: Ask): Promise<StreamedRun> {
  const start = ctx.actor.kind === 'anonymous' ? startGuestPage : startGeneration;
  const run = await start({ ctx, input });
  const { id: generationId, creditsRemaining } = run;
  return { generationId, creditsRemaining, events: await openEvents(ctx, run, 0) };
}

/** The same as plain text, for clients that do not read events. */
export async function askAi({ ctx, input }: Ask): Promise<StreamedText> {
  const { events, ...run } = await askForEvents({ ctx, input });
  const fileType = readFileType(input.fileType);
  const isChange = (input.html ?? '').trim() !== '';
  const planned = {
    responseType: isChange ? ('diff' as const) : ('full' as const),
    model: ctx.ai.chain('code')[0]?.reference ?? '',
  };
  return { ...run, fileType, ...(await toTextAnswer(events, planned)) };
}

/**
 * The events of a run that the visitor may read, after number `after`.
 * @throws AppError 401, 404
 */
export async function readRun({
  ctx,
  id,
  after,
}: {
  ctx: ActorContext;
  id: string;
  after: number;
}): Promise<ReadableStream<Uint8Array>> {
  const { actor } = ctx;
  const own =
    actor.kind === 'user'
      ? await ctx.runs.events({ id, userId: actor.session.user.id }, after)
      : null;
  return own ?? (await openEvents(ctx, await findReadable(ctx, id), after));
}

/**
 * The events of a run after number `after`.
 * @throws AppError 404 when the run is unknown or already deleted
 */
export async function openEvents(
  ctx: ActorContext,
  owner: RunOwner,
  after: number,
): Promise<ReadableStream<Uint8Array>> {
  const events = await ctx.runs.events(owner, after);
  if (events === null) throw new AppError('generation.not-found');
  return events;
}
