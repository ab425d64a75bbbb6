/**
 * What a stretch of a brief is for. `name` and `noun` stand inside what names the page, `place` there or inside a
 * contact: where it is, not where its suppliers or customers are; `price` stands inside an offer, `field` of a form inside a wish.
 */
export const STRETCH_KINDS = [
  'other',
  'fact',
  'offer',
  'hours',
  'when',
  'contact',
  'naming',
  'name',
  'noun',
  'look',
  'avoid',
  'wish',
  'chat',
  'place',
  'price',
  'field',
] as const;

export type StretchKind = (typeof STRETCH_KINDS)[number];

/** What is asked of the page or said to its maker. */
export const ASKED_KINDS = [
  'look',
  'avoid',
  'wish',
  'chat',
  'field',
] as const satisfies readonly StretchKind[];
