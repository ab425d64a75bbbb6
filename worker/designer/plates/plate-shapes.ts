import type { PlateShape } from '#domain/page-plan/plates.ts';
import { html, trusted } from '../html.ts';
import { BUILT_CSS, border, door, elevation, garden, set } from './plate-built.ts';
import { COVERS_CSS, picturedBook, picturedCard, sleeve, stone } from './plate-covers.ts';
import { CRAFTS_CSS, fiddle, flash, garment, painting } from './plate-crafts.ts';
import { DISHES_CSS, dish } from './plate-dishes.ts';
import { FOOD_CSS, cheese, pasta, pint, soap } from './plate-food.ts';
import { GOODS_CSS, bouquet, tag, wire } from './plate-goods.ts';
import { chart, face, PAPER_CSS, sheet } from './plate-paper.ts';
import { small, words, type Box, type Draw, type PlateInput } from './plate-input.ts';
import { still } from './plate-still.ts';
import { print, view } from './plate-views.ts';

const ALL: Box = { x: 30, y: 30, width: 340, height: 340 };
const RULED = [120, 180, 240, 300];

/** Type alone, as on a poster. */
const poster: Draw = (input) => {
  const text = { ...input, name: input.name.toLocaleUpperCase(), glyph: input.glyph * 1.32 };
  return html`${trusted('<path d="M30 30h340v8H30zM30 362h340v8H30z"/>')}
  ${words(text, { ...ALL, x: 30, y: 56, height: 288, anchor: 'start' })}`;
};

/** A book: spine, board, title in its frame. */
const plainBook: Draw = (input) => html`
  ${trusted('<path d="M92 24h226v352H92a14 14 0 0 1-14-14V38a14 14 0 0 1 14-14z"/><path class="p" d="M104 24h5v352h-5z"/><g class="line"><path d="M126 44h174v312H126zM126 274h174"/></g><circle class="t" cx="213" cy="315" r="22"/>')}
  ${words(input, { x: 138, y: 56, width: 150, height: 206, most: 40 }, 'class="p"')}
`;

const book: Draw = (input) => (input.what.length > 0 ? picturedBook(input) : plainBook(input));

/** A bottle with the name on its label. */
const bottle: Draw = (input) => html`
  ${trusted('<path d="M172 14h56v24h-6v86c0 26 46 34 46 84v158a20 20 0 0 1-20 20h-96a20 20 0 0 1-20-20V208c0-50 46-58 46-84V38h-6z"/><path class="p" d="M132 222h136v116H132z"/><path class="t" d="M132 222h136v10H132z"/>')}
  ${words(input, { x: 138, y: 240, width: 124, height: 70, most: 30 })}
  ${small(input, { x: 138, y: 312, width: 124, height: 20, most: 13 })}
`;

/** A jar or tin, filled as far as the lid, with a label. */
const jar: Draw = ({ tint, ...input }) => {
  const fill = tint === undefined ? 'class="t"' : `fill="${tint}"`;
  return html`
    ${trusted(`<path d="M112 40h176a8 8 0 0 1 8 8v36H104V48a8 8 0 0 1 8-8z"/><path ${fill} d="M96 92h208a16 16 0 0 1 16 16v236a24 24 0 0 1-24 24H104a24 24 0 0 1-24-24V108a16 16 0 0 1 16-16z"/><path class="p" d="M80 160h240v136H80z"/><path d="M80 160h240v6H80zM80 290h240v6H80z"/>`)}
    ${words({ ...input }, { x: 94, y: 172, width: 212, height: 84, most: 44 })}
    ${small({ ...input }, { x: 94, y: 262, width: 212, height: 24 })}
  `;
};

/** Grains that lie about a heap. */
function grains({ random }: PlateInput): string {
  return Array.from({ length: 34 }, () => {
    const x = 40 + random.next() * 320;
    const y = 262 + random.next() * 34;
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(2 + random.next() * 4).toFixed(1)}"/>`;
  }).join('');
}

