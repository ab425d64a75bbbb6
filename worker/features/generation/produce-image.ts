import { GENERATION_LIMITS } from '#domain/generation/limits.ts';
import { toModelFailure } from '#worker/platform/ai/model-failure.ts';
import { OFFLINE_REFERENCE } from '#worker/platform/ai/offline-model.ts';
import type { MadeImage } from '#worker/platform/ai/port.ts';
import { recordAttempt } from './ask-chain.ts';
import type { GenerationRun, Product, Production } from './generation-run.ts';
import { produceEdit } from './produce-edit.ts';

const IMAGE_LIMIT_MS = 30_000;
/** Stands for the picture until the page is finished: no model sees its bytes. */
const PICTURE_NAME = 'data:embedded/picture';
/** Characters that base64 needs for a byte. */
const BASE64_GROWTH = 4 / 3;

/**
 * A picture: made by the picture model, put into the page by a code model. It travels inside the page,
 * because the page has no address of its own yet. Without a picture model, or when it fails, the
 * request is an edit like any other and the built-in designer draws.
 */
export async function produceImage(production: Production): Promise<Product> {
  const { run } = production;
  const image = await makeImage(production);
  if (image === undefined || !fitsPage(run, image)) return produceEdit(production);
  const address = `data:${image.mediaType};base64,${toBase64(image.bytes)}`;
  const { restoreData } = run.request;
  const request = {
    ...run.request,
    picture: PICTURE_NAME,
    restoreData: (text: string) => restoreData(text).replaceAll(PICTURE_NAME, () => address),
  };
  return produceEdit({ ...production, run: { ...run, request } });
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

function fitsPage({ request }: GenerationRun, { bytes }: MadeImage): boolean {
  const page = request.restoreData(request.file ?? '').length;
  return page + bytes.length * BASE64_GROWTH < GENERATION_LIMITS.pageBytes / 2;
}

const PIECE_BYTES = 8_192;

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    binary += String.fromCharCode(...bytes.subarray(at, at + PIECE_BYTES));
  }
  return btoa(binary);
}
