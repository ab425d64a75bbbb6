import type { ActorContext } from '#worker/http/actor-context.ts';
import type { GenerationRuns, RunOwner } from '#worker/http/generation-runs.ts';
import type { GenerationRunObject } from './run-object.ts';

/** The runs behind the `GENERATION_RUN` namespace: one Durable Object for each generation. */
export function createRuns(
  namespace: DurableObjectNamespace<GenerationRunObject>,
): GenerationRuns<ActorContext> {
  const open = ({ id }: Pick<RunOwner, 'id'>) => namespace.get(namespace.idFromName(id));
  return {
    start: (_ctx, command) => open(command).start(command),
    events: (owner, after) => open(owner).events(plain(owner), after),
    stop: (owner) => open(owner).stop(plain(owner)),
    recover: (owner) => open(owner).recover(plain(owner)),
    forget: (owner) => open(owner).forget(plain(owner)),
  };
}

/** Callers may pass a whole record; only these two fields are sent. */
function plain({ id, userId }: RunOwner): RunOwner {
  return { id, userId };
}
