import { app } from './app.ts';
import { openContext, openGuestContext } from './context.ts';
import { GenerationRunObject } from './features/generation/run-object.ts';
import type { ActorContext } from './http/actor-context.ts';
import type { RunCommand } from './http/generation-runs.ts';
import { runScheduled } from './scheduled.ts';

export { UserLedger } from './features/credits/user-ledger.ts';
export { AuthGuard } from './features/auth/auth-guard.ts';
export { RateLimiter } from './http/rate-limiter.ts';
export { ModelBreaker } from './platform/ai/model-breaker.ts';

/** The Durable Object of a run. It gets its context here, because a feature may not import the composition root. */
export class GenerationRun extends GenerationRunObject {
  protected override openContext({
    id,
    session,
    guest,
    locale,
    requestId,
  }: RunCommand): ActorContext {
    const log = { requestId, generationId: id };
    const waitUntil = (work: Promise<unknown>) => this.ctx.waitUntil(work);
    const work = { requestId, locale, log, waitUntil };
    if (session === null) return openGuestContext(this.env, work, guest);
    return openContext(this.env, work, { kind: 'user', session });
  }
}

export default {
  fetch: app.fetch,
  scheduled: runScheduled,
} satisfies ExportedHandler<Env>;
