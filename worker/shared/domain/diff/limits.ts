/** Bounds of one diff. Lengths are UTF-16 code units, work is counted in characters or tokens looked at. */
export const diffLimits = {
  maxBlocks: 60,
  maxSearchLines: 400,
  maxDocumentLength: 1_048_576,
  maxDocumentLines: 50_000,
  maxCandidates: 200,
  maxReadings: 8,
  maxAlignmentCells: 1_000_000,
  locateWork: 20_000_000,
  hintWork: 6_000_000,
} as const;
