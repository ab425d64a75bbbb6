/** Limits of the contact form. Lengths are in UTF-16 units. */
export const CONTACT_LIMITS = { messageCharacters: 5_000 } as const;
