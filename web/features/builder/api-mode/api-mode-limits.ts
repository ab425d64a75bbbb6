export const API_MODE_LIMITS = {
  /** A page that begins anew is drawn anew at most this often while the AI works on it. */
  redrawMs: 8_000,
  /** "Preparing Project" is said for this long at most; it ends when the first of the page arrives. */
  preparingMs: 30_000,
} as const;
