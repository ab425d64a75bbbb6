import { html, trusted } from '../html.ts';
import { variantOf, type Draw } from './plate-input.ts';

/** So many copies of a drawing around the middle, each turned. */
function around(count: number, drawn: string, from = 0): string {
  return Array.from({ length: count }, (_, at) => {
    const turn = Math.round(from + (360 / count) * at);
    return `<g transform="rotate(${String(turn)} 200 200)">${drawn}</g>`;
  }).join('');
}

const CHINA =
  '<circle class="shade" cx="212" cy="216" r="158"/><circle class="china" cx="200" cy="200" r="158"/><circle class="rim" cx="200" cy="200" r="116"/>';
const BOWL =
  '<circle class="shade" cx="212" cy="216" r="158"/><circle class="china" cx="200" cy="200" r="158"/><circle class="well" cx="200" cy="200" r="134"/>';
const BOARD =
  '<rect class="shade" x="52" y="76" width="320" height="280" rx="30"/><rect class="wood" x="40" y="60" width="320" height="280" rx="30"/><path class="grain" d="M60 110h270M60 164h280M70 226h270M60 286h270"/>';
const LEAF = '<path class="green" d="M200 84c20-26 50-22 60-6-14 22-44 26-60 6z"/>';
const BASIL =
  '<path class="green" d="M196 190c-4-34 20-52 44-48 2 28-16 48-44 48zM192 200c-34 4-52-14-50-38 28-2 48 14 50 38z"/>';

