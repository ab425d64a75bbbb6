import { Hono, type Context } from 'hono';
import { keepGenerationSchema } from '#contract/conversation.ts';
import {
  applyDiffsSchema,
  askAiSchema,
  eventsQuerySchema,
  generationIdSchema,
  generationsQuerySchema,
} from '#contract/generation.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { setOwnCookie } from '#worker/http/session.ts';
import { LIMITS } from '#worker/http/limits.ts';
import { bodyCap } from '#worker/http/middleware/body-cap.ts';
import { validate } from '#worker/http/validate.ts';
import { applyDiffs } from './apply-diffs.ts';
import { askAi, askForEvents, readRun } from './ask-ai.ts';
import { askAiFallback } from './ask-ai-fallback.ts';
import { getGeneration } from './get-generation.ts';
import { keepGeneration } from './keep-generation.ts';
import { listOwnGenerations } from './list-own-generations.ts';
import { stopGeneration } from './stop-generation.ts';
import { takeGeneration } from './take-generation.ts';

const pageBody = bodyCap(LIMITS.pageBodyBytes);

/**
 * Without `identity` the platform compresses a text stream and holds it back until its end. With
 * `no-store` Chromium reports a stream that was read to its end as aborted; `no-cache` forbids reuse as
 * well.
 */
const STREAM_HEADERS = {
  'content-encoding': 'identity',
  'cache-control': 'private, no-cache, no-transform',
  'x-content-type-options': 'nosniff',
} as const;
const TEXT = { ...STREAM_HEADERS, 'content-type': 'text/plain; charset=utf-8' } as const;
const EVENTS = { ...STREAM_HEADERS, 'content-type': 'application/x-ndjson' } as const;

function wantsEvents(c: Context): boolean {
  return c.req.header('accept')?.includes('application/x-ndjson') === true;
}

function runHeaders(generationId: string, creditsRemaining: number | undefined) {
  return {
    'x-generation-id': generationId,
    ...(creditsRemaining === undefined ? {} : { 'x-credits-remaining': String(creditsRemaining) }),
  };
}

/** A visitor without an account is counted by this cookie from the first page on. */
function rememberGuest(c: Context<AppEnv>): void {
  const { actor, guests } = c.get('ctx');
  if (actor.kind === 'anonymous') setOwnCookie(c, 'guest', guests.device);
}

export const generationRoutes = new Hono<AppEnv>()
  .post('/api/ask-ai', pageBody, validate('json', askAiSchema), async (c) => {
    const call = { ctx: c.get('ctx'), input: c.req.valid('json') };
    if (wantsEvents(c)) {
      const { events, generationId, creditsRemaining } = await askForEvents(call);
      rememberGuest(c);
      return c.body(events, 200, { ...EVENTS, ...runHeaders(generationId, creditsRemaining) });
    }
    const answer = await askAi(call);
    rememberGuest(c);
    return c.body(answer.body, 200, {
      ...TEXT,
      'x-response-type': answer.responseType,
      'x-file-type': answer.fileType,
      'x-model': answer.model,
      ...runHeaders(answer.generationId, answer.creditsRemaining),
    });
  })
  .post('/api/ask-ai-fallback', pageBody, validate('json', askAiSchema), async (c) => {
    const answer = await askAiFallback({ ctx: c.get('ctx'), input: c.req.valid('json') });
    rememberGuest(c);
    return c.json(answer);
  })
  .post('/api/apply-diffs', pageBody, validate('json', applyDiffsSchema), (c) => {
    const ctx = c.get('ctx');
    const { text, applied, total, failed } = applyDiffs({ ctx, input: c.req.valid('json') });
    return c.body(text, 200, {
      'content-type': 'text/plain; charset=utf-8',
      'x-applied-blocks': `${applied}/${total}`,
      ...(failed.length === 0 ? {} : { 'x-failed-blocks': JSON.stringify(failed) }),
    });
  })
  .get('/api/generation', validate('query', generationsQuerySchema), async (c) => {
    const { document: documentUuid } = c.req.valid('query');
    return c.json(await listOwnGenerations({ ctx: c.get('ctx'), documentUuid }));
  })
  .get('/api/generation/:id', validate('param', generationIdSchema), async (c) =>
    c.json(await getGeneration({ ctx: c.get('ctx'), id: c.req.valid('param').id })),
  )
  .get(
    '/api/generation/:id/events',
    validate('param', generationIdSchema),
    validate('query', eventsQuerySchema),
    async (c) => {
      const { id } = c.req.valid('param');
      const { after = 0 } = c.req.valid('query');
      return c.body(await readRun({ ctx: c.get('ctx'), id, after }), 200, EVENTS);
    },
  )
  .post('/api/generation/:id/stop', validate('param', generationIdSchema), async (c) =>
    c.json(await stopGeneration({ ctx: c.get('ctx'), id: c.req.valid('param').id })),
  )
  .post(
    '/api/generation/:id/keep',
    bodyCap(),
    validate('param', generationIdSchema),
    validate('json', keepGenerationSchema),
    async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      await keepGeneration({ ctx: c.get('ctx'), input });
      return c.json({ ok: true as const });
    },
  )
  .post('/api/generation/:id/take', validate('param', generationIdSchema), async (c) =>
    c.json(await takeGeneration({ ctx: c.get('ctx'), id: c.req.valid('param').id })),
  );
