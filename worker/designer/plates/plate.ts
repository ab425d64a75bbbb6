import { readWrittenPlate, type PlateShape } from '#domain/page-plan/plates.ts';
import { isMotif } from '../art/motif-words.ts';
import { html, type Html } from '../html.ts';
import { createRandom } from '../random.ts';
import { glyphOf } from './letter-widths.ts';
import { PLATE_DRAWINGS, rulesOf } from './plate-shapes.ts';
import { skyOf } from './plate-views.ts';

/** A picture made of the words of its entry: the sleeve of a record, a labelled bottle. */
export interface Plate {
  shape: PlateShape;
  /** What it shows more exactly, as in “view: night sea boat”. */
  what?: readonly string[];
  /** The colour of what it shows, as in “heap #c8a31b”. */
  tint?: string;
  /** Its place among the entries. */
  index: number;
}

/** Shapes that stand around an object of ours: without one they would be empty. */
const OF_OBJECT: ReadonlySet<PlateShape> = new Set(['still', 'tag']);

/** The plate that a plan asks for: “plate: bottle”, “plate: heap #c8a31b”, “plate: view night sea boat”. */
export function readPlate(picture: string | undefined, index: number): Plate | undefined {
  const written = readWrittenPlate(picture ?? '');
  if (!written) return undefined;
  const { shape, what, tint } = written;
  if (OF_OBJECT.has(shape) && !what.some(isMotif)) return undefined;
  return { shape, index, ...(what.length > 0 && { what }), ...(tint !== undefined && { tint }) };
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
  'cheese',
  'pasta',
  'soap',
  'bouquet',
  'flash',
  'painting',
  'elevation',
  'garden',
  'border',
  'door',
  'sheet',
]);

interface Shown {
  plate: Plate;
  name: string;
  note: string;
  label: string;
  /** The faces that its words are set in. */
  font: string;
  /** The width of its frame for its height: a scene is cut at its sides to fill one that is narrower than high. */
  ratio?: number;
}

/** Shapes that are a scene: they fill their frame. */
const SCENES: ReadonlySet<PlateShape> = new Set([
  'view',
  'border',
  'elevation',
  'set',
  'door',
  'still',
]);
/** Faces never stand on the darkest field. */
const FACE_FIELDS = 2;
/** Nor do the models of a stage, whose walls are as dark. */
const SET_FIELDS = 3;

/** The field that a plate lies on: that of its sky or its shape, else each in turn. */
function fieldOf({ shape, index, what = [] }: Plate): number {
  const sky = shape === 'view' || shape === 'print' ? (skyOf(what) ?? 0) : undefined;
  if (shape === 'face') return (index % FACE_FIELDS) + 1;
  if (shape === 'set') return index % SET_FIELDS;
  return sky ?? (ON_TINT.has(shape) ? 0 : (index + 1) % FIELDS);
}

/** Draws a plate: inline SVG in the page’s colours and letters. */
export function drawPlate({ plate, name, note, label, font, ratio = 1 }: Shown): Html {
  const { shape, index, what = [] } = plate;
  const isTall = ratio < 1;
  const field = fieldOf(plate);
  const input = {
    name,
    note,
    index,
    what,
    glyph: glyphOf(font),
    random: createRandom(name, shape),
    isTall,
    ratio,
    ...(plate.tint !== undefined && { tint: plate.tint }),
  };
  return html`<svg
    class="art plate on-${field} of-${shape}"
    ${plate.tint !== undefined && html`style="--tint: ${plate.tint}"`}
    viewBox="0 0 400 400"
    ${isTall && SCENES.has(shape) && html`preserveAspectRatio="xMidYMid slice"`}
    role="img"
    aria-label="${label}"
  >
    ${PLATE_DRAWINGS[shape](input)}
  </svg>`;
}

/** Shapes without letters and ornaments. */
const PICTURES_ONLY: ReadonlySet<PlateShape> = new Set(['view', 'still']);

/** The rules of a page that shows plates of these shapes. */
export function plateCss(plates: readonly Plate[]): string {
  const shapes = new Set(plates.map(({ shape }) => shape));
  const isLettered = [...shapes].some((shape) => !PICTURES_ONLY.has(shape));
  return `${PLATE_CSS}${isLettered ? LETTERED_CSS : ''}${rulesOf(shapes)}`;
}

