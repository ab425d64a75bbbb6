/** Time limits for calls to parts of the platform, in milliseconds. */
export const PATIENCE_MS = {
  /** For database queries that R2 can answer instead. */
  databaseOrStore: 2_000,
  database: 5_000,
  store: 5_000,
  ledger: 2_000,
  counter: 2_000,
  google: 8_000,
  payments: 8_000,
  /** For the reconciliation, which reads many pages of events and which no user waits for. */
  paymentHistory: 120_000,
  /** For the wait for other hashes, and again for the hash. */
  passwords: 10_000,
};

/** A part did not answer in time. Whether it did what was asked is unknown. */
export class SilenceError extends Error {
  override name = 'SilenceError';
}

/** The answer of `ask`. Throws a `SilenceError` when none has come after `patienceMs`. */
export async function inTime<T>(patienceMs: number, ask: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new SilenceError(`No answer in ${patienceMs} ms.`)),
      patienceMs,
    );
  });
  try {
    return await Promise.race([ask(), silence]);
  } finally {
    clearTimeout(timer);
  }
}
