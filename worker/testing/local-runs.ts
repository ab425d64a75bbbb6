import type { GenerationEvent } from '#contract/generation.ts';
import { streamEvents } from '#worker/features/generation/event-stream.ts';
import type { GenerationRun, Product } from '#worker/features/generation/generation-run.ts';
import { prepareRun } from '#worker/features/generation/prepare-run.ts';
import { runGeneration } from '#worker/features/generation/run-generation.ts';
import type { NewEvent, RunPhase, RunStore } from '#worker/features/generation/run-store.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import type { GenerationRuns, RunCommand, RunOwner } from '#worker/http/generation-runs.ts';

interface LocalRun {
  run: GenerationRun;
  store: RunStore;
  work: Promise<void>;
}

/** Runs in this process, with the context of whoever starts them, so that a test can replace any part of it. */
export function createLocalRuns(): GenerationRuns<ActorContext> {
  const runs = new Map<string, LocalRun>();
  function find({ id, userId }: RunOwner): LocalRun | undefined {
    const found = runs.get(id);
    return found?.run.userId === userId ? found : undefined;
  }
  return {
    async start(ctx, command) {
      const store = createMemoryStore();
      store.begin(command);
      const run = prepareRun(ctx, command);
      const work = runGeneration(run, store).catch(() => undefined);
      runs.set(command.id, { run, store, work });
      ctx.waitUntil(work);
    },
    async events(owner, after) {
      const found = find(owner);
      return found === undefined ? null : streamEvents(found.store, after);
    },
    async stop(owner) {
      const found = find(owner);
      if (found?.store.phase() === 'running') found.run.abort.abort();
      await found?.work;
      return found !== undefined;
    },
    async recover(owner) {
      return find(owner) !== undefined;
    },
    async forget(owner) {
      find(owner)?.run.abort.abort();
      runs.delete(owner.id);
    },
  };
}

function createMemoryStore(): RunStore {
  const events: GenerationEvent[] = [];
  let phase: RunPhase = 'new';
  let command: RunCommand | undefined;
  let product: Product | undefined;
  let waiting = Promise.withResolvers<void>();
  return {
    phase: () => phase,
    begin(next) {
      command = next;
      phase = 'running';
    },
    command: () => command,
    keepProduct(next) {
      product = next;
      phase = 'made';
    },
    product: () => product,
    append(event: NewEvent) {
      if (phase === 'ended') return;
      events.push({ n: events.length + 1, ...event });
      if (event.type === 'end') phase = 'ended';
      waiting.resolve();
      waiting = Promise.withResolvers<void>();
    },
    eventsAfter: (n) => events.slice(n, n + 200),
    nextEvent: () => waiting.promise,
  };
}
