import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { TemplatePlan } from '../../designer/gallery/template-plan.ts';
import { drawPlan } from '../../designer/plan/draw-plan.ts';
import { ROOT } from '../settings.ts';
import { templateId } from './template-id.ts';

/** Where the pictures of the templates are kept. */
export const PICTURES = join(ROOT, 'web/public/screenshots');
/** Which drawing each picture shows. */
export const PICTURE_KEYS = join(ROOT, 'worker/designer/gallery/pictures.json');

const keysSchema = z.record(z.string(), z.string());

/** The year in the footers and datelines of pictured pages, so that a new year makes no picture old. */
export const PICTURED_YEAR = 2026;

/** The drawings that were pictured last, by slug. */
export function readPictureKeys(): Record<string, string> {
  return existsSync(PICTURE_KEYS)
    ? keysSchema.parse(JSON.parse(readFileSync(PICTURE_KEYS, 'utf8')))
    : {};
}

/** What a picture can show: head and header, the opening, and the section below it. */
const PICTURED_CHUNKS = 3;

/** Changes with what the first screen of a template is drawn from: markup, pictures, palette and rules. */
export function pictureKey({ plan, seed = 0 }: Pick<TemplatePlan, 'plan' | 'seed'>): string {
  const { chunks } = drawPlan({ plan, seed, year: PICTURED_YEAR, styles: 'inline' });
  return createHash('sha1')
    .update(chunks.slice(0, PICTURED_CHUNKS).join(''))
    .digest('hex')
    .slice(0, 12);
}

/** The two files of a template's picture. */
export function pictureFiles({ slug }: Pick<TemplatePlan, 'slug'>): { webp: string; png: string } {
  const path = join(PICTURES, templateId(slug));
  return { webp: `${path}.webp`, png: `${path}.png` };
}

/** Whether a template has no picture, or one of an earlier drawing. */
export function isPictureStale(template: TemplatePlan, keys: Record<string, string>): boolean {
  const files = Object.values(pictureFiles(template));
  return keys[template.slug] !== pictureKey(template) || !files.every((file) => existsSync(file));
}
