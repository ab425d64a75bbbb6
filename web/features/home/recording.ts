/** The page of the hero as it was recorded (`npm run pictures`): pixels of its picture. */
export const RECORDINGS = {
  en: { width: 1040, height: 2451, sectionEnds: [68, 780, 1349, 1871, 2451] },
  it: { width: 1040, height: 2456, sectionEnds: [72, 659, 1284, 1873, 2456] },
} as const;
