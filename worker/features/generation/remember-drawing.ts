import { keepDrawing } from '#worker/features/sites/sites-client.ts';
import { describeError } from '#worker/http/log.ts';
import type { GenerationRun, Product } from './generation-run.ts';

/** Keeps what a page was drawn from beside its site. Without it, later changes are made on the page; never throws. */
export async function rememberDrawing(
  { ctx, id, userId, request: { document } }: GenerationRun,
  { drawing }: Product,
): Promise<void> {
  if (drawing === undefined || document?.kind !== 'site') return;
  try {
    await keepDrawing(ctx, { uuid: document.uuid, userId }, drawing);
  } catch (error) {
    ctx.log.warn('generation.drawing-lost', { generationId: id, ...describeError(error) });
  }
}
