import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { TemplatePlan } from '../../designer/gallery/template-plan.ts';
import { ROOT } from '../settings.ts';
import { templateId } from './template-id.ts';

/** Where the pictures of the templates are kept. */
export const PICTURES = join(ROOT, 'web/public/screenshots');
/** Which plan each picture shows. */
export const PICTURE_KEYS = join(ROOT, 'worker/designer/gallery/pictures.json');

const keysSchema = z.record(z.string(), z.string());

/** The plans that were pictured last, by slug. */
export function readPictureKeys(): Record<string, string> {
  return existsSync(PICTURE_KEYS)
    ? keysSchema.parse(JSON.parse(readFileSync(PICTURE_KEYS, 'utf8')))
    : {};
}

/** Changes with the plan of a template. */
export function pictureKey({ plan, seed = 0 }: TemplatePlan): string {
  return createHash('sha1')
    .update(JSON.stringify([plan, seed]))
    .digest('hex')
    .slice(0, 12);
}

/** The two files of a template's picture. */
export function pictureFiles({ slug }: Pick<TemplatePlan, 'slug'>): { webp: string; png: string } {
  const path = join(PICTURES, templateId(slug));
  return { webp: `${path}.webp`, png: `${path}.png` };
}

/** Whether a template has no picture, or one of an earlier plan. */
export function isPictureStale(template: TemplatePlan, keys: Record<string, string>): boolean {
  const files = Object.values(pictureFiles(template));
  return keys[template.slug] !== pictureKey(template) || !files.every((file) => existsSync(file));
}
