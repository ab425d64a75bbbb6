import { Hono } from 'hono';
import { beginFactorRequest, endFactorRequest, enterCodeRequest } from '#contract/auth.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { bodyCap } from '#worker/http/middleware/body-cap.ts';
import { validate } from '#worker/http/validate.ts';
import { endFactor, readSecurity } from './second-factor/end-factor.ts';
import { beginFactor, confirmFactor } from './second-factor/set-up-factor.ts';

/** How an account is protected beyond its password. */
export const securityRoutes = new Hono<AppEnv>()
  .get('/api/user/security', async (c) =>
    c.json({ ok: true as const, security: await readSecurity({ ctx: c.get('ctx') }) }),
  )
  .post('/api/user/second-factor', bodyCap(), validate('json', beginFactorRequest), async (c) => {
    const setup = await beginFactor({ ctx: c.get('ctx'), input: c.req.valid('json') });
    return c.json({ ok: true as const, setup });
  })
  .post(
    '/api/user/second-factor/confirm',
    bodyCap(),
    validate('json', enterCodeRequest),
    async (c) => {
      const recoveryCodes = await confirmFactor({ ctx: c.get('ctx'), input: c.req.valid('json') });
      return c.json({ ok: true as const, recoveryCodes });
    },
  )
  .delete('/api/user/second-factor', bodyCap(), validate('json', endFactorRequest), async (c) => {
    await endFactor({ ctx: c.get('ctx'), input: c.req.valid('json') });
    return c.json({ ok: true as const });
  });
