import type { ActorContext, PublicContext } from './actor-context.ts';
import type { SessionIdentity } from './session-identity.ts';

/** What Hono carries through a request. */
export interface AppEnv {
  Bindings: Env;
  Variables: {
    requestId: string;
    session: SessionIdentity | null;
    /** Whether the request carries the API token of its session. */
    hasBearer: boolean;
    ctx: ActorContext;
    publicCtx: PublicContext;
  };
}
