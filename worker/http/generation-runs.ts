import type { AskAiInput } from '#contract/generation.ts';
import type { SessionIdentity } from './session.ts';
import type { Locale } from '#messages/error-message.ts';

/** Everything a run needs to work without the request that began it; plain data. */
export interface RunCommand {
  /** The generation's id; it is recorded and paid already. */
  id: string;
  session: SessionIdentity;
  locale: Locale;
  requestId: string;
  input: AskAiInput;
  /** Epoch milliseconds. */
  startedAt: number;
}

/** Which run is meant, and for whom: nobody reads or stops the run of somebody else. */
export interface RunOwner {
  id: string;
  userId: string;
}

/** Where generations run. In the Worker each has a Durable Object of its own. */
export interface GenerationRuns<Context> {
  /** Begins the run; what becomes of it is told by its events alone. */
  start(ctx: Context, command: RunCommand): Promise<void>;
  /** The run's events after number `after`, then those to come, as lines of JSON; null where nothing is known of it. */
  events(owner: RunOwner, after: number): Promise<ReadableStream<Uint8Array> | null>;
  /** Stops the run and resolves when it has ended; false where nothing is known of it. */
  stop(owner: RunOwner): Promise<boolean>;
  /** Ends a run that went down with its process and leaves one that lives alone; false where nothing is known of it. */
  recover(owner: RunOwner): Promise<boolean>;
  /** Stops the run if need be and deletes everything it holds. */
  forget(owner: RunOwner): Promise<void>;
}
