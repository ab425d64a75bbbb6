/** Where this browser keeps what can be undone in the documents that were open (IndexedDB). */
export const HISTORY_DATABASE = 'bluewave_history';

const LONGEST_WAIT_MS = 1_000;

/** Deletes it, for all accounts. Resolves in any case, at the latest after a second. */
export function forgetHistories(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
    try {
      const request = indexedDB.deleteDatabase(HISTORY_DATABASE);
      request.addEventListener('success', () => resolve());
      request.addEventListener('error', () => resolve());
    } catch {
      resolve();
    }
  });
}
