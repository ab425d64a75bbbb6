import { html, trusted } from '../html.ts';
import { isMotif } from '../art/motif-words.ts';
import { variantOf, words, type Draw, type PlateInput } from './plate-input.ts';

/** Single lines of wire, bent into what they are called. */
const WIRES: Readonly<Record<string, string>> = {
  comma: 'M176 96c0-34 60-34 60 4 0 34-50 34-56 6-6-40 70-60 84 0 14 70-40 150-110 180',
  brackets:
    'M170 90c-60 60-60 160 0 220M230 90c60 60 60 160 0 220M170 90q8-16 16-4M230 90q-8-16-16-4',
  scribble:
    'M70 220c40-120 90-110 60-20s40 80 60-20 60-60 40 20 40 60 60-10 60-40 40 20-120 90-170 60-60-90 30-110 150 30 130 90',
  rings:
    'M110 236c0-80 180-80 180 0s-180 80-180 0c0-100 180-100 180-20s-180 80-180-10 170-90 180-10',
  knot: 'M70 240c60-140 130-140 130-40s70 100 130-40M70 160c60 140 130 140 130 40s70-100 130 40',
  seal: 'M250 130c-40-60-130-40-130 20 0 50 60 50 100 60 40 12 60 60 10 84-50 20-110-10-110-50M200 90v220M120 330c60 30 120 30 170-10',
  face: 'M240 70c-70-10-120 30-118 90-4 20-20 40-22 54 0 8 18 8 18 16-2 10-8 12-6 20 2 6 8 6 8 14-4 20 6 36 40 30 20-2 20 40 10 60M240 70c60 10 90 70 70 130-10 40-40 50-30 100',
  hills:
    'M30 270c30-60 50-60 74-10 20-90 60-90 80 0 16-50 40-50 56 0 20-120 70-120 90 10 16-40 30-40 44 0',
  heron:
    'M120 90c30-20 60-14 66 14 6 30-30 60-20 96 10 30 60 30 110 60-60 20-120 10-140-20M120 90 60 108l58-2M190 262v80M190 342h-24M220 266v76M220 342h-24',
  hook: 'M200 60v150c0 60-80 60-80 0 0-20 20-30 30-16M200 60c0-30 40-30 40 0s-40 30-40 0M200 210c0 80 90 90 90 10 0-20-20-30-30-16',
  drop: 'M200 70c0 0-70 90-70 160 0 90 140 90 140 0 0-70-70-160-70-160zM200 70v-30c0-16 24-16 24 0',
};

/** A jewel of one line of wire, with its light and its shadow. */
export const wire: Draw = (input) => {
  const line = variantOf(input, WIRES);
  return html`
    ${trusted(`<path class="cast" d="${line}"/><path class="metal" d="${line}"/><path class="gleam" d="${line}"/>`)}
  `;
};

/** The head of a flower at its stem’s end, by its kind. */
const HEADS: Readonly<Record<string, readonly string[]>> = {
  round: [
    '<circle class="ti" r="36"/><circle class="ti3" r="24"/><circle class="ti" r="14"/><circle class="ti2" r="7"/>',
  ],
  star: [
    '<path class="ti" d="M0-40 9-12l28-12-14 26 26 14-30 4 4 30L0 32l-23 18 4-30-30-4 26-14-14-26 28 12z"/><circle class="ti2" r="11"/>',
  ],
  tulip: [
    '<path class="ti" d="M-26-26c8 4 12 10 14 18C-8-26-4-34 0-40c4 6 8 14 12 32 2-8 6-14 14-18 8 40-4 66-26 66s-34-26-26-66z"/><path class="ti2" d="M0-40c4 6 8 14 12 32-2 20-6 36-12 48-6-12-10-28-12-48 4-18 8-26 12-32z"/>',
  ],
  puff: [
    '<path class="ti" d="M0-42c16-8 30 4 28 18 18 0 24 18 12 28 10 14 0 30-16 28-4 16-24 18-32 6-14 10-30 0-28-16-18-2-22-22-8-30-8-16 4-30 18-26 2-8 14-12 26-8z"/><circle class="ti3" cx="-8" cy="-8" r="12"/><circle class="ti2" cx="10" cy="12" r="10"/>',
  ],
  spike: [
    '<path class="ti" d="M0-60c20 10 10 24 4 30 20 4 10 22 2 26 18 6 8 22 0 26 12 8 4 20-6 20s-18-12-6-20c-8-4-18-20 0-26-8-4-18-22 2-26-6-6-16-20 4-30z"/>',
  ],
};

