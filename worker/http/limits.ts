const KIB = 1024;

/** Request size caps of the contract, in bytes, and the prompt's in characters. */
export const LIMITS = {
  jsonBytes: 64 * KIB,
  pageBytes: 2 * KIB * KIB,
  /** JSON escaping may double a page; the page itself is measured after parsing. */
  pageBodyBytes: 6 * KIB * KIB,
  promptCharacters: 8_000,
} as const;
