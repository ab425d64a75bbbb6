import type { ProjectSite } from '#contract/sites.ts';
import { mapAtMost } from '#domain/projects/map-at-most.ts';
import { placeLinks } from '#domain/projects/place-links.ts';
import {
  belongsToProjects,
  MOST_PAGES,
  planPublication,
  publicFiles,
  type PublicationProblem,
} from '#domain/projects/plan-publication.ts';
import { PAGE_PATH } from '#domain/sites/asset-path.ts';
import { SITE_LIMITS } from '#domain/sites/limits.ts';
import { listProject, readContent } from '#worker/features/files/files-client.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { saveSite } from './save-site.ts';
import { limitReached, tooLarge, tooManyFiles } from './site-limits.ts';
import { findSiteWithAssets } from './site-queries.ts';

const READS_AT_ONCE = 6;
/** More would not be read. */
const MOST_DEAD_LINKS = 20;

/**
 * Puts a project at the address of the site that has its folder's id: `index.html` as the page, the other files beside
 * it. One save moves the whole project, so visitors see all of it or what was there before, and repeating it changes
 * nothing. Files that the project no longer has go; pictures that were added to the site stay.
 */
export async function placeProject({
  ctx,
  input: { uuid },
}: {
  ctx: ActorContext;
  input: { uuid: string };
}): Promise<ProjectSite> {
  const { name, files } = await listProject(ctx, uuid);
  const plan = planPublication(files);
  if (plan.problem !== null) throw refusal(ctx, plan.problem);
  const sources = await mapAtMost(
    READS_AT_ONCE,
    publicFiles(plan),
    async ({ path, contentHash }) => ({ path, text: await readContent(ctx, contentHash) }),
  );
  const paths = new Set(sources.map(({ path }) => path));
  const placed = sources.map((source) => ({ path: source.path, ...placeLinks(source, paths) }));
  const known = await findSiteWithAssets(ctx.db, uuid);
  const gone = (known?.assets ?? []).filter(({ path }) => belongsToProjects(path));
  const assets = new Map<string, string | null>(gone.map(({ path }) => [path, null]));
  for (const { path, text } of placed) assets.set(path, asText(text));
  assets.delete(PAGE_PATH);
  const { site } = await saveSite({
    ctx,
    input: {
      uuid,
      html: placed[0]?.text ?? '',
      ...(known === null ? { name } : {}),
      assets: Object.fromEntries(assets),
      keepsReplaced: true,
    },
  });
  const deadLinks = placed.flatMap((file) => file.deadLinks).slice(0, MOST_DEAD_LINKS);
  return { site, deadLinks };
}

function refusal(ctx: ActorContext, problem: PublicationProblem): AppError {
  switch (problem) {
    case 'no-home':
      return new AppError('sites.no-home');
    case 'too-many-pages':
      return limitReached(ctx, {
        en: `${MOST_PAGES} pages on a site`,
        it: `${MOST_PAGES} pagine per sito`,
      });
    case 'too-many-files':
      return tooManyFiles(ctx);
    case 'too-large':
      return tooLarge(SITE_LIMITS.saveBytes);
  }
}

/** A file that reads like a data URL is no data URL. */
function asText(text: string): string {
  return text.startsWith('data:') ? `data:text/plain,${encodeURIComponent(text)}` : text;
}
