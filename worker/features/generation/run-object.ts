import { DurableObject } from 'cloudflare:workers';
import { GENERATION_LIMITS } from '#domain/generation/limits.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import type { RunCommand, RunOwner } from '#worker/http/generation-runs.ts';
import { describeError } from '#worker/http/log.ts';
import { streamEvents } from './event-stream.ts';
import type { GenerationRun } from './generation-run.ts';
import { prepareRun } from './prepare-run.ts';
import { resumeRun, runGeneration } from './run-generation.ts';
import { SqlRunStore } from './run-store.ts';

/** An idle Durable Object is evicted after about a minute. An alarm at this interval keeps it alive. */
const KEEP_ALIVE_MS = 30_000;

/**
 * One generation. It continues whether or not a client is connected, stores its output as numbered events and
 * settles its own credit. If its process dies, its alarm or the next reader ends it.
 */
export abstract class GenerationRunObject extends DurableObject<Env> {
  #store: SqlRunStore;
  #run: GenerationRun | undefined;
  #work: Promise<void> | undefined;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#store = new SqlRunStore(ctx.storage.sql);
  }

  /** The context of the user whom the command names. */
  protected abstract openContext(command: RunCommand): ActorContext;

  async start(command: RunCommand): Promise<void> {
    if (this.#store.phase() !== 'new') return;
    this.#store.begin(command);
    await this.ctx.storage.setAlarm(Date.now() + KEEP_ALIVE_MS);
    this.#begin(command, runGeneration);
  }

  events({ userId }: RunOwner, after: number): ReadableStream<Uint8Array> | null {
    if (!this.#isOf(userId)) return null;
    this.#resumeWhenLost();
    return streamEvents(this.#store, after);
  }

  async stop({ userId }: RunOwner): Promise<boolean> {
    if (!this.#isOf(userId)) return false;
    this.#resumeWhenLost();
    if (this.#store.phase() === 'running') this.#run?.abort.abort();
    await this.#work;
    return true;
  }

  async recover({ userId }: RunOwner): Promise<boolean> {
    if (!this.#isOf(userId)) return false;
    const isAlive = this.#work !== undefined;
    this.#resumeWhenLost();
    if (!isAlive) await this.#work;
    return true;
  }

  async forget(owner: RunOwner): Promise<void> {
    await this.stop(owner);
    await this.#deleteAll();
  }

  override async alarm(): Promise<void> {
    if (this.#store.phase() === 'ended') return await this.#deleteAll();
    await this.ctx.storage.setAlarm(Date.now() + KEEP_ALIVE_MS);
    this.#resumeWhenLost();
  }

  async #deleteAll(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    this.#store = new SqlRunStore(this.ctx.storage.sql);
  }

  #isOf(userId: string): boolean {
    return this.#store.owner() === userId;
  }

  #resumeWhenLost(): void {
    const phase = this.#store.phase();
    const isLost = this.#work === undefined && (phase === 'running' || phase === 'made');
    const command = isLost ? this.#store.command() : undefined;
    if (command !== undefined) this.#begin(command, resumeRun);
  }

  #begin(command: RunCommand, work: typeof runGeneration): void {
    const ctx = this.openContext(command);
    this.#work = this.#perform(prepareRun(ctx, command), work).catch((error: unknown) => {
      // The alarm tries again. Whatever was only in memory counts as lost.
      ctx.log.error('generation.run-failed', { generationId: command.id, ...describeError(error) });
      this.#work = undefined;
    });
    this.ctx.waitUntil(this.#work);
  }

  async #perform(run: GenerationRun, work: typeof runGeneration): Promise<void> {
    this.#run = run;
    await work(run, this.#store);
    await this.ctx.storage.setAlarm(Date.now() + GENERATION_LIMITS.keptMs);
  }
}
