import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import {
  enterConsoleRequest,
  findAccountQuery,
  judgeSiteRequest,
  refundRequest,
  sitePictureQuery,
} from '#contract/operator.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { bodyCap } from '#worker/http/middleware/body-cap.ts';
import { requireBearer } from '#worker/http/middleware/require-bearer.ts';
import { validate } from '#worker/http/validate.ts';
import { listActs } from './act-queries.ts';
import {
  enterConsole,
  leaveConsole,
  readConsole,
  requestCode,
  requireOpenConsole,
  requireOperator,
  toOperatorContext,
} from './console-session.ts';
import { findAccount } from './find-account.ts';
import { judgeSite } from './judge-site.ts';
import { listReports } from './list-reports.ts';
import { readHealth } from './read-health.ts';
import { readSitePicture } from './read-site-picture.ts';
import { refundFor } from './refund-for.ts';

/** Before anything is validated, so that nobody else can tell these paths from others that do not exist. */
const operatorsOnly = createMiddleware<AppEnv>(async (c, next) => {
  requireOperator(c.get('ctx'));
  await next();
});

const openConsole = createMiddleware<AppEnv>(async (c, next) => {
  await requireOpenConsole(c.get('ctx'));
  await next();
});

export const operatorRoutes = new Hono<AppEnv>()
  .use('/api/admin/*', operatorsOnly)
  .get('/api/admin/session', async (c) =>
    c.json({ ok: true as const, console: await readConsole(c.get('ctx')) }),
  )
  .post('/api/admin/session/code', requireBearer, async (c) => {
    await requestCode(c.get('ctx'));
    return c.json({ ok: true as const });
  })
  .post(
    '/api/admin/session',
    requireBearer,
    bodyCap(),
    validate('json', enterConsoleRequest),
    async (c) => {
      const opened = await enterConsole({ ctx: c.get('ctx'), input: c.req.valid('json') });
      return c.json({ ok: true as const, console: opened });
    },
  )
  .delete('/api/admin/session', async (c) => {
    await leaveConsole(c.get('ctx'));
    return c.json({ ok: true as const });
  })
  .get('/api/admin/reports', openConsole, async (c) =>
    c.json({ ok: true as const, sites: await listReports(c.get('ctx')) }),
  )
  .get('/api/admin/picture', openConsole, validate('query', sitePictureQuery), async (c) => {
    const picture = await readSitePicture({ ctx: c.get('ctx'), input: c.req.valid('query') });
    const headers = { 'content-type': picture.type, 'cache-control': 'no-store' };
    return c.body(picture.body, 200, headers);
  })
  .post(
    '/api/admin/judge',
    requireBearer,
    openConsole,
    bodyCap(),
    validate('json', judgeSiteRequest),
    async (c) => {
      await judgeSite({ ctx: operatorOf(c), input: c.req.valid('json') });
      return c.json({ ok: true as const });
    },
  )
  .get('/api/admin/account', openConsole, validate('query', findAccountQuery), async (c) => {
    const account = await findAccount({ ctx: operatorOf(c), input: c.req.valid('query') });
    return c.json({ ok: true as const, account });
  })
  .post(
    '/api/admin/refund',
    requireBearer,
    openConsole,
    bodyCap(),
    validate('json', refundRequest),
    async (c) => {
      const ctx = { ...c.get('ctx'), ...operatorOf(c) };
      await refundFor({ ctx, input: c.req.valid('json') });
      return c.json({ ok: true as const });
    },
  )
  .get('/api/admin/health', openConsole, async (c) =>
    c.json({ ok: true as const, health: await readHealth(c.get('ctx')) }),
  )
  .get('/api/admin/acts', openConsole, async (c) =>
    c.json({ ok: true as const, acts: await listActs(c.get('ctx')) }),
  );

function operatorOf(c: Context<AppEnv>) {
  const ctx = c.get('ctx');
  return toOperatorContext(ctx, new URL(ctx.config.APP_ORIGIN ?? c.req.url).origin);
}