/** A heap of what is sold by weight, in its own colour. */
const heap: Draw = (input) => {
  const fill = input.tint === undefined ? 'class="t"' : `fill="${input.tint}"`;
  return html`
    ${trusted(`<g ${fill}><path d="M50 276C96 250 120 96 202 84c76-10 110 166 150 192-60 26-242 26-302 0z"/>${grains(input)}</g><path class="shade" d="M204 84c74-8 108 168 148 192-40 17-120 23-188 19 50-60 70-140 40-211z"/>`)}
    ${words(input, { x: 30, y: 312, width: 340, height: 62, most: 34 })}
  `;
};

/** A skein of yarn in its own colour. */
const skein: Draw = (input) => {
  const fill =
    input.tint === undefined ? 'class="t line"' : `class="line" style="color:${input.tint}"`;
  const strands = Array.from({ length: 9 }, (_, strand) => {
    const y = 62 + strand * 22;
    return `<path d="M70 ${y}c60 ${26 - strand * 6} 200 ${26 - strand * 6} 260 0"/>`;
  }).join('');
  return html`
    ${trusted(`<g ${fill} stroke-width="20" stroke-linecap="round">${strands}</g><path d="M172 50h56v206h-56z"/>`)}
    ${words(input, { x: 30, y: 300, width: 340, height: 74, most: 36 })}
  `;
};

/** Written letters between the lines that guide them. */
const script: Draw = (input) => html`
  <g class="line thin">${RULED.map((y) => html`<path d="M-800 ${y}h2000" />`)}</g>
  ${words({ ...input, glyph: input.glyph * 0.82 }, { x: 34, y: 96, width: 332, height: 214, most: 92 }, 'class="slant"')}
  ${trusted('<path class="line stroke-a" d="M120 344c60-26 110 22 160-4 18-10 10-26-4-20-22 10 10 36 50 16"/>')}
`;

/** A bed, a path or a tree of a garden that is seen from above. */
function planted({ random }: PlateInput): string {
  const trees = Array.from({ length: 9 }, () => {
    const [x, y, r] = [70 + random.next() * 260, 70 + random.next() * 260, 12 + random.next() * 24];
    const at = `cx="${x.toFixed(0)}" cy="${y.toFixed(0)}"`;
    return `<circle class="leaf" ${at} r="${r.toFixed(0)}"/><circle ${at} r="3"/>`;
  });
  return trees.join('');
}

/** The plan of a garden. */
const plot: Draw = (input) => {
  const bend = 90 + input.random.next() * 220;
  const lawn = 110 + input.random.next() * 60;
  return html`${trusted(`<path class="ground" d="M40 40h320v320H40z"/><path class="t" d="M${40 + lawn / 2} 60h${lawn}v${lawn + 70}h-${lawn}z" opacity=".45"/><path class="way" d="M40 300C140 ${bend.toFixed(0)} 240 ${(400 - bend).toFixed(0)} 360 120"/>${planted(input)}<g class="line"><path d="M40 40h320v320H40z"/></g><g class="line thin"><path d="M40 384h320M40 378v12M360 378v12"/></g>`)}`;
};

/** The plan of rooms: walls, a door, a stair. */
const rooms: Draw = ({ random }) => {
  const x = Math.round(140 + random.next() * 110);
  const y = Math.round(130 + random.next() * 120);
  return html`${trusted(`<path class="t" opacity=".4" d="M40 ${y}h${x - 40}v${360 - y}H40z"/><g class="line thick"><path d="M40 40h320v320H250M210 360H40V40M${x} 40v${y - 70}M${x} ${y - 20}V360M40 ${y}h${x - 90}M${x} ${y + 30}h${310 - x}"/></g><g class="line thin"><path d="M210 360a40 40 0 0 1 40-40v40M${x} ${y - 70}a50 50 0 0 1 50 50h-50M${x + 20} 60h100M${x + 20} 72h100M${x + 20} 84h100M${x + 20} 96h100M${x + 70} 60v36M40 384h320M40 378v12M360 378v12"/></g>`)}`;
};

/** A frame of film: light over a horizon, and its number. */
const frame: Draw = ({ index, random }) => {
  const line = Math.round(200 + random.next() * 90);
  const sun = Math.round(90 + random.next() * 220);
  const holes = Array.from(
    { length: 9 },
    (_, hole) => `M${18 + hole * 42} 10h22v20h-22zM${18 + hole * 42} 370h22v20h-22z`,
  );
  return html`${trusted(`<path d="M0 0h400v400H0z"/><path class="p" d="${holes.join('')}"/><path class="sky" d="M16 46h368v308H16z"/><circle class="p" opacity=".85" cx="${sun}" cy="${line - 46}" r="44"/><path class="shade" d="M16 ${line}c90-34 160 22 368-18v${372 - line}H16z"/><path class="shade" d="M16 ${line + 46}c140 30 220-30 368 4v${304 - line}H16z"/>`)}
    <text class="p" x="26" y="345" font-size="18">${index + 1}A</text>`;
};

