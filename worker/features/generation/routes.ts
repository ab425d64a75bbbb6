import { Hono, type Context } from 'hono';
import { applyDiffsSchema, askAiSchema, generationIdSchema } from '#contract/generation.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { LIMITS } from '#worker/http/limits.ts';
import { bodyCap } from '#worker/http/middleware/body-cap.ts';
import { validate } from '#worker/http/validate.ts';
import { applyDiffs } from './apply-diffs.ts';
import { askAi } from './ask-ai.ts';
import { askAiFallback } from './ask-ai-fallback.ts';
import { getGeneration } from './get-generation.ts';

const pageBody = bodyCap(LIMITS.pageBodyBytes);

/**
 * Without `identity` the platform compresses a text stream and holds it back until its end. With
 * `no-store` Chromium reports a stream that was read to its end as aborted; `no-cache` forbids reuse as
 * well.
 */
const STREAM_HEADERS = {
  'content-type': 'text/plain; charset=utf-8',
  'content-encoding': 'identity',
  'cache-control': 'private, no-cache, no-transform',
  'x-content-type-options': 'nosniff',
} as const;

function callerOf(c: Context<AppEnv>) {
  return { ctx: c.get('ctx'), signal: c.req.raw.signal };
}

export const generationRoutes = new Hono<AppEnv>()
  .post('/api/ask-ai', pageBody, validate('json', askAiSchema), async (c) => {
    const answer = await askAi({ ...callerOf(c), input: c.req.valid('json') });
    return c.body(answer.body, 200, {
      ...STREAM_HEADERS,
      'x-response-type': answer.responseType,
      'x-file-type': answer.fileType,
      'x-generation-id': answer.generationId,
      'x-model': answer.model,
      ...(answer.creditsRemaining === undefined
        ? {}
        : { 'x-credits-remaining': String(answer.creditsRemaining) }),
    });
  })
  .post('/api/ask-ai-fallback', pageBody, validate('json', askAiSchema), async (c) =>
    c.json(await askAiFallback({ ...callerOf(c), input: c.req.valid('json') })),
  )
  .post('/api/apply-diffs', pageBody, validate('json', applyDiffsSchema), (c) => {
    const { ctx } = callerOf(c);
    const { text, applied, total, failed } = applyDiffs({ ctx, input: c.req.valid('json') });
    return c.body(text, 200, {
      'content-type': 'text/plain; charset=utf-8',
      'x-applied-blocks': `${applied}/${total}`,
      ...(failed.length === 0 ? {} : { 'x-failed-blocks': JSON.stringify(failed) }),
    });
  })
  .get('/api/generation/:id', validate('param', generationIdSchema), async (c) =>
    c.json(await getGeneration({ ctx: c.get('ctx'), id: c.req.valid('param').id })),
  );