/** What is eaten, as it is seen from above. */
const DISHES: Readonly<Record<string, string>> = {
  pizza: `<circle class="shade" cx="212" cy="216" r="158"/><circle class="crust" cx="200" cy="200" r="158"/><circle class="red" cx="200" cy="200" r="134"/>${around(6, '<ellipse class="cream" cx="200" cy="116" rx="30" ry="20"/>', 14)}<circle class="cream" cx="206" cy="198" r="28"/>${around(3, '<path class="green" d="M186 152c4-24 24-32 40-26-2 22-20 34-40 26z"/>', 40)}<path class="cut" d="M200 42v316M63 121l274 158M63 279l274-158"/>`,
  slice:
    '<path class="shade" d="M92 104h240l-116 262z"/><path class="red" d="M80 90h240L204 350z"/><path class="crust" d="M66 66h268q14 0 14 18t-14 18H66q-14 0-14-18t14-18z"/><circle class="cream" cx="150" cy="146" r="26"/><circle class="cream" cx="236" cy="136" r="22"/><circle class="cream" cx="204" cy="224" r="24"/><path class="green" d="M184 176c6-24 28-30 44-22-4 22-26 32-44 22z"/>',
  pasta: `${CHINA}<g class="strands"><circle cx="200" cy="200" r="86"/><circle cx="196" cy="204" r="70"/><circle cx="204" cy="196" r="54"/><circle cx="200" cy="200" r="36"/><path d="M126 158c60-60 140-40 152 20M132 250c40 50 120 40 146-18"/></g><path class="red" d="M160 190c10-36 70-40 84-6 8 34-20 52-46 48s-44-18-38-42z"/>${BASIL}`,
  ravioli: `${CHINA}${around(6, '<g transform="translate(200 122)"><path class="crust" d="M-34-30h68v60h-68z"/><path class="dough" d="M-24-20h48v40h-48z"/><path class="cut" d="M-34-30h68v60h-68z"/></g>', 10)}${BASIL}`,
  soup: `${BOWL}<circle class="soup" cx="200" cy="200" r="122"/><path class="swirl" d="M140 210c10-50 90-60 110-16s-40 70-70 46 10-60 36-38"/>${around(5, '<path class="green" d="M196 110c8-12 22-10 26-2-6 12-20 12-26 2z"/>', 30)}`,
  salad: `${BOWL}${around(9, '<path class="green two" d="M200 80c34 6 46 40 26 70-16 16-42 10-50-10-10-26 2-52 24-60z"/>')}${around(6, '<path class="green" d="M200 130c26 6 32 30 18 50-14 12-32 6-36-10-6-18 4-34 18-40z"/>', 22)}<circle class="red" cx="164" cy="170" r="20"/><circle class="red" cx="248" cy="214" r="22"/><circle class="red" cx="190" cy="256" r="18"/><circle class="cream" cx="230" cy="156" r="16"/><circle class="cream" cx="156" cy="228" r="14"/>`,
  fish: `${CHINA}<path class="fish" d="M82 204c40-70 150-80 206-18l46-38c-8 34-8 76 0 108l-46-36c-60 60-166 52-206-16z"/><path class="gill" d="M132 172c16 20 16 44 0 64M176 176q16 26 0 52M216 178q14 24 0 48"/><circle class="eye" cx="108" cy="196" r="6"/><circle class="yellow" cx="250" cy="280" r="34"/><path class="cut" d="M250 250v60M224 265l52 30M224 295l52-30"/>`,
  roast: `${CHINA}<path class="gravy" d="M110 214c0-60 70-96 130-84 54 12 66 70 40 110-34 50-170 44-170-26z"/>${[0, 1, 2, 3].map((at) => `<g transform="translate(${String(120 + at * 40)} ${String(190 - at * 8)}) rotate(14)"><rect class="crust" x="-6" y="-56" width="34" height="112" rx="16"/><rect class="meat" x="0" y="-48" width="22" height="96" rx="11"/></g>`).join('')}<path class="green" d="M120 280c20-24 50-20 60-4-16 20-44 22-60 4z"/>`,
  rice: `${BOWL}<path class="cream" d="M70 200a130 130 0 0 1 260 0z"/><path class="curry" d="M70 200a130 130 0 0 0 260 0z"/><path class="dotted" d="M120 150h.1M160 120h.1M200 150h.1M240 116h.1M280 156h.1M180 90h.1M230 84h.1M150 176h.1M260 182h.1"/><circle class="red" cx="160" cy="250" r="20"/><circle class="red" cx="226" cy="276" r="18"/><circle class="crust" cx="250" cy="232" r="22"/>${LEAF}`,
  egg: `${CHINA}<path class="white" d="M110 206c-6-50 40-92 84-78 40-26 100 4 96 56 26 44-10 96-60 86-36 30-116 0-120-64z"/><circle class="yolk" cx="206" cy="196" r="42"/><path class="green" d="M120 290c20-24 50-20 60-4-16 20-44 22-60 4z"/>`,
  bread: `${BOARD}<path class="crust" d="M80 230c0-70 60-106 120-106s120 36 120 106-60 84-120 84-120-14-120-84z"/><path class="slash" d="M132 176l30 84M184 158l20 108M238 160l20 96"/>`,
  wrap: `${BOARD}<g transform="rotate(-24 200 200)"><rect class="dough" x="66" y="148" width="268" height="104" rx="52"/><path class="foil" d="M200 140h100a60 60 0 0 1 0 120H200l16-20-16-20 16-20-16-20 16-20z"/><ellipse class="green" cx="84" cy="186" rx="30" ry="18"/><ellipse class="red" cx="78" cy="208" rx="24" ry="15"/><ellipse class="meat" cx="96" cy="228" rx="30" ry="16"/></g>`,
  bun: '<path class="shade" d="M70 330h280v14H70z"/><path class="crust" d="M70 180c0-80 60-110 130-110s130 30 130 110z"/><path class="green two" d="M56 190q18-24 36 0t36 0 36 0 36 0 36 0 36 0 36 0 36 0v26H56z"/><path class="red" d="M74 214h252v22H74z"/><path class="meat" d="M66 236h268a10 10 0 0 1 10 10v20a14 14 0 0 1-14 14H70a14 14 0 0 1-14-14v-20a10 10 0 0 1 10-10z"/><path class="crust" d="M70 282h260v16a34 34 0 0 1-34 34H104a34 34 0 0 1-34-34z"/><path class="dotted pale" d="M130 130h.1M170 104h.1M210 124h.1M250 106h.1M280 146h.1M160 156h.1"/>',
  fried: `<path class="shade" d="M100 90h230l-40 280h-120z"/><path class="paper" d="M84 120h232l-44 240H128z"/>${[
    [110, 100, -18],
    [160, 78, 10],
    [214, 90, -8],
    [262, 80, 20],
    [292, 118, -26],
    [136, 134, 30],
    [196, 132, -14],
    [250, 134, 12],
  ]
    .map(
      ([x = 0, y = 0, turn = 0]) =>
        `<rect class="crust" transform="rotate(${String(turn)} ${String(x)} ${String(y)})" x="${String(x - 30)}" y="${String(y - 22)}" width="62" height="44" rx="22"/>`,
    )
    .join('')}<path class="paper front" d="M84 150q116 40 232 0l-36 210H120z"/>`,
  skewer: `${BOARD}${[0, 1, 2].map((at) => `<g transform="translate(0 ${String(at * 74)})"><path class="stick" d="M60 126h290"/><rect class="meat" x="92" y="104" width="44" height="44" rx="10"/><rect class="green two" x="140" y="104" width="30" height="44" rx="10"/><rect class="meat" x="174" y="104" width="44" height="44" rx="10"/><rect class="red" x="222" y="104" width="30" height="44" rx="10"/><rect class="meat" x="256" y="104" width="44" height="44" rx="10"/></g>`).join('')}`,
  platter: `${BOARD}${[0, 1, 2, 3].map((at) => `<circle class="red" cx="${String(96 + at * 34)}" cy="${String(118 + (at % 2) * 10)}" r="30"/><circle class="fat" cx="${String(96 + at * 34)}" cy="${String(118 + (at % 2) * 10)}" r="24"/>`).join('')}<path class="yellow" d="M250 100l80 20-60 60zM256 190l76-10-40 70z"/><g class="olives"><circle cx="90" cy="220" r="16"/><circle cx="126" cy="236" r="16"/><circle cx="96" cy="256" r="16"/></g><path class="crust" d="M170 220c30-30 90-10 90 30s-80 50-100 20 0-40 10-50z"/><path class="green" d="M280 290c20-24 50-20 60-4-16 20-44 22-60 4z"/>`,
  cake: `${CHINA}<path class="shade" d="M124 296 206 96l92 200z"/><path class="dough" d="M112 286 200 84l88 202q-88 30-176 0z"/><path class="cream" d="M122 262 200 84l78 178q-78 26-156 0z"/><circle class="red" cx="200" cy="226" r="24"/><circle class="red" cx="176" cy="190" r="14"/><circle class="red" cx="222" cy="182" r="14"/><path class="green" d="M200 206c4-18 20-22 30-14-4 14-18 20-30 14z"/>`,
  tart: `<circle class="shade" cx="212" cy="216" r="156"/><circle class="crust" cx="200" cy="200" r="156"/>${around(24, '<circle class="crust edge" cx="200" cy="52" r="19"/>')}<circle class="filling" cx="200" cy="200" r="130"/><path class="lattice" d="M92 140 140 92M78 214 214 78M110 270 270 110M186 322 322 186M260 308l48-48M308 140 260 92M322 214 186 78M290 270 130 110M214 322 78 186M140 308l-48-48"/>`,
  gelato:
    '<path class="shade" d="M112 200h200l-34 160H146z"/><circle class="cream" cx="146" cy="146" r="66"/><circle class="red" cx="254" cy="146" r="66"/><circle class="ti" cx="200" cy="108" r="68"/><path class="paper front" d="M90 186h220l-34 166a14 14 0 0 1-14 12H138a14 14 0 0 1-14-12z"/><path class="stripes" d="M128 190l18 170M176 190l8 172M224 190l-8 172M272 190l-18 170"/><path class="crust" d="M262 30l24 8-34 96-24-10z"/>',
  coffee:
    '<circle class="shade" cx="212" cy="216" r="160"/><circle class="china" cx="200" cy="200" r="160"/><circle class="rim" cx="200" cy="200" r="112"/><path class="china handle" d="M290 150q70-30 70 20t-66 40"/><circle class="china" cx="200" cy="200" r="104"/><circle class="coffee" cx="200" cy="200" r="88"/><path class="cream" d="M200 262c-40-30-62-54-52-82 8-20 38-22 52 2 14-24 44-22 52-2 10 28-12 52-52 82z"/>',
};