/** A bar of soap or chocolate with its name stamped in. */
const bar: Draw = (input) => {
  const fill = input.tint === undefined ? 'class="t"' : `fill="${input.tint}"`;
  const specks = Array.from({ length: 26 }, () => {
    const [x, y] = [70 + input.random.next() * 260, 110 + input.random.next() * 170];
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(1.5 + input.random.next() * 3.5).toFixed(1)}"/>`;
  });
  return html`
    ${trusted(`<path ${fill} d="M84 84h232a40 40 0 0 1 40 40v150a40 40 0 0 1-40 40H84a40 40 0 0 1-40-40V124a40 40 0 0 1 40-40z"/><path class="shade" d="M44 250v24a40 40 0 0 0 40 40h232a40 40 0 0 0 40-40v-24a40 40 0 0 1-40 40H84a40 40 0 0 1-40-40z"/><g class="dust">${specks.join('')}</g><g class="line thin stamped"><path d="M92 112h216a20 20 0 0 1 20 20v116a20 20 0 0 1-20 20H92a20 20 0 0 1-20-20V132a20 20 0 0 1 20-20z"/></g><path d="M30 336h340v8H30zM30 356h340v8H30z"/>`)}
    ${words(input, { x: 88, y: 126, width: 224, height: 128, most: 48 }, 'class="stamped-text"')}
  `;
};

/** A box that stands a little turned: its front and its side. */
const box: Draw = (input) => html`
  ${trusted('<path d="M44 66h264v288H44z"/><path class="side" d="m308 66 48-28v288l-48 28zM44 66l48-28h264l-48 28z"/><path class="p" d="M56 296h240v46H56z"/>')}
  ${words(input, { x: 60, y: 84, width: 232, height: 190, most: 66 }, 'class="p"')}
  ${small(input, { x: 60, y: 306, width: 232, height: 32, most: 22 })}
`;

/** A candle in its glass, lit. */
const glassCandle: Draw = (input) => html`
  ${trusted('<circle class="t halo" cx="200" cy="112" r="104"/><circle class="t halo" cx="200" cy="112" r="60"/><path class="t" d="M200 62c26 34 24 62 0 66-24-4-26-32 0-66z"/><path class="line" d="M200 124v22"/><path d="M108 146h184v202a18 18 0 0 1-18 18H126a18 18 0 0 1-18-18z"/><path class="p" d="M126 208h148v104H126z"/>')}
  ${words(input, { x: 134, y: 216, width: 132, height: 88, most: 30 })}
`;