const STEMS = [
  [200, 96, 'M200 96C200 180 200 220 200 270'],
  [130, 130, 'M130 130c20 60 56 90 66 140'],
  [272, 126, 'M272 126c-22 60-60 90-68 144'],
  [90, 204, 'M90 204c40 20 90 40 102 76'],
  [312, 200, 'M312 200c-40 20-94 44-104 80'],
  [164, 196, 'M164 196c10 30 26 50 32 80'],
  [238, 192, 'M238 192c-10 30-30 50-34 84'],
] as const;

const LEAVES =
  '<path class="green" d="M110 260c-50-10-70-50-64-84 34 12 60 40 64 84zM290 260c50-10 70-50 64-84-34 12-60 40-64 84zM180 70c-30-30-26-60-14-70 20 20 26 46 14 70zM232 76c26-34 20-60 10-70-18 22-22 48-10 70z"/>';

/** A bunch of flowers in paper: which flowers, and in which colour. */
export const bouquet: Draw = (input) => {
  const kinds = input.what.filter((word) => Object.hasOwn(HEADS, word));
  const all = kinds.length > 0 ? kinds : ['round', 'star'];
  const flowers = STEMS.map(([x, y, stem], at) => {
    const [head = ''] = HEADS[all[at % all.length] ?? 'round'] ?? [];
    const size = at % 2 ? 0.95 : 1.2;
    return `<path class="stem" d="${stem}"/><g class="${at % all.length ? 'second' : ''}" transform="translate(${String(x)} ${String(y)}) scale(${String(size)})">${head}</g>`;
  });
  return html`
    ${trusted(`${LEAVES}${flowers.join('')}<path class="lit" d="M104 250c60 24 130 24 192 0l-50 130h-92z"/><path class="k4" d="M104 250c30 12 64 18 96 18l-46 112z"/><path class="t" d="M150 316h100v14H150z"/><path class="t" d="M200 322l44 50h-20l-24-36-24 36h-20z"/>`)}
  `;
};

function motifOf({ what }: PlateInput): string | undefined {
  return what.find((word) => isMotif(word));
}

/** An object of the page's sprite, in the colours of the plate. */
export function object(input: PlateInput, [x, y, size]: readonly [number, number, number]): string {
  const motif = motifOf(input);
  if (motif === undefined) return '';
  return `<g class="thing"><use href="#art-${motif}" x="${String(x)}" y="${String(y)}" width="${String(size)}" height="${String(size)}"/></g>`;
}

/** A luggage label tied to the thing that it was left with. */
export const tag: Draw = (input) => html`
  ${trusted(`<path class="k5" d="M-800 330h2000v500H-800z"/>${object(input, [120, 34, 250])}<path class="line" d="M150 190C90 190 110 250 84 268"/><path class="lit" d="m40 262 24-20h126v108H64l-24-20z"/><circle class="k1" cx="66" cy="296" r="7"/>`)}
  ${words(input, { x: 84, y: 252, width: 98, height: 88, most: 22 }, 'class="inked"')}
`;

/** Rules that these drawings alone need. */
export const GOODS_CSS = `
.plate :is(.cast, .metal, .gleam) { fill: none; stroke-linecap: round; stroke-linejoin: round; }
.plate .cast { stroke: #000; opacity: 0.16; stroke-width: 11; transform: translate(10px, 16px); }
.plate .metal { stroke: color-mix(in oklab, var(--tint, #b9bec4) 78%, #222); stroke-width: 11; }
.plate .gleam { stroke: color-mix(in oklab, var(--tint, #b9bec4) 42%, #fff); stroke-width: 4; transform: translate(-2px, -2px); }
.plate .stem { fill: none; stroke: #4f6b46; stroke-width: 6; stroke-linecap: round; }
.plate .green { fill: #5f7f55; }
.plate .second { --tint: color-mix(in oklab, var(--touch) 60%, #fff); }
.plate text.inked { fill: color-mix(in oklab, var(--near) 90%, var(--plate)); }`;
