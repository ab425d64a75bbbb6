/** How long a part of the platform is waited for, in milliseconds. */
export const PATIENCE_MS = {
  /** Where the store can answer instead of the database. */
  databaseOrStore: 2_000,
  database: 5_000,
  store: 5_000,
  ledger: 2_000,
  counter: 2_000,
  google: 8_000,
  payments: 8_000,
  /** Many pages of events, for the sweep that nobody waits for. */
  paymentHistory: 120_000,
  /** Includes waiting for other passwords that are being hashed. */
  passwords: 10_000,
};

/** A part did not answer within its time; whether it did what was asked is unknown. */
export class SilenceError extends Error {
  override name = 'SilenceError';
}

/** The answer of `ask`, or a `SilenceError` when none has come after `patienceMs`. */
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
