/** How much of a kind of work an isolate does at once. */
export interface FairLimits {
  /** In all. */
  atOnce: number;
  /** For one party. */
  each: number;
  /** How many calls of one party may wait; more are turned away. */
  waitingEach: number;
  /** How long a call may wait before it is turned away. */
  patienceMs: number;
}

interface Entry {
  party: string;
  isRunning: boolean;
  /** The order of arrival. */
  number: number;
  /** Since when it waits, then since when it runs. */
  since: number;
  /** How many questions had been asked when it last asked for its turn. */
  asked: number;
}

const POLL_MS = 5;
/**
 * The platform may end a call without a word. It has, when others asked so often since it last did; time says nothing,
 * because long work stops everybody.
 */
const GONE_ROUNDS = 20;
/** So long after it began, work that did not end counts as gone. */
const GONE_MS = 60_000;

/**
 * Shares work between parties, such as accounts: who has the least in work goes first, then whose last turn is longest
 * ago, then who came first. So a party's flood delays that party, and others only for what is in work.
 *
 * A waiting call asks again and again whether it is its turn, and is not woken by another one: in a Worker no request
 * may depend on another, which can be cancelled at any moment.
 */
export class FairQueue {
  readonly #limits: FairLimits;
  readonly #entries = new Set<Entry>();
  readonly #lastTurns = new Map<string, number>();
  #number = 0;
  #asked = 0;

  constructor(limits: FairLimits) {
    this.#limits = limits;
  }

  /** Does the work when it is the party's turn; null, with nothing done, when that would take too long. */
  async run<Result>(
    party: string,
    work: () => Promise<Result>,
  ): Promise<{ result: Result } | null> {
    if (this.#countWaiting(party) >= this.#limits.waitingEach) return null;
    const entry: Entry = {
      party,
      isRunning: false,
      number: this.#next(),
      since: Date.now(),
      asked: this.#asked,
    };
    this.#entries.add(entry);
    try {
      return (await this.#waitForTurn(entry)) ? { result: await work() } : null;
    } finally {
      this.#leave(entry);
    }
  }

  async #waitForTurn(entry: Entry): Promise<boolean> {
    const end = entry.since + this.#limits.patienceMs;
    while (!this.#isNext(entry)) {
      if (Date.now() >= end) return false;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      this.#asked += 1;
      entry.asked = this.#asked;
    }
    entry.isRunning = true;
    entry.since = Date.now();
    this.#lastTurns.set(entry.party, this.#next());
    return true;
  }

  #isNext(entry: Entry): boolean {
    this.#forgetGone();
    const running = this.#countRunning();
    const ofParty = (party: string) => running.get(party) ?? 0;
    const inAll = [...running.values()].reduce((sum, count) => sum + count, 0);
    if (inAll >= this.#limits.atOnce || ofParty(entry.party) >= this.#limits.each) return false;
    const rank = ({ party, number }: Entry) => [
      ofParty(party),
      this.#lastTurns.get(party) ?? 0,
      number,
    ];
    const own = rank(entry);
    return ![...this.#entries].some((other) => !other.isRunning && isBefore(rank(other), own));
  }

  #countRunning(): Map<string, number> {
    const running = new Map<string, number>();
    for (const { party, isRunning } of this.#entries) {
      if (isRunning) running.set(party, (running.get(party) ?? 0) + 1);
    }
    return running;
  }

  #countWaiting(party: string): number {
    const isWaiting = (entry: Entry) => !entry.isRunning && entry.party === party;
    return [...this.#entries].filter(isWaiting).length;
  }

  #forgetGone(): void {
    const now = Date.now();
    const rounds = GONE_ROUNDS * this.#entries.size;
    for (const entry of this.#entries) {
      const isGone = entry.isRunning
        ? now - entry.since > GONE_MS
        : this.#asked - entry.asked > rounds;
      if (isGone) this.#leave(entry);
    }
  }

  #leave(entry: Entry): void {
    this.#entries.delete(entry);
    const hasOthers = [...this.#entries].some(({ party }) => party === entry.party);
    if (!hasOthers) this.#lastTurns.delete(entry.party);
  }

  #next(): number {
    this.#number += 1;
    return this.#number;
  }
}

/** Compares the first numbers that differ. */
function isBefore(rank: readonly number[], other: readonly number[]): boolean {
  const at = rank.findIndex((value, index) => value !== other[index]);
  return at !== -1 && (rank[at] ?? 0) < (other[at] ?? 0);
}
