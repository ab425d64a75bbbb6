import { Hono } from 'hono';
import { drawSectionSchema, type DrawnSection } from '#contract/sections.ts';
import { drawSection } from '#worker/designer/edit/draw-section.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { AppError } from '#worker/http/app-error.ts';
import { LIMITS } from '#worker/http/limits.ts';
import { bodyCap } from '#worker/http/middleware/body-cap.ts';
import { validate } from '#worker/http/validate.ts';

/** Sections in the look of a page: drawn without a model and free of charge, for guests too. Nothing is stored. */
export const sectionsRoutes = new Hono<AppEnv>().post(
  '/api/sections',
  bodyCap(LIMITS.pageBodyBytes),
  validate('json', drawSectionSchema),
  (c) => {
    const { html, kind, language } = c.req.valid('json');
    const drawn = drawSection({ html, kind, fallbackLanguage: language });
    if (!drawn) throw new AppError('request.too-large', { params: { limit: '600 KB' } });
    return c.json({ ok: true as const, section: drawn satisfies DrawnSection });
  },
);