/** Candles of other shapes, what renews them and what trims them. */
const LIGHTS: Readonly<Record<string, string>> = {
  tapers:
    '<circle class="t halo" cx="140" cy="96" r="74"/><circle class="t halo" cx="262" cy="96" r="74"/><path class="t" d="M140 48c20 28 18 48 0 52-18-4-20-24 0-52zM262 48c20 28 18 48 0 52-18-4-20-24 0-52z"/><path d="M124 104h32l4 190h-40zM246 104h32l4 190h-40zM96 294h88v18H96zM218 294h88v18h-88zM120 312h40v50h-40zM242 312h40v50h-40zM90 356h100v14H90zM212 356h100v14H212z"/><path class="p" d="M150 112h4v170h-4zM272 112h4v170h-4z"/>',
  tin: '<circle class="t halo" cx="200" cy="140" r="110"/><path class="t" d="M150 92c22 30 20 54 0 58-20-4-22-28 0-58zM250 92c22 30 20 54 0 58-20-4-22-28 0-58z"/><path d="M70 176c0-40 260-40 260 0v110c0 44-260 44-260 0z"/><path class="p" d="M84 176c0-26 232-26 232 0s-232 26-232 0z" opacity=".5"/><path class="line stroked-tin" d="M70 210c0 40 260 40 260 0"/><path class="p" d="M110 232h180v50H110z"/>',
  pot: '<circle class="t halo" cx="200" cy="110" r="100"/><path class="t" d="M200 58c26 34 24 62 0 66-24-4-26-32 0-66z"/><path d="M110 150h180l-20 190a20 20 0 0 1-20 20H150a20 20 0 0 1-20-20z"/><path d="M92 136h216v30H92z"/><path class="p" d="M128 214h144l-8 80H136z"/>',
  puck: '<path d="M60 232c0-50 280-50 280 0v54c0 54-280 54-280 0z"/><path class="p" d="M76 232c0-36 248-36 248 0s-248 36-248 0z" opacity=".35"/><path class="line" d="M200 226v-40"/><path d="M120 150c0-30 160-30 160 0v34c0 34-160 34-160 0z" opacity=".55"/><path class="t" d="M60 262h280v12H60z"/>',
  trimmer:
    '<path d="M196 60c20 60 20 110 0 150l-14-6c10-50 6-96-6-140zM214 66c30 50 40 100 26 150l-16-4c4-50-8-96-26-138z"/><path d="M168 206h84v20h-84z"/><circle class="line thick" cx="150" cy="300" r="40"/><circle class="line thick" cx="262" cy="300" r="40"/><path class="line thick" d="m176 272 20-48M238 270l-16-46"/><path class="t" d="M172 52h34l-6 16h-26z"/>',
};

const candle: Draw = (input) => {
  const light = input.what.find((word) => Object.hasOwn(LIGHTS, word));
  if (light === undefined) return glassCandle(input);
  return html`
    ${trusted(LIGHTS[light] ?? '')}
    ${light === 'tin' && words(input, { x: 118, y: 236, width: 164, height: 42, most: 24 })}
    ${light === 'pot' && words(input, { x: 142, y: 222, width: 116, height: 64, most: 26 })}
  `;
};

/** The title card of a play or a film. */
const plainCard: Draw = (input) => html`
  ${trusted('<path d="M-800 0h2000v52H-800zM-800 348h2000v52H-800z"/><path class="t" d="M184 96h32v5h-32zM184 300h32v5h-32z"/>')}
  ${words(input, { x: 36, y: 116, width: 328, height: 168, most: 62 })}
`;

const card: Draw = (input) => (input.what.length > 0 ? picturedCard(input) : plainCard(input));

/** All that can be drawn from the words of an entry. */
export const PLATE_DRAWINGS = {
  poster,
  sleeve,
  book,
  bottle,
  jar,
  heap,
  skein,
  script,
  stone,
  plot,
  rooms,
  frame,
  bar,
  box,
  candle,
  card,
  dish,
  view,
  print,
  cheese,
  pasta,
  pint,
  soap,
  wire,
  bouquet,
  still,
  tag,
  flash,
  fiddle,
  painting,
  garment,
  elevation,
  set,
  door,
  garden,
  border,
  chart,
  sheet,
  face,
} as const satisfies Record<PlateShape, Draw>;

/** The rules of families of drawings, each with the shapes that need them. */
const RULES: readonly (readonly [string, ReadonlySet<PlateShape>])[] = [
  [DISHES_CSS, new Set<PlateShape>(['dish'])],
  [FOOD_CSS, new Set<PlateShape>(['cheese', 'pasta', 'pint', 'soap'])],
  [GOODS_CSS, new Set<PlateShape>(['print', 'wire', 'bouquet', 'tag', 'book', 'card', 'border'])],
  [CRAFTS_CSS, new Set<PlateShape>(['flash', 'fiddle', 'painting', 'garment', 'cheese'])],
  [BUILT_CSS, new Set<PlateShape>(['elevation', 'set', 'door', 'garden', 'border'])],
  [COVERS_CSS, new Set<PlateShape>(['sleeve', 'stone', 'book', 'card'])],
  [PAPER_CSS, new Set<PlateShape>(['print', 'chart', 'sheet', 'face'])],
];

/** The rules that plates of these shapes need beyond those of all. */
export function rulesOf(shapes: ReadonlySet<PlateShape>): string {
  const needed = RULES.filter(([, own]) => [...own].some((shape) => shapes.has(shape)));
  return needed.map(([css]) => css).join('');
}
