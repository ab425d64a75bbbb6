import type { MadePictures, MakePicturesInput } from '#contract/made-pictures.ts';
import { dropMetadata } from '#domain/pictures/drop-metadata.ts';
import {
  describeProposals,
  descriptionProblem,
  MADE_PICTURES,
} from '#domain/pictures/made-pictures.ts';
import { PICTURE_LIMITS, sizeProblem } from '#domain/pictures/picture-limits.ts';
import { readPicture } from '#domain/pictures/read-picture.ts';
import { drawDescription } from '#worker/designer/art/draw-description.ts';
import { acceptedOrThrow } from '#worker/features/credits/ledger-refusal.ts';
import { hasRoom } from '#worker/features/files/files-client.ts';
import { noRoomLeft } from '#worker/features/sites/sites-client.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { describeError } from '#worker/http/log.ts';
import type { ImageMaker } from '#worker/platform/ai/port.ts';
import {
  countProposals,
  type Order,
  proposalBytes,
  readProposal,
  storeProposals,
} from './made-store.ts';

/** All proposals are asked for at once; the claim on the credit lasts longer. */
const LIMIT_MS = 60_000;

/**
 * Three proposals for a description, for one credit, or three drawings of the designer where no picture model is
 * configured. The credit is held first, taken when at least one proposal is stored, and returned otherwise; a crash in
 * between returns it when the hold runs out. The same id again answers the same proposals.
 * @throws AppError `pictures.short`, `pictures.long` (400), `pictures.forbidden` (422), `credits.insufficient` (402),
 * `sites.limit` (409), `pictures.busy` (409), `pictures.over` (409), `pictures.failed` (502)
 */
export async function makePictures({
  ctx,
  input,
}: {
  ctx: ActorContext;
  input: MakePicturesInput;
}): Promise<MadePictures> {
  const { id: userId } = requireUser(ctx);
  const problem = descriptionProblem(input.description);
  if (problem !== null) throw new AppError(`pictures.${problem}`);
  const { images } = ctx.ai;
  if (images === undefined)
    return { kind: 'drawn', drawings: drawDescription(input.description, input.colours) };
  const order = { userId, id: input.id };
  const known = await countProposals(ctx, order);
  if (known > 0) return await finish(ctx, order, known);
  await assertRoom(ctx, userId);
  await claimCredit(ctx, order);
  try {
    const pictures = await askThrice(ctx, images, input.description);
    if (pictures.length === 0) throw new AppError('pictures.failed');
    await storeProposals(ctx, order, pictures);
    return await finish(ctx, order, pictures.length);
  } catch (error) {
    const isEmpty = error instanceof AppError && error.code === 'pictures.failed';
    const reason = isEmpty ? 'model-error' : 'interrupted';
    await ctx.ledger.release(userId, { generationId: claimOf(order), reason });
    throw error;
  }
}

/** One proposal of the user's own. Throws `request.not-found` when it is not there or its day is over. */
export async function readMadePicture({
  ctx,
  input: { id, nth },
}: {
  ctx: ActorContext;
  input: { id: string; nth: string };
}): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string }> {
  const { id: userId } = requireUser(ctx);
  const bytes = await readProposal(ctx, { userId, id }, nth);
  const facts = bytes === null ? null : readPicture(bytes);
  if (bytes === null || facts?.kind !== 'picture') throw new AppError('request.not-found');
  return { bytes, type: facts.type };
}

/** No id that the browser chooses can be that of a generation. */
function claimOf({ id }: Order): string {
  return `pictures:${id}`;
}

async function assertRoom(ctx: ActorContext, userId: string): Promise<void> {
  const held = await proposalBytes(ctx, userId);
  const most = held + MADE_PICTURES.proposals * PICTURE_LIMITS.storedBytes;
  if (!(await hasRoom(ctx, userId, most))) throw noRoomLeft(ctx);
}

async function claimCredit(ctx: ActorContext, order: Order): Promise<void> {
  const command = { generationId: claimOf(order), description: 'pictures' };
  const outcome = await ctx.ledger.claim(order.userId, command);
  if (!outcome.ok && outcome.reason === 'expired') throw new AppError('pictures.over');
  // Whoever claimed it first is at work, or has crashed: then the credit comes back by itself.
  if (acceptedOrThrow(outcome).replayed) throw new AppError('pictures.busy');
}

/** Takes the credit for what is stored. A hold that ran out before is not taken again: then the pictures are free. */
async function finish(ctx: ActorContext, order: Order, count: number): Promise<MadePictures> {
  const { balance } = await ctx.ledger.settle(order.userId, claimOf(order));
  const addresses = Array.from(
    { length: count },
    (_, nth) => `/api/pictures/made/${order.id}/${nth}`,
  );
  return { kind: 'made', addresses, creditsRemaining: balance.available };
}

/** What came and can be shown on a page, without what says how it was made. */
async function askThrice(
  ctx: ActorContext,
  images: ImageMaker,
  description: string,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const asked = describeProposals(description).map(async (words) => {
    const image = await images.make({ description: words, signal });
    return readProposed(image.bytes);
  });
  const answers = await Promise.allSettled(asked);
  return answers.flatMap((answer) => {
    if (answer.status === 'fulfilled') return [answer.value];
    ctx.log.warn('pictures.proposal_failed', describeError(answer.reason));
    return [];
  });
}

function readProposed(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const facts = readPicture(bytes);
  const isUsable =
    facts?.kind === 'picture' &&
    !facts.isAnimated &&
    sizeProblem(facts) === null &&
    bytes.byteLength <= PICTURE_LIMITS.storedBytes;
  if (!isUsable) throw new Error('no picture for a page');
  return dropMetadata(bytes);
}
