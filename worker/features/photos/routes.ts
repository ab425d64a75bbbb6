import { Hono } from 'hono';
import { photoFileSchema, searchPhotosSchema } from '#contract/photos.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { validate } from '#worker/http/validate.ts';
import { fetchPhoto, searchPhotos } from './free-photos.ts';

const KEPT_A_DAY = 'private, max-age=86400';

export const photosRoutes = new Hono<AppEnv>()
  .get('/api/photos', validate('query', searchPhotosSchema), async (c) =>
    c.json({
      ok: true as const,
      photos: await searchPhotos({ ctx: c.get('ctx'), input: c.req.valid('query') }),
    }),
  )
  .get('/api/photos/file', validate('query', photoFileSchema), async (c) => {
    const { bytes, type } = await fetchPhoto({ ctx: c.get('ctx'), input: c.req.valid('query') });
    return c.body(bytes, 200, { 'content-type': type, 'cache-control': KEPT_A_DAY });
  });
