import type { PreviewEvent } from '#contract/preview.ts';

/** By property: the computed value and where it comes from. Empty until the frame has answered. */
export type StyleFacts = Extract<PreviewEvent, { t: 'styles' }>['styles'];

/** The properties that the inspector shows. */
export const INSPECTED = [
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'line-height',
  'letter-spacing',
  'text-align',
  'text-transform',
  'text-decoration-line',
  'color',
  'background-color',
  'margin-top',
  'margin-right',
  'margin-bottom',
  'margin-left',
  'padding-top',
  'padding-right',
  'padding-bottom',
  'padding-left',
  'width',
  'height',
  'max-width',
  'min-height',
  'border-width',
  'border-style',
  'border-color',
  'border-radius',
  'box-shadow',
  'opacity',
  'display',
  'flex-direction',
  'justify-content',
  'align-items',
  'gap',
  'object-fit',
  'object-position',
  'fill',
  'stroke',
] as const;

export type InspectedProperty = (typeof INSPECTED)[number];

/** From here on (the breakpoint `md`) the rail has the tools for the element as a whole. */
export const HAS_RAIL = '(min-width: 52rem)';
/** Below it the tools are one row under the page. */
export const PHONE = '(width < 40rem)';
