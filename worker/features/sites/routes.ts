import { Hono } from 'hono';
import { addPhotoSchema, describePictureSchema, pictureParamSchema } from '#contract/pictures.ts';
import {
  logSiteSchema,
  publishSiteSchema,
  renameSiteSchema,
  saveSiteFallbackSchema,
  saveSharingPictureSchema,
  saveSiteSchema,
  saveThumbnailSchema,
  uuidParamSchema,
} from '#contract/sites.ts';
import { personaliseSchema } from '#contract/templates.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { LIMITS } from '#worker/http/limits.ts';
import { bodyCap } from '#worker/http/middleware/body-cap.ts';
import { revalidate } from '#worker/http/middleware/revalidate.ts';
import { validate } from '#worker/http/validate.ts';
import { addPhoto } from './add-picture.ts';
import { checkFile } from './check-file.ts';
import { describePicture } from './describe-picture.ts';
import { deletePicture } from './delete-picture.ts';
import { deleteSite } from './delete-site.ts';
import { describeStructure, listOwnSites } from './list-own-sites.ts';
import { listPictures } from './list-pictures.ts';
import { logSite } from './log-site.ts';
import { personaliseTemplate } from './personalise-template.ts';
import { placeProject } from './place-project.ts';
import { publishSite, unpublishSite } from './publish-site.ts';
import { readSite } from './read-site.ts';
import { readStats } from './read-stats.ts';
import { readThumbnail } from './read-thumbnail.ts';
import { renameSite } from './rename-site.ts';
import { saveSharingPicture } from './save-sharing-picture.ts';
import { saveSite } from './save-site.ts';
import { saveThumbnail } from './save-thumbnail.ts';

export const sitesRoutes = new Hono<AppEnv>()
  .get('/api/sites', revalidate, async (c) =>
    c.json({ ok: true as const, sites: await listOwnSites(c.get('ctx')) }),
  )
  .post(
    '/api/s/:uuid',
    bodyCap(LIMITS.pageBodyBytes),
    validate('param', uuidParamSchema),
    validate('json', saveSiteSchema),
    async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') };
      return c.json({ ok: true as const, ...(await saveSite({ ctx: c.get('ctx'), input })) });
    },
  )
  .post(
    '/api/save-site',
    bodyCap(LIMITS.pageBodyBytes),
    validate('json', saveSiteFallbackSchema),
    async (c) => {
      const input = c.req.valid('json');
      return c.json({ ok: true as const, ...(await saveSite({ ctx: c.get('ctx'), input })) });
    },
  )
  .get('/api/s/:uuid', validate('param', uuidParamSchema), async (c) =>
    c.json({
      ok: true as const,
      ...(await readSite({ ctx: c.get('ctx'), input: c.req.valid('param') })),
    }),
  )
  .put(
    '/api/s/:uuid/thumbnail',
    bodyCap(LIMITS.thumbnailBodyBytes),
    validate('param', uuidParamSchema),
    validate('json', saveThumbnailSchema),
    async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') };
      await saveThumbnail({ ctx: c.get('ctx'), input });
      return c.json({ ok: true as const });
    },
  )
  .get('/api/s/:uuid/thumbnail', validate('param', uuidParamSchema), async (c) => {
    const input = { ...c.req.valid('param'), ifNoneMatch: c.req.header('if-none-match') };
    const thumbnail = await readThumbnail({ ctx: c.get('ctx'), input });
    const headers = { etag: thumbnail.etag, 'cache-control': 'private, no-cache' };
    if (thumbnail.kind === 'unchanged') return c.body(null, 304, headers);
    return c.body(thumbnail.body, 200, { ...headers, 'content-type': thumbnail.type });
  })
  .put(
    '/api/s/:uuid/sharing-picture',
    bodyCap(LIMITS.sharingPictureBodyBytes),
    validate('param', uuidParamSchema),
    validate('json', saveSharingPictureSchema),
    async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') };
      await saveSharingPicture({ ctx: c.get('ctx'), input });
      return c.json({ ok: true as const });
    },
  )
  .get('/api/s/:uuid/pictures', revalidate, validate('param', uuidParamSchema), async (c) =>
    c.json({
      ok: true as const,
      ...(await listPictures({ ctx: c.get('ctx'), input: c.req.valid('param') })),
    }),
  )
  .post(
    '/api/s/:uuid/pictures',
    bodyCap(LIMITS.photoBodyBytes),
    validate('param', uuidParamSchema),
    validate('json', addPhotoSchema),
    async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') };
      return c.json({ ok: true as const, picture: await addPhoto({ ctx: c.get('ctx'), input }) });
    },
  )
  .post(
    '/api/pictures/description',
    bodyCap(),
    validate('json', describePictureSchema),
    async (c) => {
      const input = c.req.valid('json');
      const description = await describePicture({ ctx: c.get('ctx'), input });
      return c.json({ ok: true as const, description });
    },
  )
  .delete('/api/s/:uuid/pictures/:name', validate('param', pictureParamSchema), async (c) => {
    await deletePicture({ ctx: c.get('ctx'), input: c.req.valid('param') });
    return c.json({ ok: true as const });
  })
  .patch(
    '/api/site/:uuid',
    bodyCap(),
    validate('param', uuidParamSchema),
    validate('json', renameSiteSchema),
    async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') };
      return c.json({ ok: true as const, site: await renameSite({ ctx: c.get('ctx'), input }) });
    },
  )
  .put(
    '/api/site/:uuid/publication',
    bodyCap(),
    validate('param', uuidParamSchema),
    validate('json', publishSiteSchema, { mayBeMissing: true }),
    async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json({ ok: true as const, site: await publishSite({ ctx: c.get('ctx'), input }) });
    },
  )
  .put('/api/folder/:uuid/site', validate('param', uuidParamSchema), async (c) => {
    const input = c.req.valid('param');
    return c.json({ ok: true as const, ...(await placeProject({ ctx: c.get('ctx'), input })) });
  })
  .delete('/api/site/:uuid/publication', validate('param', uuidParamSchema), async (c) => {
    const input = c.req.valid('param');
    return c.json({ ok: true as const, site: await unpublishSite({ ctx: c.get('ctx'), input }) });
  })
  .delete('/api/site/:uuid', validate('param', uuidParamSchema), async (c) => {
    await deleteSite({ ctx: c.get('ctx'), input: c.req.valid('param') });
    return c.json({ ok: true as const });
  })
  .post('/api/site/log', bodyCap(), validate('json', logSiteSchema), async (c) =>
    c.json({
      ok: true as const,
      ...(await logSite({ ctx: c.get('ctx'), input: c.req.valid('json') })),
    }),
  )
  .get('/api/site-structure', revalidate, async (c) =>
    c.json({ ok: true as const, directories: await describeStructure(c.get('ctx')) }),
  )
  .post('/api/templates/personalise', bodyCap(), validate('json', personaliseSchema), async (c) => {
    const input = c.req.valid('json');
    return c.json({
      ok: true as const,
      ...(await personaliseTemplate({ ctx: c.get('ctx'), input })),
    });
  })
  .get('/api/check-file', async (c) => {
    await checkFile({ ctx: c.get('ctx'), input: { paths: c.req.queries('path') ?? [] } });
    return c.json({ ok: true as const });
  })
  .get('/api/user/stats', async (c) =>
    c.json({ ok: true as const, stats: await readStats(c.get('ctx')) }),
  );
