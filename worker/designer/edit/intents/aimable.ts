import type { EditIntent } from './edit-intent.ts';

/** Intents that may leave out what they are about: "make it darker". */
export const AIMABLE: ReadonlySet<EditIntent['kind']> = new Set([
  'recolour',
  'shade',
  'font',
  'scale',
  'declare',
  'length',
  'set-text',
]);
