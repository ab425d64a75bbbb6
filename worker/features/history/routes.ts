import { Hono } from 'hono';
import { fileHistoryParamSchema, saveVersionSchema, versionParamSchema } from '#contract/files.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { LIMITS } from '#worker/http/limits.ts';
import { bodyCap } from '#worker/http/middleware/body-cap.ts';
import { revalidate } from '#worker/http/middleware/revalidate.ts';
import { validate } from '#worker/http/validate.ts';
import { listFileVersions, readVersion } from './read-versions.ts';
import { saveVersion } from './save-version.ts';

const OK = { ok: true, success: true } as const;

export const historyRoutes = new Hono<AppEnv>()
  .post(
    '/api/file-history/save',
    bodyCap(LIMITS.pageBodyBytes),
    validate('json', saveVersionSchema),
    async (c) => {
      const saved = await saveVersion({ ctx: c.get('ctx'), input: c.req.valid('json') });
      return c.json({ ...OK, ...saved });
    },
  )
  .get('/api/file-history/version/:versionId', validate('param', versionParamSchema), async (c) => {
    const version = await readVersion({ ctx: c.get('ctx'), input: c.req.valid('param') });
    return c.json({ ...OK, version });
  })
  .get(
    '/api/file-history/:fileId',
    revalidate,
    validate('param', fileHistoryParamSchema),
    async (c) => {
      const versions = await listFileVersions({ ctx: c.get('ctx'), input: c.req.valid('param') });
      return c.json({ ...OK, versions });
    },
  );
