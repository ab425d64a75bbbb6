import { html, trusted } from '../html.ts';
import { inscribed, variantOf, words, type Draw, type PlateInput } from './plate-input.ts';

const AXES = '<path class="line" d="M50 40v236h310"/>';

function dotsOf({ random }: PlateInput): string {
  return Array.from({ length: 44 }, () => {
    const far = random.next();
    const [x, y] = [70 + far * 280, 240 - far * 150];
    return `M${x.toFixed(0)} ${(y + random.next() * 50 - 25).toFixed(0)}h.1`;
  }).join('');
}

const CHARTS: Readonly<Record<string, (input: PlateInput) => string>> = {
  forecast: () =>
    `${AXES}<path class="t" opacity=".35" d="M220 150C270 110 310 80 350 50v130c-40 0-80 6-130-30z"/><path class="data" d="M60 220c20-60 40 20 60-30s40 10 60-40 20 20 40 0"/><path class="data soft" d="M220 150c50-10 90-26 130-40"/>`,
  bars: () =>
    `${AXES}<path d="M70 180h30v96H70zM120 140h30v136h-30zM170 196h30v80h-30zM220 100h30v176h-30z"/><path class="t" d="M270 62h30v214h-30z"/><path d="M320 150h30v126h-30z"/><path class="line thin" d="M50 120h310" stroke-dasharray="8 6"/>`,
  heat: ({ random }) =>
    Array.from({ length: 56 }, (_, at) => {
      const tone = ['k5', 'k4', 'k3', 'k2', 't'][Math.floor(random.next() * 5)] ?? 'k4';
      return `<path class="${tone}" d="M${String(40 + (at % 8) * 41)} ${String(36 + Math.floor(at / 8) * 35)}h37v31h-37z"/>`;
    }).join(''),
  wave: ({ random }) => {
    const bars = Array.from({ length: 40 }, (_, at) => {
      const tall = 8 + Math.abs(Math.sin(at / 4)) * 70 * (0.4 + random.next());
      return `M${String(42 + at * 8)} ${(156 - tall).toFixed(0)}v${(tall * 2).toFixed(0)}`;
    });
    return `<path class="data" d="${bars.join('')}"/>`;
  },
  pairs: () =>
    Array.from({ length: 12 }, (_, at) => {
      const [x, y] = [60 + (at % 4) * 76, 46 + Math.floor(at / 4) * 78];
      const tone = at === 6 ? ' class="t"' : '';
      return `<path${tone} d="M${String(x)} ${String(y)}h44v60l-7-6-7 6-8-6-8 6-7-6-7 6zM${String(x + 8)} ${String(y + 14)}"/>`;
    }).join(''),
  lines: () =>
    `<path class="data" d="M40 60h80l40 60h60l40-40h100M40 120h60l60 70h80l40-30h80M40 190h100l40 60h180"/><path class="dots big" d="M120 60h.1M160 120h.1M220 120h.1M160 190h.1M240 190h.1M180 250h.1M280 160h.1"/><circle class="t" cx="260" cy="80" r="14"/>`,
  bell: () =>
    `<path class="t" d="M40 270C120 270 140 60 200 60s80 210 160 210z" opacity=".5"/><path class="data" d="M40 270C120 270 140 60 200 60s80 210 160 210"/><path class="line" d="M200 60v210" stroke-dasharray="8 6"/><path class="line thin" d="M40 270h320"/>`,
  scatter: (input) =>
    `${AXES}<path class="dots big" d="${dotsOf(input)}"/><path class="data soft" d="M60 250 350 90"/>`,
  tide: () =>
    '<path class="t" opacity=".4" d="M-800 210c60-60 120-60 180 0s120 60 180 0 120-60 180 0 120 60 180 0 120-60 180 0 120 60 180 0 120-60 180 0 120 60 180 0 120-60 180 0 120 60 180 0v700H-800z"/><path class="k1" d="M176 30h48v250h-48z"/><path class="wave" d="M180 60h24M180 90h16M180 120h24M180 150h16M180 180h24M180 210h16M180 240h24"/>',
  grass: () =>
    '<path class="t" opacity=".3" d="M-800 60h2000v840H-800z"/><path class="blade" d="M60 300C40 220 100 180 70 80M110 300c30-80-20-120 10-210M160 300c-20-90 40-110 10-190M210 300c30-60-10-130 30-220M260 300c-20-80 30-120 0-200M310 300c20-80-10-130 20-190M350 300c-10-60 20-110 0-170"/><path class="k1" d="M-800 296h2000v8H-800z"/>',
  whale: () =>
    '<path d="M40 150c40-80 180-90 250-20 30 10 50-10 60-40 24 20 24 60 4 80-40 60-140 80-220 60-50-10-90-40-94-80z"/><path class="p" d="M74 160a7 7 0 1 0 .1 0M70 190c40 20 100 24 150 10l-20 16c-40 8-90 4-130-26z"/><path class="line" d="M-40 260q20-24 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0"/>',
  icons: () =>
    Array.from({ length: 20 }, (_, at) => {
      const [x, y] = [58 + (at % 5) * 64, 44 + Math.floor(at / 5) * 60];
      return `<g${at === 7 ? ' class="t"' : ' opacity=".55"'}><circle cx="${String(x + 14)}" cy="${String(y)}" r="9"/><path d="M${String(x)} ${String(y + 12)}h28v32H${String(x)}z"/></g>`;
    }).join(''),
  pill: () =>
    '<g transform="rotate(-24 200 150)"><path d="M90 100h110v100H90a50 50 0 0 1 0-100z"/><path class="t" d="M200 100h110a50 50 0 0 1 0 100H200z"/></g><path class="line thin" d="M60 250h280M60 266h200M60 282h240"/>',
  freezer: () =>
    '<path d="M100 30h200v250H100z"/><path class="p" d="M112 42h176v66H112zM112 120h176v148H112z"/><path class="t" d="M128 136h26v34h-26zM166 136h26v34h-26zM204 136h26v34h-26zM242 136h26v34h-26zM128 184h26v34h-26zM204 184h26v34h-26zM166 226h26v34h-26zM242 226h26v34h-26z"/><path d="M128 60h60v8h-60z"/>',
  weight: () =>
    '<path d="M130 130h140l24 140H106zM170 130V96h60v34z"/><circle class="p" cx="200" cy="84" r="12"/><path class="t" d="M60 282h280v10H60z"/><path class="line thin" d="M80 300v20M120 300v20M160 300v20M200 300v30M240 300v20M280 300v20M320 300v20"/>',
  cloud: () =>
    '<path d="M90 190a50 50 0 0 1 96-30 62 62 0 0 1 112 20 44 44 0 0 1 6 80H104a42 42 0 0 1-14-70z"/><path class="t" d="M120 280h160v10H120zM194 260h12v40h-12zM160 300h80v10h-80z"/><path class="dots big" d="M70 60h.1M150 80h.1M250 50h.1M340 90h.1"/>',
  cars: () =>
    '<path class="line" d="M60 280V60M140 280V60M220 280V60M300 280V60"/><path d="M76 90h48v150H76zM236 70h48v150h-48z"/><path class="t" d="M150 120h48v150h-48z" transform="rotate(9 174 195)"/><path class="p" d="M84 130h32v30H84zM244 110h32v30h-32z"/>',
};

