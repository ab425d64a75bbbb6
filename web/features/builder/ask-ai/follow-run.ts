import type { GenerationEvent } from '#contract/generation.ts';
import { GENERATION_LIMITS } from './generation-limits.ts';
import { readEvents, UnreadableEventError, type ParseEvent } from './read-events.ts';
import {
  addEvent,
  isWhole,
  NOTHING_YET,
  type FinishedRun,
  type RunProgress,
} from './run-progress.ts';
import { waitForRetry } from './wait-for-retry.ts';

export interface RunServices {
  /** The run's events after this number. */
  readEvents: (id: string, after: number, signal: AbortSignal) => Promise<Response>;
  /** True for errors that a retry cannot fix. */
  isFinal: (error: unknown) => boolean;
}

export interface RunListener {
  /** Called with each new event and the progress of the run so far. */
  onEvent: (event: GenerationEvent, progress: RunProgress) => void;
  /** The connection was lost or restored. The run continues on the server in any case. */
  onConnection: (isLost: boolean) => void;
}

interface FollowRunInput {
  services: RunServices;
  id: string;
  parseEvent: ParseEvent;
  /** The response to the request that started the run; it streams the first events. */
  first?: Response;
  /** Stops following, not the run. */
  signal: AbortSignal;
  listener: RunListener;
}

/** The answer was shorter than announced, twice. */
export class IncompleteAnswerError extends Error {
  override readonly name = 'IncompleteAnswerError';
}

/**
 * Follows a run to its `end`. A broken or silent connection is reopened after the last received event: three
 * times after a second, then with growing pauses, and as soon as the browser is online or visible again. Throws
 * errors that a retry cannot fix, the signal's reason, and unreadable events.
 */
export async function followRun(input: FollowRunInput): Promise<FinishedRun> {
  const { services, id, signal, listener } = input;
  let progress = NOTHING_YET;
  let first = input.first;
  let failures = 0;
  let isSecondReading = false;
  for (;;) {
    const before = progress.n;
    let cause: unknown = null;
    try {
      const onProgress = (known: RunProgress) => (progress = known);
      await readOnce({ ...input, first, progress, onProgress });
    } catch (error) {
      if (signal.aborted || services.isFinal(error)) throw error;
      cause = error;
    }
    first = undefined;
    if (progress.end !== null) {
      if (isWhole(progress)) return { status: progress.end.generation, text: progress.text };
      if (isSecondReading) throw new IncompleteAnswerError(`run ${id} came incomplete`);
      isSecondReading = true;
      progress = NOTHING_YET;
      continue;
    }
    failures = progress.n > before ? 0 : failures + 1;
    if (cause instanceof UnreadableEventError && failures >= GENERATION_LIMITS.retries) throw cause;
    listener.onConnection(true);
    await waitForRetry(failures, signal);
  }
}

interface ReadOnceInput extends FollowRunInput {
  progress: RunProgress;
  onProgress: (progress: RunProgress) => void;
}

/** Reads one connection, and closes it when it is silent for too long. */
async function readOnce(input: ReadOnceInput): Promise<void> {
  const { services, id, parseEvent, first, signal, listener, onProgress } = input;
  let { progress } = input;
  const silence = new AbortController();
  const giveUp = () => silence.abort(new DOMException('silent', 'TimeoutError'));
  let timer = setTimeout(giveUp, GENERATION_LIMITS.idleMs);
  function keepAlive(): void {
    clearTimeout(timer);
    timer = setTimeout(giveUp, GENERATION_LIMITS.idleMs);
  }
  try {
    const ended = AbortSignal.any([signal, silence.signal]);
    const response = first ?? (await services.readEvents(id, progress.n, ended));
    if (response.body === null) return;
    listener.onConnection(false);
    await readEvents({
      body: response.body,
      parseEvent,
      signal: ended,
      onBytes: keepAlive,
      onEvent(event) {
        const next = addEvent(progress, event);
        if (next === progress) return;
        progress = next;
        onProgress(progress);
        listener.onEvent(event, progress);
      },
    });
  } finally {
    clearTimeout(timer);
  }
}
