/** What long work does besides: it works for so long, then leaves the isolate to others for as long, up to `MOST_REST_MS`. */
const WORK_MS = 8;
const MOST_REST_MS = 40;

export interface Clock {
  now: () => number;
  wait: (ms: number) => Promise<void>;
}

const CLOCK: Clock = {
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
};

/**
 * Keeps a long calculation to half of the isolate's time: requests that come meanwhile find the isolate free between
 * two steps. All calculations rest together, whoever they are for. Only numbers are shared, because a request may be
 * cancelled at any moment. The clock of a Worker goes on only while it waits, so it is read then.
 */
export class Pace {
  readonly #clock: Clock;
  #worked = 0;
  #freeFrom = 0;

  constructor(clock: Clock = CLOCK) {
    this.#clock = clock;
  }

  /** Does one step of a long calculation when it may, and lets whatever waits in the event loop go after it. */
  async step<Result>(work: () => Result): Promise<Result> {
    const { now, wait } = this.#clock;
    while (now() < this.#freeFrom) await wait(this.#freeFrom - now());
    const begun = now();
    const result = work();
    await wait(0);
    this.#worked += now() - begun;
    if (this.#worked >= WORK_MS) {
      this.#freeFrom = now() + Math.min(this.#worked, MOST_REST_MS);
      this.#worked = 0;
    }
    return result;
  }
}