/** A figure of what was found out, over its title. */
export const chart: Draw = (input) => {
  const kind = input.what.find((word) => Object.hasOwn(CHARTS, word)) ?? 'bars';
  const figure = `<g transform="translate(24 4) scale(.88)">${CHARTS[kind]?.(input) ?? ''}</g>`;
  return html`${trusted(figure)}
  ${words(input, { x: 40, y: 304, width: 320, height: 76, anchor: 'start', most: 34 })}`;
};

const SHEETS: Readonly<Record<string, string>> = {
  envelope:
    '<path class="sheet" d="M40 96h320v216H40z"/><path class="fold" d="M40 96l160 120L360 96"/><path class="t" d="M300 236h44v56h-44z"/><path class="fold" d="M306 244h32v40h-32z"/>',
  columns:
    '<path class="sheet" d="M60 30h280v340H60z"/><path class="fold" d="M80 350V130a58 58 0 0 1 116 0v220zM204 350V130a58 58 0 0 1 116 0v220z"/><path class="hand" d="M98 130q8-10 16 0t16 0 16 0 16 0M98 154q8-10 16 0t16 0 16 0M98 178q8-10 16 0t16 0 16 0 16 0M98 202q8-10 16 0t16 0 16 0M98 226q8-10 16 0t16 0 16 0 16 0M224 130c20-14 30 8 50-4s20 8 28 0M224 154c20-14 30 8 50-4M224 178c20-14 30 8 50-4s20 8 28 0M224 202c20-14 30 8 50-4M224 226c20-14 30 8 50-4s20 8 28 0M98 250q8-10 16 0t16 0 16 0 16 0M98 274q8-10 16 0t16 0 16 0M98 298q8-10 16 0t16 0 16 0 16 0M224 250c20-14 30 8 50-4s20 8 28 0M224 274c20-14 30 8 50-4M224 298c20-14 30 8 50-4s20 8 28 0"/><path class="t" d="M192 60a8 8 0 1 0 16 0 8 8 0 1 0-16 0M192 330a8 8 0 1 0 16 0 8 8 0 1 0-16 0"/>',
  menu: '<path class="sheet" d="M110 20h180v360H110z"/><path class="gild" d="M124 34h152v332H124z"/><path class="hand" d="M150 240q8-10 16 0t16 0 16 0 16 0 16 0M162 268q8-10 16 0t16 0 16 0 16 0M150 296q8-10 16 0t16 0 16 0 16 0 16 0M170 324q8-10 16 0t16 0 16 0"/>',
  scroll:
    '<path class="sheet" d="M70 50h260v270H70z"/><path class="k4" d="M50 36h300a14 14 0 0 1 0 28H50a14 14 0 0 1 0-28zM50 306h300a14 14 0 0 1 0 28H50a14 14 0 0 1 0-28z"/><circle class="t" cx="200" cy="330" r="30"/><path class="fold" d="M186 330l10 10 20-24"/>',
  tree: '<path class="sheet" d="M30 40h340v320H30z"/><path class="hand" d="M200 350V230M200 290C150 280 110 270 90 200M200 270c50-10 90-30 110-90M200 240c-20-20-30-60-30-90M200 240c30-20 40-50 50-100"/><path class="hand" stroke-dasharray="2 7" d="M290 157h-35M325 174v36"/><path class="fold" d="M60 160h60v34H60zM140 110h60v34h-60zM220 100h60v34h-60zM290 140h60v34h-60z"/><path class="t" d="M300 210h50v30h-50z"/>',
  book: '<path class="sheet" d="M20 90c60-24 130-20 180 10 50-30 120-34 180-10v220c-60-24-130-20-180 10-50-30-120-34-180-10z"/><path class="fold" d="M200 100v220"/><path class="hand" d="M226 250q8-10 16 0t16 0 16 0 16 0 16 0M226 274q8-10 16 0t16 0 16 0M50 250q8-10 16 0t16 0 16 0 16 0 16 0M50 274q8-10 16 0t16 0 16 0"/>',
  strip:
    '<path class="sheet" d="M150 6h100v390l-50-14-50 14z"/><path class="hand" d="M166 40q8-10 16 0t16 0 16 0M166 64q8-10 16 0t16 0M166 88q8-10 16 0t16 0 16 0M166 262q8-10 16 0t16 0 16 0M166 286q8-10 16 0t16 0M166 310q8-10 16 0t16 0 16 0M166 334q8-10 16 0t16 0"/>',
  drum: '<path class="k3" d="M60 200v80c0 90 280 90 280 0v-80z"/><ellipse class="sheet" cx="200" cy="196" rx="140" ry="96"/><ellipse class="fold" cx="200" cy="196" rx="130" ry="88"/><path class="fold" d="M66 236l40 90M120 270l30 76M280 270l-30 76M334 236l-40 90"/>',
};

