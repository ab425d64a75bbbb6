import { parseCheckedFile } from '#domain/sites/site-address.ts';
import type { PublicContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { isTemplate } from './serve-template.ts';
import { findSite } from './site-queries.ts';

/** Tells whether `sites/<uuid>/index.html` exists, as a saved site or a template; any other path form is 400. */
export async function checkFile({
  ctx,
  input,
}: {
  ctx: Pick<PublicContext, 'db' | 'assets'>;
  input: { paths: string[] };
}): Promise<void> {
  const [path, ...others] = input.paths;
  const uuid = path === undefined || others.length > 0 ? null : parseCheckedFile(path);
  if (uuid === null)
    throw new AppError('request.invalid', { details: [{ path: 'path', message: 'form' }] });
  if ((await findSite(ctx.db, uuid)) !== undefined || (await isTemplate(ctx, uuid))) return;
  throw new AppError('sites.not-found');
}
