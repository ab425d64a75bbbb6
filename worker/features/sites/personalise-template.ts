import type { PersonalisedTemplate, PersonaliseInput } from '#contract/templates.ts';
import type { SharedContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { drawPersonalised } from '#worker/designer/gallery/personalise.ts';
import { readTemplateDrawing } from './serve-template.ts';

/**
 * A template's page with somebody's own name and line. Needs no account, costs nothing and stores nothing. Throws
 * `sites.not-found` for an id that no template has.
 */
export async function personaliseTemplate({
  ctx,
  input: { template, ...own },
}: {
  ctx: Pick<SharedContext, 'assets' | 'now'>;
  input: PersonaliseInput;
}): Promise<PersonalisedTemplate> {
  const drawing = await readTemplateDrawing(ctx, template);
  if (drawing === null) throw new AppError('sites.not-found');
  const year = new Date(ctx.now()).getUTCFullYear();
  const { html, toComplete } = drawPersonalised(drawing, own, year);
  return { html, toComplete };
}
