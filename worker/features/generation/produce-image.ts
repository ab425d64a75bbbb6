import { GENERATION_LIMITS } from '#domain/generation/limits.ts';
import { addPicture } from '#worker/features/sites/sites-client.ts';
import { describeError } from '#worker/http/log.ts';
import { toModelFailure } from '#worker/platform/ai/model-failure.ts';
import { OFFLINE_REFERENCE } from '#worker/platform/ai/offline-model.ts';
import type { MadeImage } from '#worker/platform/ai/port.ts';
import { toBase64 } from '#worker/platform/to-base64.ts';
import { recordAttempt } from './ask-chain.ts';
import { deliverEdit } from './deliver-edit.ts';
import { deliverWords } from './deliver-words.ts';
import type { GenerationRun, Product, Production } from './generation-run.ts';
import { makeEdit, produceEdit } from './produce-edit.ts';

const IMAGE_LIMIT_MS = 30_000;
/** Stands for the picture until the page is finished, so that no model receives its bytes. */
const PICTURE_NAME = 'data:embedded/picture';
/** Base64 needs 4 characters for 3 bytes. */
const BASE64_GROWTH = 4 / 3;

/**
 * Makes a picture with the picture model, has a code model place it in the page, and stores it as a file of the
 * page's site. A page without a site has the picture embedded. Without a picture model, a place for the picture
 * or room to store it, the request is treated as an edit, in which the built-in designer draws.
 */
export async function produceImage(production: Production): Promise<Product> {
  const { run } = production;
  const image = await makeImage(production);
  if (image === undefined) return produceEdit(production);
  const request = { ...run.request, picture: PICTURE_NAME };
  const outcome = await makeEdit({ ...production, run: { ...run, request } });
  if (outcome.kind === 'answered') return deliverWords(production, outcome);
  const { edit } = outcome;
  if (!edit.text.includes(PICTURE_NAME)) return deliverEdit(production, edit);
  const address = (await storePicture(run, image)) ?? embedPicture(run, image);
  if (address === undefined) return produceEdit(production);
  const text = edit.text.replaceAll(PICTURE_NAME, () => address);
  return deliverEdit(production, { ...edit, text });
}

async function makeImage({ run, enterStage }: Production): Promise<MadeImage | undefined> {
  const { images } = run.ctx.ai;
  const canPlace = run.chain[0] !== undefined && run.chain[0].reference !== OFFLINE_REFERENCE;
  if (images === undefined || !canPlace || run.request.fileType !== 'html') return undefined;
  enterStage('model');
  const signal = AbortSignal.any([run.abort.signal, AbortSignal.timeout(IMAGE_LIMIT_MS)]);
  try {
    const image = await images.make({ description: run.request.prompt, signal });
    recordAttempt(run, images.reference, 'stop');
    return image;
  } catch (error) {
    recordAttempt(run, images.reference, toModelFailure(error).kind);
    return undefined;
  }
}

/**
 * Stores the picture with the site and returns its address; undefined when the page has no site or the site is
 * full.
 */
async function storePicture(
  { ctx, id, request }: GenerationRun,
  image: MadeImage,
): Promise<string | undefined> {
  if (request.site === undefined) return undefined;
  try {
    return (await addPicture({ ctx, input: { uuid: request.site, ...image } })) ?? undefined;
  } catch (error) {
    ctx.log.warn('generation.picture-not-stored', { generationId: id, ...describeError(error) });
    return undefined;
  }
}

/** The picture as a data URL; undefined when the page would become too large. */
function embedPicture({ request }: GenerationRun, image: MadeImage): string | undefined {
  const page = request.restoreData(request.file ?? '').length;
  const isTooLarge = page + image.bytes.length * BASE64_GROWTH >= GENERATION_LIMITS.pageBytes / 2;
  return isTooLarge ? undefined : `data:${image.mediaType};base64,${toBase64(image.bytes)}`;
}
