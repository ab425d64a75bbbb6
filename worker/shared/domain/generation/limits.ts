const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Limits of generations. Times are milliseconds. */
export const GENERATION_LIMITS = {
  promptCharacters: 8_000,
  pageBytes: 2 * 1024 * 1024,
  /** For a longer page only the relevant parts are sent, if the request is about parts of it. */
  shortPageCharacters: 20_000,
  /** A longer page is never sent whole for a change, but as an outline with the relevant parts. */
  wholePageCharacters: 120_000,
  excerptCharacters: 60_000,
  selectionCharacters: 64 * 1024,
  /** Elements that one request may be about. */
  selectedElements: 20,
  storedPromptCharacters: 500,
  atOnce: 2,
  dayMs: 24 * 60 * MINUTE_MS,
  /** A generation that is still running after this time was cut off with its isolate. */
  runningMs: 10 * MINUTE_MS,
  /** The maximum time between the record of a generation and its start. */
  startingMs: MINUTE_MS,
  /** The headers are sent by then, because clients wait 5 s for the first byte. */
  openByMs: 4 * SECOND_MS,
  /** The interval of the line feeds that are sent while the model is still thinking. */
  heartbeatMs: 10 * SECOND_MS,
  /** How long a run can still be read after its end. */
  keptMs: 7 * 24 * 60 * MINUTE_MS,
  /** The ledger's claim lasts 120 s and is renewed at this interval. */
  renewClaimMs: MINUTE_MS,
} as const;
