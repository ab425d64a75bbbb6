const KIB = 1024;

/**
 * Maximum sizes of request bodies in bytes. Pages and prompts are also measured by the limits of their
 * features.
 */
export const LIMITS = {
  jsonBytes: 64 * KIB,
  /** JSON escaping may double a page; the page itself is measured after parsing. */
  pageBodyBytes: 6 * KIB * KIB,
  /** A picture of 64 KiB in base64. */
  thumbnailBodyBytes: 96 * KIB,
  /** A picture of 300 KB in base64. */
  sharingPictureBodyBytes: 416 * KIB,
  /** The widths of one photograph in base64. */
  photoBodyBytes: 6 * KIB * KIB,
} as const;
