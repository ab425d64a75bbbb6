/** The recorded page of the hero (`npm run pictures:public`), in pixels of its picture. */
export const RECORDINGS = {
  en: { width: 1040, height: 2599, sectionEnds: [72, 817, 1631, 2197, 2599] },
  it: { width: 1040, height: 2254, sectionEnds: [68, 655, 1528, 2254] },
} as const;
