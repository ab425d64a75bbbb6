const MIB = 1024 * 1024;

/** Limits of a user's files; sizes in bytes of UTF-8. */
export const FILE_LIMITS = {
  filesPerUser: 500,
  foldersPerUser: 500,
  versionsPerFile: 100,
  contentBytes: 2 * MIB,
  /** For the contents, versions and sites of one user together. */
  storageBytesPerUser: 100 * MIB,
  nameBytes: 255,
  folderPathBytes: 1_024,
  folderDepth: 10,
  commentCharacters: 200,
  /** The minimum time between two versions made by manual saves. */
  manualVersionIntervalMs: 5 * 60 * 1000,
} as const;
