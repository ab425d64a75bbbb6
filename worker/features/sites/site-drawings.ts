import * as z from 'zod/mini';
import { drawingSchema, type Drawing } from '#contract/page-plan.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { findSite } from './site-queries.ts';
import { drawingKey } from './site-storage.ts';

/** As many as a person may go back to and still ask for a change of the plan. */
const MOST_DRAWINGS = 4;
/** Larger pages are not compared with their drawing. */
const LONGEST_DRAWING = 400_000;

const storedSchema = z.object({ drawings: z.array(z.unknown()) });

type Store = Pick<ActorContext, 'bucket' | 'db'>;

interface OwnSite {
  uuid: string;
  userId: string;
}

/**
 * What a user's site was drawn from, the newest first. Empty for the sites of others and for pages that no plan was
 * drawn for; drawings of an older schema are left out.
 */
export async function readDrawings(ctx: Store, site: OwnSite): Promise<Drawing[]> {
  if (!(await isOwn(ctx, site))) return [];
  return await readStored(ctx, site.uuid);
}

/** Adds a drawing of a user's site; the oldest goes. Does nothing where the site is somebody else's or not saved yet. */
export async function keepDrawing(ctx: Store, site: OwnSite, drawing: Drawing): Promise<void> {
  if (drawing.html.length > LONGEST_DRAWING || !(await isOwn(ctx, site))) return;
  const others = (await readStored(ctx, site.uuid)).filter(({ html }) => html !== drawing.html);
  const drawings = [drawing, ...others].slice(0, MOST_DRAWINGS);
  await ctx.bucket.put(drawingKey(site.uuid), JSON.stringify({ drawings }));
}

async function isOwn({ db }: Store, { uuid, userId }: OwnSite): Promise<boolean> {
  return (await findSite(db, uuid))?.userId === userId;
}

async function readStored({ bucket }: Store, uuid: string): Promise<Drawing[]> {
  const object = await bucket.get(drawingKey(uuid));
  const stored = storedSchema.safeParse(object === null ? null : parse(await object.text()));
  if (!stored.success) return [];
  return stored.data.drawings.flatMap((one) => drawingSchema.safeParse(one).data ?? []);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
