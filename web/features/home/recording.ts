/** The recorded page of the hero (`npm run pictures:public`), in pixels of its picture. */
export const RECORDINGS = {
  en: { width: 1040, height: 2259, sectionEnds: [72, 687, 1228, 1614, 2259] },
  it: { width: 1040, height: 2336, sectionEnds: [72, 721, 1208, 1529, 2336] },
} as const;
