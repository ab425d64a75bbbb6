import { html, type Html } from '../html.ts';
import { createRandom } from '../random.ts';
import { PLATE_SHAPES } from './plate-shapes.ts';

type PlateShape = keyof typeof PLATE_SHAPES;

/** A picture made of the words of its entry: the sleeve of a record, a labelled bottle. */
export interface Plate {
  shape: PlateShape;
  /** The colour of what it shows, as in “heap #c8a31b”. */
  tint?: string;
  /** Its place among the entries. */
  index: number;
}

const WRITTEN = /^plate: (\w+)(?: (#[\da-f]{6}))?$/;

function isShape(word: string): word is PlateShape {
  return Object.hasOwn(PLATE_SHAPES, word);
}

/** The plate that a plan asks for: “plate: bottle”, “plate: heap #c8a31b”. */
export function readPlate(picture: string | undefined, index: number): Plate | undefined {
  const [, shape = '', tint] = WRITTEN.exec(picture ?? '') ?? [];
  return isShape(shape) ? { shape, index, ...(tint !== undefined && { tint }) } : undefined;
}

/** Fields that take turns. */
const FIELDS = 4;
/** Shapes that lie on the page’s own tint, whatever their place. */
const ON_TINT: ReadonlySet<PlateShape> = new Set([
  'heap',
  'skein',
  'bar',
  'plot',
  'rooms',
  'stone',
]);

/** How wide the letters of a direction’s display face are, in ems. */
const GLYPHS: Readonly<Record<string, number>> = {
  neon: 0.84,
  brutalist: 0.7,
  poster: 0.46,
  terminal: 0.62,
  retro: 0.72,
};
const USUAL_GLYPH = 0.56;

interface Shown {
  plate: Plate;
  name: string;
  note: string;
  label: string;
  direction: string;
}

/** Draws a plate: inline SVG in the page’s colours and letters. */
export function drawPlate({ plate, name, note, label, direction }: Shown): Html {
  const { shape, index } = plate;
  const field = ON_TINT.has(shape) ? 0 : (index + 1) % FIELDS;
  const input = {
    name,
    note,
    index,
    glyph: GLYPHS[direction] ?? USUAL_GLYPH,
    random: createRandom(name, shape),
    ...(plate.tint !== undefined && { tint: plate.tint }),
  };
  return html`<svg
    class="art plate on-${field} of-${shape}"
    viewBox="0 0 400 400"
    role="img"
    aria-label="${label}"
  >
    ${PLATE_SHAPES[shape](input)}
  </svg>`;
}

/** Each field with the colour of what stands on it; a band takes the colour of none of its plates. */
export const PLATE_CSS = `
.plate { background: var(--plate); color: var(--on-plate); fill: currentColor; }
.plate.on-0, .band-brand .plate.on-1, .band-accent .plate.on-2, .band-deep .plate.on-3 { --plate: var(--color-tint); --on-plate: var(--color-ink); --touch: var(--color-brand); }
.band-tint .plate.on-0 { --plate: var(--color-surface); }
.plate.on-1 { --plate: var(--color-brand); --on-plate: var(--color-on-brand); --touch: var(--color-accent); }
.plate.on-2 { --plate: var(--color-accent); --on-plate: var(--color-on-accent); --touch: var(--color-brand); }
.plate.on-3 { --plate: var(--color-deep); --on-plate: var(--color-on-deep); --touch: var(--color-accent); }
.plate text { fill: currentColor; font-family: var(--font-display); font-weight: var(--weight-display); letter-spacing: 0; }
.plate .plate-note { font-family: var(--font-label); font-weight: 600; }
.plate .p, .plate text.p { fill: var(--plate); }
.plate .t { fill: var(--touch); color: var(--touch); }
.plate.of-frame { background: var(--on-plate); }
.plate .line { fill: none; stroke: currentColor; stroke-width: 3; }
.plate .line.thin { stroke-width: 1.2; opacity: 0.6; }
.plate .line.thick { stroke-width: 10; }
.plate g[stroke-width].line { stroke-width: 20; }
.plate .stroke-a { stroke: var(--touch); stroke-linecap: round; }
.plate .slant { font-style: italic; }
.plate .shade { fill: #000; opacity: 0.16; }
.plate .sky { fill: var(--touch); opacity: 0.6; }
.plate .side { opacity: 0.72; }
.plate .halo { opacity: 0.22; }
.plate .slab { fill: color-mix(in oklab, currentColor 12%, var(--plate)); }
.plate .wide { letter-spacing: 0.04em; }
.plate .lit { fill: color-mix(in oklab, #fff 55%, var(--plate)); }
.plate .cut { fill: color-mix(in oklab, currentColor 82%, var(--plate)); }
.plate .ground { fill: color-mix(in oklab, var(--touch) 14%, var(--plate)); }
.plate .leaf { fill: var(--touch); opacity: 0.75; stroke: currentColor; stroke-width: 1.5; }
.plate .way { fill: none; stroke: var(--plate); stroke-width: 34; }
.plate .dust { fill: #000; opacity: 0.18; }
.plate .stamped { stroke: #000; opacity: 0.35; }
.plate text.stamped-text { fill: #000; paint-order: stroke; stroke: rgb(255 255 255 / 0.5); stroke-width: 4px; }`;
