import type { ElementCommand } from './element-command.ts';

/** Commands that are offered as buttons, by the key of their name in the message catalogues. */
export const SUGGESTED = {
  shorten: { kind: 'shorten' },
  bigger: { kind: 'scale', factor: 1.25 },
  smaller: { kind: 'scale', factor: 0.8 },
  bold: { kind: 'look', look: 'bold' },
  italic: { kind: 'look', look: 'italic' },
  uppercase: { kind: 'look', look: 'uppercase' },
  underline: { kind: 'look', look: 'underline' },
  alignLeft: { kind: 'look', look: 'alignLeft' },
  alignCentre: { kind: 'look', look: 'alignCentre' },
  placeCentre: { kind: 'look', look: 'placeCentre' },
  round: { kind: 'look', look: 'round' },
  pill: { kind: 'look', look: 'pill' },
  shadow: { kind: 'look', look: 'shadow' },
  border: { kind: 'look', look: 'border' },
  fullWidth: { kind: 'look', look: 'fullWidth' },
  faded: { kind: 'look', look: 'faded' },
  inRow: { kind: 'look', look: 'inRow' },
  inColumn: { kind: 'look', look: 'inColumn' },
  noBullets: { kind: 'look', look: 'noBullets' },
  moreSpace: { kind: 'space', factor: 1.5 },
  lessSpace: { kind: 'space', factor: 0.67 },
  newTab: { kind: 'new-tab' },
  hide: { kind: 'action', action: 'hide' },
  duplicate: { kind: 'action', action: 'duplicate' },
  moveUp: { kind: 'action', action: 'move-up' },
  moveDown: { kind: 'action', action: 'move-down' },
} as const satisfies Record<string, ElementCommand>;

export type SuggestionId = keyof typeof SUGGESTED;

const HEADING = ['shorten', 'bigger', 'smaller', 'uppercase', 'alignCentre', 'bold'] as const;

const BY_TAG: Readonly<Record<string, readonly SuggestionId[]>> = {
  p: ['shorten', 'bigger', 'smaller', 'bold', 'italic', 'alignCentre'],
  a: ['bold', 'underline', 'newTab', 'bigger', 'pill', 'moreSpace'],
  img: ['bigger', 'smaller', 'round', 'shadow', 'placeCentre', 'fullWidth'],
  div: ['alignCentre', 'moreSpace', 'round', 'shadow', 'border', 'inRow'],
  button: ['bigger', 'smaller', 'pill', 'shadow', 'bold', 'fullWidth'],
  section: ['moreSpace', 'lessSpace', 'alignCentre', 'duplicate', 'moveUp', 'moveDown'],
  span: ['bold', 'italic', 'underline', 'uppercase', 'bigger', 'smaller'],
  ul: ['noBullets', 'inRow', 'inColumn', 'moreSpace', 'bigger', 'smaller'],
  ol: ['noBullets', 'inRow', 'inColumn', 'moreSpace', 'bigger', 'smaller'],
  li: ['shorten', 'bold', 'duplicate', 'moveUp', 'moveDown', 'bigger'],
};

const DEFAULT = ['bigger', 'smaller', 'alignCentre', 'moreSpace', 'duplicate', 'hide'] as const;

/** What is offered for an element, by its tag in lower case, the most useful first. */
export function suggestionsFor(tag: string): readonly SuggestionId[] {
  if (isHeadingTag(tag)) return HEADING;
  return Object.hasOwn(BY_TAG, tag) ? (BY_TAG[tag] ?? DEFAULT) : DEFAULT;
}

export function isHeadingTag(tag: string): boolean {
  return /^h[1-6]$/.test(tag);
}