/** Where the hand writes on each sheet. */
const WRITTEN: Readonly<Record<string, readonly [number, number, number, number]>> = {
  envelope: [66, 216, 220, 84],
  menu: [130, 50, 140, 150],
  scroll: [90, 80, 220, 190],
  tree: [40, 48, 320, 50],
  book: [216, 120, 140, 104],
  strip: [158, 110, 84, 130],
  drum: [104, 134, 192, 124],
};

/** A written sheet as it is handed over: an envelope, a menu, a family tree. */
export const sheet: Draw = (input) => {
  const kind = input.what.find((word) => Object.hasOwn(SHEETS, word)) ?? 'menu';
  const place = WRITTEN[kind];
  if (place === undefined) return html`${trusted(SHEETS[kind] ?? '')}`;
  const [x, y, width, height] = place;
  const penned = { ...inscribed(input), glyph: input.glyph * 0.86 };
  return html`
    ${trusted(SHEETS[kind] ?? '')}
    ${words(penned, { x, y, width, height, most: 46 }, 'class="penned slant"')}
  `;
};

const HAIR: Readonly<Record<string, string>> = {
  bun: '<circle class="k1" cx="200" cy="66" r="34"/><path class="k1" d="M132 200c-16-90 30-120 68-120s84 30 68 120c-6-30-20-60-34-70-30 14-50 14-68 0-14 10-28 40-34 70z"/>',
  long: '<path class="k1" d="M120 330c-20-90-20-240 80-246 100 6 100 156 80 246h-40V190c-10-30-20-50-40-56-20 6-30 26-40 56v140z"/>',
  crop: '<path class="k1" d="M136 196c-18-80 20-116 64-116 50 0 82 36 64 116-4-24-8-44-20-56-40 4-70-4-84-14-12 20-20 44-24 70z"/>',
  curls:
    '<path class="k1" d="M130 230c-30 0-36-34-18-46-20-20-4-50 20-48-2-34 34-50 56-34 16-24 56-20 64 6 30-8 52 22 40 46 24 10 24 44 2 54 8 20-10 34-24 30 0-40-10-80-30-94-30 12-60 10-80 0-20 20-28 50-30 86z"/>',
  hat: '<path class="k1" d="M100 140h200v16H100zM142 140V76c30-16 86-16 116 0v64zM138 156h124c6 20 6 40 2 60-4-20-10-34-18-44h-92c-8 10-14 24-18 44-4-20-4-40 2-60z"/><path class="t" d="M142 122h116v18H142z"/>',
  crown:
    '<path class="t" d="M140 130V70l30 30 30-44 30 44 30-30v60z"/><path class="k1" d="M136 210c-10-40-6-66 4-80h120c10 14 14 40 4 80-4-20-10-40-20-52h-88c-10 12-16 32-20 52z"/>',
  veil: '<path class="k2" d="M200 70c80 0 110 90 120 270H80c10-180 40-270 120-270z"/><path class="k1" d="M136 200c-14-80 30-104 64-104s78 24 64 104c-6-30-16-46-30-56-24 10-46 10-68 0-14 10-24 26-30 56z"/>',
  headset:
    '<path class="k1" d="M136 196c-18-80 20-116 64-116 50 0 82 36 64 116-4-24-8-44-20-56-40 4-70-4-84-14-12 20-20 44-24 70z"/><path class="band" d="M130 190c-10-130 150-130 140 0"/><path class="t" d="M112 180h28v50h-28zM260 180h28v50h-28z"/>',
  gull: '<path class="lit" d="M136 150c-20-50 20-90 64-90s84 40 64 90c-20-30-108-30-128 0z"/><path class="t" d="M186 130h28l-14 30z"/><path class="k1" d="M130 160c20-30 120-30 140 0l-6 40c-10-24-20-34-64-34s-54 10-64 34z"/><circle class="k1" cx="170" cy="100" r="6"/><circle class="k1" cx="230" cy="100" r="6"/>',
};

