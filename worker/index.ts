import { app } from './app.ts';
import { runScheduled } from './scheduled.ts';

export { UserLedger } from './features/credits/user-ledger.ts';
export { AuthGuard } from './features/auth/auth-guard.ts';
export { RateLimiter } from './http/rate-limiter.ts';

export default {
  fetch: app.fetch,
  scheduled: runScheduled,
} satisfies ExportedHandler<Env>;
