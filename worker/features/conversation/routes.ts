import { Hono } from 'hono';
import { conversationParamSchema, conversationQuerySchema } from '#contract/conversation.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { validate } from '#worker/http/validate.ts';
import { listConversation } from './list-conversation.ts';

export const conversationRoutes = new Hono<AppEnv>().get(
  '/api/conversation/:uuid',
  validate('param', conversationParamSchema),
  validate('query', conversationQuerySchema),
  async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('query') };
    return c.json(await listConversation({ ctx: c.get('ctx'), input }));
  },
);
