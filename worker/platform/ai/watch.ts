import { ModelFailure, type ModelFailureKind } from './model-failure.ts';

/** Milliseconds: until the first output, until the answer itself begins, between two parts, for the whole call. */
export interface GuardLimits {
  startMs: number;
  /** Undefined: as long as the whole call may take. */
  thinkMs?: number;
  idleMs: number;
  totalMs: number;
}

/** Watches one model call. */
export interface Watch {
  /** Aborted when a limit is passed or the caller gives up. */
  signal: AbortSignal;
  failure: ModelFailure | undefined;
  /** Settles with `work`, or rejects with the failure as soon as there is one. */
  race<T>(work: PromiseLike<T>): Promise<T>;
  /** The answer was complete and what came after it was cut off. */
  isCut: boolean;
  /** A part came; `isOutput` when the model wrote something. */
  progress(isOutput: boolean): void;
  /** The answer itself has begun; until then the model thinks or talks. */
  begin(): void;
  /** The answer never ends: the call fails. */
  refuseMore(): void;
  /** The answer is complete: the call is cut off after this time at the latest. */
  cutIn(delayMs: number): void;
  end(): void;
}

/** Starts the clocks of one model call. */
export function createWatch(limits: GuardLimits, outer: AbortSignal): Watch {
  const controller = new AbortController();
  let reject: (failure: ModelFailure) => void = () => undefined;
  let lastProgress = Date.now();
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  const startTimer = setTimeout(() => fail('start-timeout'), limits.startMs);
  const thinkTimer = setTimeout(() => fail('endless'), limits.thinkMs ?? limits.totalMs);
  const totalTimer = setTimeout(() => fail('total-timeout'), limits.totalMs);
  let cutTimer: ReturnType<typeof setTimeout> | undefined;
  const watch: Watch = {
    signal: controller.signal,
    failure: undefined,
    isCut: false,
    // One waiter at a time: a long-lived promise in Promise.race would collect a reaction per token.
    race: async (work) =>
      new Promise((resolve, rejectRace) => {
        if (watch.failure !== undefined) rejectRace(watch.failure);
        reject = rejectRace;
        work.then(resolve, rejectRace);
      }),
    progress(isOutput) {
      lastProgress = Date.now();
      if (!isOutput || idleTimer !== undefined) return;
      clearTimeout(startTimer);
      armIdle(limits.idleMs);
    },
    begin: () => clearTimeout(thinkTimer),
    refuseMore: () => fail('endless'),
    cutIn(delayMs) {
      if (delayMs === 0) return cut();
      cutTimer ??= setTimeout(cut, delayMs);
    },
    end() {
      const timers = [startTimer, thinkTimer, totalTimer, idleTimer, cutTimer];
      for (const timer of timers) clearTimeout(timer);
      outer.removeEventListener('abort', abort);
    },
  };

  function fail(kind: ModelFailureKind, cause?: unknown): void {
    if (watch.failure !== undefined) return;
    watch.failure = new ModelFailure(kind, { cause });
    reject(watch.failure);
    controller.abort(watch.failure);
  }
  function cut(): void {
    watch.isCut = true;
    fail('endless');
  }
  function abort(): void {
    fail('aborted', outer.reason);
  }
  // The timer is not moved per token: when it fires it waits for what is left since the last part.
  function armIdle(delayMs: number): void {
    idleTimer = setTimeout(() => {
      const leftMs = lastProgress + limits.idleMs - Date.now();
      if (leftMs <= 0) fail('idle-timeout');
      else armIdle(leftMs);
    }, delayMs);
  }

  if (outer.aborted) abort();
  else outer.addEventListener('abort', abort, { once: true });
  return watch;
}