/** Lines of so many threads across the table, to every side of the frame. */
function threads(step: number, isUpright: boolean): string {
  return Array.from({ length: Math.ceil(2000 / step) }, (_, at) => {
    const from = String(-800 + at * step);
    return isUpright ? `M${from}-800v2000` : `M-800 ${from}h2000`;
  }).join('');
}

/** What the table is laid with: stripes, checks, a runner, or nothing. */
const CLOTHS = [
  `<path class="thread" stroke-width="26" d="${threads(80, true)}${threads(80, false)}"/>`,
  '<path class="k5" d="M-800 40h2000v320h-2000z"/><path class="thread" stroke-width="4" d="M-800 58h2000M-800 342h2000"/>',
  `<path class="thread" stroke-width="9" d="${threads(46, true)}"/>`,
] as const;

/** A dish from above, on its plate, in its bowl or on its board, on a laid table. */
export const dish: Draw = (input) => html`
  ${trusted(`${CLOTHS[input.index % CLOTHS.length] ?? ''}${variantOf(input, DISHES)}`)}
`;

/** Food keeps its colours in every palette, a little drawn to the field it lies on. */
const FOOD: Readonly<Record<string, string>> = {
  china: '#fffaf1',
  well: '#f0e8da',
  wood: '#b98a5a',
  crust: '#d6a05a',
  dough: '#f0d9a8',
  red: '#c9432f',
  cream: '#f8ecd2',
  white: '#fffdf8',
  yolk: '#f0a92e',
  yellow: '#efc145',
  green: '#5d8f3d',
  meat: '#8f4a34',
  gravy: '#6d3a25',
  curry: '#d3912f',
  coffee: '#5a3722',
  fish: '#8ea3ad',
  eye: '#23303a',
  fat: '#e58f7c',
  paper: '#efe6d3',
  foil: '#d7d9da',
};

