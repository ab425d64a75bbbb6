/** What a stretch of a brief is for; `name` and `noun` stand inside what names the page. */
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
] as const;

export type StretchKind = (typeof STRETCH_KINDS)[number];
