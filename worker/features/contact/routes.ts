import { Hono } from 'hono';
import { contactRequest } from '#contract/contact.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { bodyCap } from '#worker/http/middleware/body-cap.ts';
import { validate } from '#worker/http/validate.ts';
import { receiveMessage } from './receive-message.ts';

export const contactRoutes = new Hono<AppEnv>().post(
  '/api/contact',
  bodyCap(),
  validate('json', contactRequest),
  async (c) => {
    await receiveMessage({ ctx: c.get('ctx'), input: c.req.valid('json') });
    return c.json({ ok: true as const });
  },
);
