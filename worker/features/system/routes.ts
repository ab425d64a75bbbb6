import { Hono } from 'hono';
import type { AppEnv } from '#worker/http/app-env.ts';
import { VERSION } from '#worker/version.ts';
import { checkHealth } from './check-health.ts';
import { describeDeployment } from './describe-deployment.ts';
import { writeRobots } from './write-robots.ts';

export const systemRoutes = new Hono<AppEnv>()
  .get('/api/health', async (c) => {
    const report = await checkHealth({ ctx: c.get('ctx'), version: VERSION });
    return c.json(report, report.ok ? 200 : 503);
  })
  // Pages read it with the opaque origin of their sandbox, as Lighthouse does.
  .get('/robots.txt', async (c) =>
    c.text(await writeRobots(c.get('publicCtx')), 200, { 'access-control-allow-origin': '*' }),
  )
  .get('/api/config', (c) => c.json({ ok: true as const, ...describeDeployment(c.get('ctx')) }));
