import { FILE_LIMITS } from '../files/limits.ts';

const MIB = 1024 * 1024;

/** What an imported archive may hold; sizes in bytes. */
export const ARCHIVE_LIMITS = {
  archiveBytes: 20 * MIB,
  entries: 100,
  /** All entries together, unpacked. */
  unpackedBytes: 20 * MIB,
  /** The maximum ratio of unpacked to packed size. A higher one is an attempt to fill the memory. */
  ratio: 100,
  fileBytes: FILE_LIMITS.contentBytes,
} as const;
