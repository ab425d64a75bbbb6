import { kindOfFile } from '#domain/sites/asset-path.ts';
import {
  judgeSiteSteps,
  type Judgement,
  type SiteFile,
} from '#domain/sites/deception/judge-site.ts';
import { finishSteps } from '#domain/text/steps.ts';
import type { PublicContext } from '#worker/http/actor-context.ts';
import { takeTurns } from '#worker/platform/take-turns.ts';
import type { SentAsset } from './decode-assets.ts';
import { lookUpAddresses } from './look-up-addresses.ts';
import type { AssetRow } from './site-queries.ts';

/** A shorter site is judged at once, so that its save waits for no other work. */
const LONG_SITE = 100_000;

/** Judges a site as it will be after a save: the page, the files that come with it and those that stay. */
export async function judgeSave(
  ctx: Pick<PublicContext, 'bucket' | 'config' | 'log'>,
  { html, assets }: { html: string; assets: readonly SentAsset[] },
  stored: readonly AssetRow[],
): Promise<Judgement> {
  const sent = new Set(assets.map(({ path }) => path));
  const kept = stored.filter(({ path }) => !sent.has(path) && kindOfFile(path) !== null);
  const keptFiles = await Promise.all(
    kept.map(async ({ path, key }) => readFile(path, await (await ctx.bucket.get(key))?.text())),
  );
  const sentFiles = assets.map(({ path, bytes }) =>
    readFile(path, bytes === null ? undefined : new TextDecoder().decode(bytes)),
  );
  const page: SiteFile = { kind: 'markup', text: html };
  const files = [page, ...[...sentFiles, ...keptFiles].flatMap((file) => file ?? [])];
  const steps = judgeSiteSteps(files);
  const isLong = files.reduce((sum, { text }) => sum + text.length, 0) > LONG_SITE;
  return await lookUpAddresses(ctx, isLong ? await takeTurns(steps) : finishSteps(steps));
}

function readFile(path: string, text: string | undefined): SiteFile | null {
  const kind = kindOfFile(path);
  return kind === null || text === undefined ? null : { kind, text };
}