/** Rules that these drawings alone need. */
export const DISHES_CSS = `${Object.entries(FOOD)
  .map(
    ([name, colour]) =>
      `\n.of-dish .${name} { fill: color-mix(in oklab, ${colour} 92%, var(--plate)); }`,
  )
  .join('')}
.of-dish .green.two { fill: color-mix(in oklab, #86b04f 92%, var(--plate)); }
.of-dish .soup { fill: var(--tint, #d9822b); }
.of-dish .filling { fill: var(--tint, #8f2f3c); }
.of-dish .edge { stroke: #b98042; stroke-width: 3; }
.of-dish .lattice { fill: none; stroke: #dcae6c; stroke-width: 17; stroke-linecap: round; }
.of-dish .olives { fill: #6b7a34; }
.of-dish .thread { fill: none; stroke: currentColor; opacity: 0.13; }
.of-dish .rim { fill: none; stroke: #d9cdb8; stroke-width: 3; }
.of-dish .grain { fill: none; stroke: #8a5f37; opacity: 0.45; stroke-width: 3; }
.of-dish .strands { fill: none; stroke: #e9b949; stroke-width: 11; stroke-linecap: round; }
.of-dish .cut { fill: none; stroke: #8c5a26; opacity: 0.55; stroke-width: 3; }
.of-dish .gill { fill: none; stroke: #5d727d; stroke-width: 5; stroke-linecap: round; }
.of-dish .swirl { fill: none; stroke: #fff6e4; stroke-width: 10; stroke-linecap: round; }
.of-dish .slash { fill: none; stroke: #f6e3bd; stroke-width: 12; stroke-linecap: round; }
.of-dish .stick { fill: none; stroke: #e8d3a8; stroke-width: 6; stroke-linecap: round; }
.of-dish .stripes { fill: none; stroke: var(--touch); stroke-width: 14; opacity: 0.8; }
.of-dish .dotted { fill: none; stroke: #d8c59c; stroke-width: 7; stroke-linecap: round; }
.of-dish .dotted.pale { stroke: #fbf0d6; }
.of-dish .paper.front { fill: #fbf5e8; }
.of-dish .handle { fill: none; stroke: #fffaf1; stroke-width: 22; stroke-linecap: round; }`;