const WORN: Readonly<Record<string, string>> = {
  pearls: '<path class="beads" d="M160 296q40 40 80 0"/>',
  tie: '<path class="t" d="M188 300h24l-6 18 12 82h-36l12-82z"/><path class="lit" d="M160 290l40 40 40-40-20-10-20 30-20-30z"/>',
  collar: '<path class="lit" d="M150 290l50 46 50-46-10-14-40 34-40-34z"/>',
  ruff: '<path class="lit" d="M110 300c20-30 160-30 180 0 6 20-10 34-20 30-10 14-30 12-34 0-10 12-26 12-36 0-10 12-26 12-36 0-4 12-24 14-34 0-10 4-26-10-20-30z"/>',
  badge:
    '<path class="lit" d="M160 290l40 40 40-40-20-10-20 30-20-30z"/><path class="t" d="M244 340h44v50h-44z"/><path class="line thin" d="M254 376h24M254 366h24"/>',
  shawl: '<path class="t" d="M90 400c10-80 60-100 110-40 50-60 100-40 110 40z"/>',
  coat: '<path class="k2" d="M150 290 110 400h60l30-60 30 60h60l-40-110-50 60z"/>',
};

/** A part as it was played: head and shoulders in its costume. */
export const face: Draw = (input) => html`
  ${trusted(`<path class="k5" d="M-800-800h2000v1206H-800z" opacity=".001"/><circle class="k4" cx="200" cy="210" r="176"/>${input.what.includes('veil') ? (HAIR.veil ?? '') : ''}<path class="k1" d="M70 420c6-90 60-116 104-124v-30h52v30c44 8 98 34 104 124z"/><path class="lit" d="M174 250h52v50q-26 24-52 0z"/><ellipse class="lit" cx="200" cy="204" rx="58" ry="72"/><path class="sheer k4" d="M200 132c40 0 58 30 58 72s-26 72-58 72c30-20 36-110 0-144z"/>${input.what.includes('veil') ? '' : variantOf(input, HAIR)}${WORN[input.what.find((word) => Object.hasOwn(WORN, word)) ?? ''] ?? ''}`)}
`;

/** Rules that these drawings alone need. */
export const PAPER_CSS = `
.plate .data { fill: none; stroke: currentColor; stroke-width: 7; stroke-linecap: round; stroke-linejoin: round; }
.plate .data.soft { stroke: var(--touch); stroke-dasharray: 2 14; }
.plate .dots.big { stroke-width: 13; }
.plate .blade { fill: none; stroke: currentColor; stroke-width: 12; stroke-linecap: round; }
.plate .sheet { fill: #fdf8ec; }
.plate .fold { fill: none; stroke: #b9a888; stroke-width: 2.5; }
.plate .gild { fill: none; stroke: #b98b2f; stroke-width: 4; }
.plate .hand { fill: none; stroke: #2b2620; stroke-width: 2.6; stroke-linecap: round; }
.plate text.penned { fill: #2b2620; }
.plate .band { fill: none; stroke: color-mix(in oklab, var(--near) 90%, var(--plate)); stroke-width: 10; }
.plate .beads { fill: none; stroke: #fff; stroke-width: 11; stroke-linecap: round; stroke-dasharray: 0.1 13; }`;
