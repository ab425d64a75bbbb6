import { Hono } from 'hono';
import { madePictureParamSchema, makePicturesSchema } from '#contract/made-pictures.ts';
import { photoFileSchema, searchPhotosSchema } from '#contract/photos.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { bodyCap } from '#worker/http/middleware/body-cap.ts';
import { validate } from '#worker/http/validate.ts';
import { fetchPhoto, searchPhotos } from './free-photos.ts';
import { makePictures, readMadePicture } from './make-pictures.ts';

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
  })
  .post('/api/pictures/made', bodyCap(), validate('json', makePicturesSchema), async (c) =>
    c.json({
      ok: true as const,
      ...(await makePictures({ ctx: c.get('ctx'), input: c.req.valid('json') })),
    }),
  )
  .get('/api/pictures/made/:id/:nth', validate('param', madePictureParamSchema), async (c) => {
    const input = c.req.valid('param');
    const { bytes, type } = await readMadePicture({ ctx: c.get('ctx'), input });
    return c.body(bytes, 200, { 'content-type': type, 'cache-control': KEPT_A_DAY });
  });
