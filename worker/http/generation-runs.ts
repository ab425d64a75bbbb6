import type { AskAiInput } from '#contract/generation.ts';
import { guestOwner } from '#domain/accounts/guest-limits.ts';
import type { CountedGuest } from './guest-allowance.ts';
import type { SessionIdentity } from './session-identity.ts';
import type { Locale } from '#messages/error-message.ts';

/** Everything a run needs to work without the request that started it. Plain data, because it is stored. */
export interface RunCommand {
  /** The generation's id. Its record exists and its credit is claimed already. */
  id: string;
  /** Null for a guest. */
  session: SessionIdentity | null;
  /** Whose page of the day it is; only of a guest. */
  guest?: CountedGuest;
  locale: Locale;
  requestId: string;
  input: AskAiInput;
  /** Epoch milliseconds. */
  startedAt: number;
}

/** The user that a run belongs to, or the guest: one for each run, so that no guest's run blocks another's. */
export function ownerOf({ id, session, input }: RunCommand): string {
  return session?.user.id ?? guestOwner(input.receipt ?? id);
}

/** Identifies a run and its user. Nobody reads or stops the run of another user. */
export interface RunOwner {
  id: string;
  userId: string;
}

/** Where generations run. In the Worker each has a Durable Object of its own. */
export interface GenerationRuns<Context> {
  /** Starts the run. Its progress and outcome are reported by its events only. */
  start(ctx: Context, command: RunCommand): Promise<void>;
  /**
   * The events after number `after`, then new ones as they come, one JSON object per line. Null for an unknown
   * run.
   */
  events(owner: RunOwner, after: number): Promise<ReadableStream<Uint8Array> | null>;
  /** Stops the run and resolves when it has ended. False for an unknown run. */
  stop(owner: RunOwner): Promise<boolean>;
  /** Ends a run whose process died; a run that is alive is left alone. False for an unknown run. */
  recover(owner: RunOwner): Promise<boolean>;
  /** Stops the run if it is running, and deletes everything it holds. */
  forget(owner: RunOwner): Promise<void>;
}
