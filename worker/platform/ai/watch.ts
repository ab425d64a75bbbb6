import { ModelFailure, type ModelFailureKind } from './model-failure.ts';

/**
 * Limits of one call in milliseconds: `startMs` until the first output, `thinkMs` until the answer itself
 * begins, `idleMs` between two parts, `totalMs` for the whole call.
 */
export interface GuardLimits {
  startMs: number;
  /** Undefined means `totalMs`. */
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
  /** True when the answer was complete and the call was cut off after it. */
  isCut: boolean;
  /** To be called for each part; `isOutput` when the model wrote something. */
  progress(isOutput: boolean): void;
  /** The answer itself has begun: ends the limit for thinking. */
  begin(): void;
  /** The answer grows without end: the call fails. */
  refuseMore(): void;
  /** The answer is complete: the call is cut off after this delay at the latest. */
  cutIn(delayMs: number): void;
  end(): void;
}

/** Starts the timers of one model call. */
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
    // No Promise.race with one long-lived promise: that would keep one reaction per token in memory.
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
      [startTimer, thinkTimer, totalTimer, idleTimer, cutTimer].forEach(clearTimeout);
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
  // Not reset per token, which would be expensive: when it fires, it waits for the rest of the idle time.
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
