const MIB = 1024 * 1024;

/** Limits of saved sites; sizes in bytes of UTF-8. */
export const SITE_LIMITS = {
  sitesPerUser: 200,
  /** A photograph is kept in up to three widths. */
  assetsPerSite: 240,
  /** Page and assets of one save together. */
  saveBytes: 2 * MIB,
  /** All assets of one site, gathered over several saves. */
  assetBytesPerSite: 40 * MIB,
  /** Contents, versions and sites of one user together. */
  storageBytesPerUser: 100 * MIB,
  /** Of the picture that the site browser shows. */
  thumbnailBytes: 64 * 1024,
  pageMinimumCharacters: 20,
  nameCharacters: 100,
  titleCharacters: 100,
  descriptionCharacters: 8_000,
} as const;
