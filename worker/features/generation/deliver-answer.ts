import { nameAfter, pageTitle } from '#domain/sites/page-facts.ts';
import { findOwnFile, saveFile, toFileType } from '#worker/features/files/files-client.ts';
import { describeMadeSite, findOwnSite, saveSite } from '#worker/features/sites/sites-client.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { describeError } from '#worker/http/log.ts';
import type { GenerationEnd } from './generation-queries.ts';
import type { GenerationRun, Product } from './generation-run.ts';

type Delivery = Pick<GenerationEnd, 'delivery' | 'revision'>;

/**
 * Saves a finished answer in its document, as the revision after the one that the user asked about. If the
 * document has changed since, or the user has to agree first, the answer waits for its owner.
 */
export async function deliverAnswer(run: GenerationRun, product: Product): Promise<Delivery> {
  const { ctx, id, request } = run;
  const { document } = request;
  if (document === undefined || product.responseType === 'answer') return NOWHERE;
  if (product.report.isProposal) return WAITING;
  try {
    const { revision } =
      document.kind === 'site' ? await saveInSite(run, product) : await saveInFile(run, product);
    return { delivery: 'saved', revision };
  } catch (error) {
    // The answer is made and paid for. If saving it fails, its owner can still take it.
    const cause = error instanceof AppError ? { code: error.code } : describeError(error);
    ctx.log.warn('generation.waits', { generationId: id, ...cause });
    return WAITING;
  }
}

const NOWHERE: Delivery = { delivery: 'none', revision: null };
const WAITING: Delivery = { delivery: 'waiting', revision: null };

async function saveInSite(
  { ctx, id, userId, request }: GenerationRun,
  { content, text = content }: Product,
): Promise<{ revision: number }> {
  const { uuid = '', revision = 0 } = request.document ?? {};
  const title = pageTitle(text);
  const isNew = revision === 0;
  const name = isNew ? title : await nameOf(ctx, uuid, title);
  const saved = await saveSite({
    ctx,
    input: {
      uuid,
      html: text,
      revision,
      origin: 'ai',
      comment: request.prompt,
      ...(name === '' ? {} : { name }),
    },
  });
  if (isNew)
    await describeMadeSite(ctx.db, { uuid, userId, generationId: id, prompt: request.prompt });
  return saved;
}

/** The name of a site that gets this title. */
async function nameOf(ctx: ActorContext, uuid: string, after: string): Promise<string> {
  const { name, title } = await findOwnSite(ctx, uuid);
  return nameAfter({ name, before: title, after });
}

async function saveInFile(
  { ctx, request }: GenerationRun,
  { content, text = content }: Product,
): Promise<{ revision: number }> {
  const { uuid = '', revision = 0 } = request.document ?? {};
  const { name, type, folder } = await findOwnFile(ctx, uuid);
  const file = { uuid, name, type: toFileType(type), folder, revision };
  return await saveFile({
    ctx,
    input: { ...file, content: text, origin: 'ai', comment: request.prompt },
  });
}
