const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Limits of generations. Times are milliseconds. */
export const GENERATION_LIMITS = {
  promptCharacters: 8_000,
  pageBytes: 2 * 1024 * 1024,
  /** Of a page above this only the parts are sent that a request is about, when it is about parts. */
  shortPageCharacters: 20_000,
  /** A page above this is not sent whole to change it, but as an outline and the parts that matter. */
  wholePageCharacters: 120_000,
  excerptCharacters: 60_000,
  selectionCharacters: 64 * 1024,
  /** Elements that one request may be about. */
  selectedElements: 20,
  storedPromptCharacters: 500,
  atOnce: 2,
  dayMs: 24 * 60 * MINUTE_MS,
  /** A generation that still runs after this was cut off with its isolate. */
  runningMs: 10 * MINUTE_MS,
  /** Between its record and its start a generation needs no longer than this. */
  startingMs: MINUTE_MS,
  /** The headers leave by then, so that a client's 5 s wait for the first byte holds. */
  openByMs: 4 * SECOND_MS,
  /** Between two line feeds sent while the model is still thinking. */
  heartbeatMs: 10 * SECOND_MS,
  /** For so long after its end a run can be read again. */
  keptMs: 7 * 24 * 60 * MINUTE_MS,
  /** The ledger's claim lasts 120 s and is renewed this often. */
  renewClaimMs: MINUTE_MS,
} as const;
