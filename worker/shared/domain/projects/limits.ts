import { FILE_LIMITS } from '../files/limits.ts';

const MIB = 1024 * 1024;

/** What an imported archive may hold; sizes in bytes. */
export const ARCHIVE_LIMITS = {
  archiveBytes: 20 * MIB,
  entries: 100,
  /** All entries together, unpacked. */
  unpackedBytes: 20 * MIB,
  /** Unpacked to packed size of the whole archive: beyond it, it is built to fill memory. */
  ratio: 100,
  fileBytes: FILE_LIMITS.contentBytes,
} as const;
