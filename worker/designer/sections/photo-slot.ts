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
}

/** Letters of a line that a frame on a phone has room for. */
const LINE_LETTERS = 20;
const MOST_LINES = 3;
const LINE_PX = 19;
/** How far the words stand from the corner. */
const SLOT_EDGE_PX = 20;

/** A gap of ours says itself that a photograph is meant. */
const SAID = /^(?:photo|foto):\s*/i;

/** The words in lines that are short enough for the narrowest frame. */
function breakLines(words: string): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= LINE_LETTERS) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  if (lines.length <= MOST_LINES) return lines;
  return [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1] ?? ''} …`];
}

/**
 * A calm field with a quiet line in its corner that says which photograph belongs there. It is measured in pixels of the
 * page, so that its words keep their size in a frame of any shape.
 */
export function photoSlot(page: Page, { width, height, shows, motif }: PhotoSlot): Html {
  const photo = capitalise(page.words.placeholder.photos);
  const subject = shows.replace(SAID, '');
  const shown = breakLines(subject);
  const first = -SLOT_EDGE_PX - shown.length * LINE_PX;
  const texts = shown.map(
    (line, index) =>
      html`<tspan x="${SLOT_EDGE_PX}" y="${first + (index + 1) * LINE_PX}">${line}</tspan>`,
  );
  return html`<svg
    class="art slot"
    width="${width}"
    height="${height}"
    role="img"
    aria-label="${photo}: ${subject}"
  >
    ${motif && trusted(`<svg x="50%" y="50%" overflow="visible"><use href="#art-${motif}" x="-44" y="-64" width="88" height="88"/></svg>`)}
    <svg x="0" y="100%" overflow="visible">
      <path d="M${SLOT_EDGE_PX} ${first - LINE_PX - 4}h28" />
      <text>
        <tspan class="slot-kind" x="${SLOT_EDGE_PX}" y="${first}">${photo}</tspan>
        ${texts}
      </text>
    </svg>
  </svg>`;
}
