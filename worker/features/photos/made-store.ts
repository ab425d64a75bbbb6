import { MADE_PICTURES } from '#domain/pictures/made-pictures.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { deleteBelow, deleteObjects, listObjects } from '#worker/platform/storage/objects.ts';

/** Proposals lie under their owner, and under the order that they belong to. */
const ROOT = 'made/';

type Store = Pick<ActorContext, 'bucket' | 'now'>;

/** `id` is the browser's own. */
export interface Order {
  userId: string;
  id: string;
}

function orderKey({ userId, id }: Order): string {
  return `${ROOT}${userId}/${id}/`;
}

export async function storeProposals(
  { bucket }: Store,
  order: Order,
  pictures: readonly Uint8Array[],
): Promise<void> {
  await Promise.all(
    pictures.map(async (bytes, nth) => await bucket.put(`${orderKey(order)}${nth}`, bytes)),
  );
}

/** How many proposals of an order are there. */
export async function countProposals(ctx: Store, order: Order): Promise<number> {
  const { objects } = await ctx.bucket.list({ prefix: orderKey(order) });
  return objects.filter((object) => !isOver(ctx, object)).length;
}

/** The bytes of one proposal; null when there is none, or when its day is over. */
export async function readProposal(
  ctx: Store,
  order: Order,
  nth: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const object = await ctx.bucket.get(`${orderKey(order)}${nth}`);
  if (object === null) return null;
  const bytes = await object.arrayBuffer();
  return isOver(ctx, object) ? null : new Uint8Array(bytes);
}

/** Bytes of all proposals of a user. */
export async function proposalBytes(ctx: Store, userId: string): Promise<number> {
  let bytes = 0;
  for await (const { size } of listObjects(ctx, `${ROOT}${userId}/`)) bytes += size;
  return bytes;
}

/** Deletes the proposals whose day is over. Runs on a schedule. */
export async function forgetProposals(ctx: Store): Promise<void> {
  const over: string[] = [];
  for await (const object of listObjects(ctx, ROOT)) if (isOver(ctx, object)) over.push(object.key);
  await deleteObjects(ctx, over);
}

/** Deletes all proposals of a user. */
export async function deleteProposalsOf(ctx: Store, userId: string): Promise<void> {
  await deleteBelow(ctx, `${ROOT}${userId}/`);
}

function isOver({ now }: Store, { uploaded }: R2Object): boolean {
  return uploaded.getTime() < now() - MADE_PICTURES.keptMs;
}