/** Each field with the colour of what stands on it; a band takes the colour of none of its plates. */
const PLATE_CSS = `
.plate { background: var(--plate); color: var(--on-plate); fill: currentColor; }
.plate.on-0, .band-brand .plate.on-1, .band-accent .plate.on-2, .band-deep .plate.on-3 { --plate: var(--color-tint); --on-plate: var(--color-ink); --near: var(--color-ink); --touch: var(--color-brand); }
.band-tint .plate.on-0 { --plate: var(--color-surface); }
.plate.on-1 { --plate: var(--color-brand); --on-plate: var(--color-on-brand); --near: var(--color-deep); --touch: var(--color-accent); }
.plate.on-2 { --plate: var(--color-accent); --on-plate: var(--color-on-accent); --near: var(--color-deep); --touch: var(--color-brand); }
.plate.on-3 { --plate: var(--color-deep); --on-plate: var(--color-on-deep); --near: #000; --touch: var(--color-accent); }
.plate .k1 { fill: color-mix(in oklab, var(--near) 88%, var(--plate)); }
.plate .k2 { fill: color-mix(in oklab, var(--near) 64%, var(--plate)); }
.plate .k3 { fill: color-mix(in oklab, var(--near) 40%, var(--plate)); }
.plate .k4 { fill: color-mix(in oklab, var(--near) 22%, var(--plate)); }
.plate .k5 { fill: color-mix(in oklab, var(--near) 10%, var(--plate)); }
.plate :is(.wave, .row, .rule, .wire, .dots) { fill: none; stroke: var(--plate); stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; }
.plate .row { stroke: color-mix(in oklab, var(--near) 55%, var(--plate)); stroke-width: 7; }
.plate .rule { stroke: currentColor; opacity: 0.3; stroke-width: 2; }
.plate .wire { stroke: color-mix(in oklab, var(--near) 88%, var(--plate)); stroke-width: 8; }
.plate .dots { stroke: currentColor; stroke-width: 5; }
.plate .t { fill: var(--touch); color: var(--touch); }
.plate .line { fill: none; stroke: currentColor; stroke-width: 3; }
.plate .line.thin { stroke-width: 1.2; opacity: 0.6; }
.plate .shade { fill: #000; opacity: 0.16; }
.plate .lit { fill: color-mix(in oklab, #fff 55%, var(--plate)); }
.plate .dust { fill: #000; opacity: 0.18; }
.plate .thing { --art-a: var(--touch); --art-b: color-mix(in oklab, var(--near) 78%, var(--plate)); --art-c: color-mix(in oklab, #fff 60%, var(--plate)); --art-o: color-mix(in oklab, var(--near) 90%, var(--plate)); }`;

/** What all but a land and a thing on a table need: letters, tints, ornaments. */
const LETTERED_CSS = `
.plate .ti { fill: var(--tint, var(--touch)); }
.plate .ti2 { fill: color-mix(in oklab, #000 22%, var(--tint, var(--touch))); }
.plate .ti3 { fill: color-mix(in oklab, #fff 45%, var(--tint, var(--touch))); }
.plate text { fill: currentColor; font-family: var(--font-display); font-weight: var(--weight-display); letter-spacing: 0; }
.plate .plate-note { font-family: var(--font-label); font-weight: 600; }
.plate .p, .plate text.p { fill: var(--plate); }
.plate.of-frame { background: var(--on-plate); }
.plate .line.thick { stroke-width: 10; }
.plate g[stroke-width].line { stroke-width: 20; }
.plate .stroke-a { stroke: var(--touch); stroke-linecap: round; }
.plate .slant { font-style: italic; }
.plate .sky { fill: var(--touch); opacity: 0.6; }
.plate .side { opacity: 0.72; }
.plate .halo { opacity: 0.22; }
.plate .slab { fill: color-mix(in oklab, currentColor 12%, var(--plate)); }
.plate .wide { letter-spacing: 0.04em; }
.plate .cut { fill: color-mix(in oklab, currentColor 82%, var(--plate)); }
.plate .ground { fill: color-mix(in oklab, var(--touch) 14%, var(--plate)); }
.plate .leaf { fill: var(--touch); opacity: 0.75; stroke: currentColor; stroke-width: 1.5; }
.plate .way { fill: none; stroke: var(--plate); stroke-width: 34; }
.plate .stamped { stroke: #000; opacity: 0.35; }
.plate text.stamped-text { fill: #000; paint-order: stroke; stroke: rgb(255 255 255 / 0.5); stroke-width: 4px; }`;
