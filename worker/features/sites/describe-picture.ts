import type { DescribePictureInput } from '#contract/pictures.ts';
import { readPicture } from '#domain/pictures/read-picture.ts';
import { tidyDescription } from '#domain/pictures/tidy-description.ts';
import { readPicturePath } from '#domain/sites/picture-address.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { describeError } from '#worker/http/log.ts';
import { findOwnSite } from './read-site.ts';
import { findSiteWithAssets } from './site-queries.ts';

const LIMIT_MS = 20_000;

/**
 * What a vision model sees in a picture of one of the user's own sites, as a proposal that somebody has to confirm.
 * Null without such a model, without such a picture, and where the model says nothing that describes it. Costs nothing.
 */
export async function describePicture({
  ctx,
  input: { uuid, name, language },
}: {
  ctx: ActorContext;
  input: DescribePictureInput;
}): Promise<string | null> {
  await findOwnSite(ctx, uuid);
  const { reader } = ctx.ai;
  const assets = (await findSiteWithAssets(ctx.db, uuid))?.assets ?? [];
  const widths = assets.filter(({ path }) => readPicturePath(path)?.name === name);
  const [smallest] = widths.toSorted((a, b) => a.size - b.size);
  if (reader === undefined || smallest === undefined) return null;
  try {
    const object = await ctx.bucket.get(smallest.key);
    const bytes = object === null ? null : new Uint8Array(await object.arrayBuffer());
    const facts = bytes === null ? null : readPicture(bytes);
    if (bytes === null || facts?.kind !== 'picture') return null;
    const signal = AbortSignal.timeout(LIMIT_MS);
    const said = tidyDescription(await reader.read({ bytes, type: facts.type, language, signal }));
    return said === '' ? null : said;
  } catch (error) {
    ctx.log.warn('pictures.not_described', describeError(error));
    return null;
  }
}
