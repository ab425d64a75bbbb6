import type { MotifId } from '../art/motifs.ts';
import { html, trusted, type Html } from '../html.ts';
import { capitalise } from '#domain/reading/letters.ts';
import type { Page } from './section.ts';

/** A place for a photograph of the owner's. */
export interface PhotoSlot {
  width: number;
  height: number;
  /** What the photograph would show: "headstone, front". */
  shows: string;
  /** The object that those words name. */
  motif?: MotifId | undefined;
  /** It is the picture of the opening. */
  isLarge?: boolean;
}

const MOST_LINES = 3;

/** Letters of a line that a frame on a phone has room for, their height, and how far the words stand from the corner. */
const SMALL = { letters: 20, linePx: 19, edgePx: 20 };
const LARGE = { letters: 26, linePx: 29, edgePx: 40 };

/** A gap of ours says itself that a photograph is meant. */
const SAID = /^(?:photo|foto):\s*/i;

/** The words in lines that are short enough for the narrowest frame. */
function breakLines(words: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= letters) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  if (lines.length <= MOST_LINES) return lines;
  return [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1] ?? ''} …`];
}

/** The corners of a viewfinder. */
const CORNERS = [
  '<path class="corner" d="M18 46V18h28"/>',
  '<svg x="100%" overflow="visible"><path class="corner" d="M-46 18h28v28"/></svg>',
  '<svg x="100%" y="100%" overflow="visible"><path class="corner" d="M-18-46v28h-28"/></svg>',
  '<svg y="100%" overflow="visible"><path class="corner" d="M18-46v28h28"/></svg>',
].join('');

/**
 * A calm field with a quiet line in its corner that says which photograph belongs there. It is measured in pixels of the
 * page, so that its words keep their size in a frame of any shape.
 */
export function photoSlot(page: Page, { width, height, shows, motif, isLarge }: PhotoSlot): Html {
  const photo = capitalise(page.words.placeholder.photos);
  const subject = shows.replace(SAID, '');
  const { letters, linePx, edgePx } = isLarge ? LARGE : SMALL;
  const shown = breakLines(subject, letters);
  const first = -edgePx - shown.length * linePx;
  const texts = shown.map(
    (line, index) => html`<tspan x="${edgePx}" y="${first + (index + 1) * linePx}">${line}</tspan>`,
  );
  return html`<svg
    class="art slot${isLarge ? ' large' : ''}"
    width="${width}"
    height="${height}"
    role="img"
    aria-label="${photo}: ${subject}"
  >
    ${isLarge && trusted(CORNERS)}
    ${motif && trusted(`<svg x="50%" y="50%" overflow="visible"><use href="#art-${motif}" x="-44" y="-64" width="88" height="88"/></svg>`)}
    <svg x="0" y="100%" overflow="visible">
      <path d="M${edgePx} ${first - linePx - 4}h28" />
      <text>
        <tspan class="slot-kind" x="${edgePx}" y="${first}">${photo}</tspan>
        ${texts}
      </text>
    </svg>
  </svg>`;
}

/** The place for the photograph of an opening: light that falls in from above. */
export const LARGE_SLOT_CSS = `
.slot.large { --slot: var(--color-brand); --slot-far: var(--color-deep); background: radial-gradient(90% 120% at 74% 8%, color-mix(in oklab, var(--color-accent) 70%, #fff) 0, color-mix(in oklab, var(--color-brand) 82%, #fff) 26%, var(--color-brand) 52%, var(--color-deep) 100%); color: var(--color-on-deep); }
.slot.large text { font: 500 1.35rem/1 var(--font-display); }
.slot.large .slot-kind { font: 600 1rem/1 var(--font-label); opacity: 1; }
.slot.large .corner { stroke-width: 2; opacity: 0.9; }`;
