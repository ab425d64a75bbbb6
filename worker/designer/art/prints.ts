import { MOTIFS, type MotifId } from './motifs.ts';

/** How a direction prints its objects: effects over or under the flat shapes. */
export const PRINTS = {
  flat: { under: '', over: '', definitions: '', css: '' },
  /** Darker on the side away from the light. */
  shade: {
    under: '',
    over: 'shade',
    definitions: '',
    css: `.shade { --art-a: #000; --art-b: #000; --art-c: #000; --art-o: transparent; opacity: 0.17; clip-path: inset(0 0 0 54%); }`,
  },
  /** Engraved lines on the side away from the light, with an outline. */
  hatch: {
    under: '',
    over: 'shade',
    definitions:
      '<pattern id="hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">\n<path class="hatching" d="M0 0V4"/>\n</pattern>',
    css: `.hatching { stroke: var(--color-ground); stroke-width: 2.2; }
.shade { --art-a: url(#hatch); --art-b: url(#hatch); --art-c: url(#hatch); --art-o: transparent; opacity: 0.5; clip-path: inset(0 0 0 50%); }`,
  },
  /** Printer's dots on the lower half. */
  dots: {
    under: '',
    over: 'shade',
    definitions:
      '<pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">\n<circle cx="2.5" cy="2.5" r="1.5"/>\n</pattern>',
    css: `.shade { --art-a: url(#hatch); --art-b: url(#hatch); --art-c: url(#hatch); --art-o: transparent; opacity: 0.32; clip-path: inset(46% 0 0 0); }`,
  },
  /** Colour and outline slightly out of register. */
  offset: {
    under: '',
    over: 'key',
    definitions: '',
    css: `.key { --art-a: none; --art-b: none; --art-c: none; --art-key: var(--art-o); transform: translate(-2.2px, -2.2px); }`,
  },
  /** A cut-out with a white border. */
  sticker: {
    under: 'rim',
    over: '',
    definitions: '',
    css: `.rim { --art-key: var(--color-surface); --art-key-width: 9px; --art-a: var(--color-surface); --art-b: var(--color-surface); --art-c: var(--color-surface); --art-o: var(--color-surface); --art-line: 12px; }`,
  },
} as const;
export type PrintId = keyof typeof PRINTS;

function writeSymbol(id: MotifId, print: PrintId): string {
  const { under, over } = PRINTS[print];
  const drawing = MOTIFS[id].replaceAll('><', '>\n<');
  const body =
    under || over
      ? [
          under && `<use class="${under}" href="#cut-${id}"/>`,
          `<g id="cut-${id}">\n${drawing}\n</g>`,
          over && `<use class="${over}" href="#cut-${id}"/>`,
        ]
          .filter(Boolean)
          .join('\n')
      : drawing;
  return `<symbol id="art-${id}" viewBox="0 0 100 100" overflow="visible">\n${body}\n</symbol>`;
}

/** The hidden SVG that contains every object of the page once. Empty for a page without objects. */
export function writeSprite(ids: ReadonlySet<string>, print: PrintId): string {
  const known = [...ids].filter((id): id is MotifId => id in MOTIFS);
  if (known.length === 0) return '';
  const { definitions } = PRINTS[print];
  const parts = [definitions, ...known.map((id) => writeSymbol(id, print))].filter(Boolean);
  return `<svg class="sprite" aria-hidden="true">\n${parts.join('\n')}\n</svg>`;
}
