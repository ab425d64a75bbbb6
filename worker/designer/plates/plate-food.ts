import { html, trusted } from '../html.ts';
import { small, variantOf, words, type Draw } from './plate-input.ts';

const CHEESES: Readonly<Record<string, string>> = {
  wedge:
    '<path class="ti2" d="M60 262 340 196v74L60 330z"/><path class="ti" d="M60 262 250 140l90 56z"/><path class="ti2" d="M60 262v68l-8-6v-60z"/><circle class="ti2" cx="232" cy="190" r="12"/><circle class="ti2" cx="176" cy="222" r="9"/><ellipse class="ti" cx="276" cy="246" rx="16" ry="12"/><ellipse class="ti" cx="188" cy="276" rx="12" ry="10"/>',
  tall: '<path class="ti" d="M92 130 250 96l66 40-62 26z"/><path class="ti3" d="M92 130v166l162 44V162z"/><path class="ti2" d="M254 162v178l62-42V136z"/><path class="line thin" d="M104 160l140 22M104 220l140 24M104 276l140 26"/>',
  wheel:
    '<path class="ti2" d="M60 200v80c0 90 280 90 280 0v-80z"/><ellipse class="ti" cx="200" cy="200" rx="140" ry="66"/><ellipse class="ti3" cx="200" cy="196" rx="112" ry="48"/><path class="line thin" d="M60 240c20 70 260 70 280 0M60 270c20 70 260 70 280 0"/>',
  cut: '<path class="ti2" d="M70 190v92c0 40 80 62 150 60V200z"/><path class="ti" d="M330 190v92c-20 30-60 52-110 60V200z"/><path class="ti3" d="M220 342V200l110-10c0-40-70-60-130-60S70 150 70 190s60 62 120 62z" opacity=".9"/><ellipse class="ti3" cx="200" cy="188" rx="130" ry="56"/><path class="ti" d="M200 188l30 56c60-6 100-28 100-56z"/>',
  pebble:
    '<path class="ti2" d="M90 250c0-60 60-90 114-90s106 30 106 90-50 74-110 74-110-16-110-74z"/><path class="ti" d="M100 236c6-50 56-72 104-72s96 24 98 70c-40 26-160 30-202 2z"/><path class="line thin" d="M120 220q80-40 160 0M112 250q88 30 180 0"/>',
  melting:
    '<path class="ti2" d="M76 216h230v56c0 20 60 30 60 44 0 16-80 14-120 12-80 4-170-2-170-40z"/><ellipse class="ti" cx="190" cy="214" rx="114" ry="46"/><path class="ti3" d="M306 240c10 30 52 50 52 66-40 10-90 6-110-6 30-10 50-30 58-60z"/>',
  log: '<path class="ti2" d="M96 170h190c30 0 54 36 54 76s-24 70-54 70H96z"/><ellipse class="ti3" cx="98" cy="243" rx="44" ry="73"/><ellipse class="ti" cx="98" cy="243" rx="30" ry="54" opacity=".5"/><path class="dots dark" d="M180 200h.1M220 230h.1M260 196h.1M300 236h.1M200 280h.1M250 276h.1M160 240h.1M290 290h.1"/>',
  pyramid:
    '<path class="ti" d="M150 130h100l70 190H80z"/><path class="ti2" d="M250 130l70 190h-80l-30-190z"/><path class="ti3" d="M150 130h100l-20-22h-60z"/>',
  barrel:
    '<path class="ti2" d="M120 130h160c30 60 30 130 0 190H120c-30-60-30-130 0-190z"/><path class="ti" d="M120 130h80v190h-80c-30-60-30-130 0-190z"/><ellipse class="ti3" cx="200" cy="130" rx="80" ry="28"/><path class="line" d="M104 190h192M104 262h192"/>',
  blue: '<path class="ti2" d="M60 262 340 196v74L60 330z"/><path class="ti" d="M60 262 250 140l90 56z"/><path class="mould" d="M180 200l20-14M224 178l18 10M262 186l18-6M140 232l16-8M206 216l14-10M110 272l14 20M160 270l10 22M210 252l16 26M262 240l8 24M306 226l12 22M150 306l12-4M240 284l14-4"/>',
  crumble:
    '<path class="ti2" d="M80 300c0-60 30-70 40-110 20-30 80-40 110-20 50 0 80 40 82 76 10 20 14 40 8 56z"/><path class="ti" d="M120 190c20-30 80-40 110-20 50 0 80 40 82 76-60-10-150-4-192-56z"/><path class="mould" d="M150 200l20 14M200 190l14 18M246 206l10 20M140 250l18 10M190 246l20 16M240 258l16 14M288 262l10 16M120 284l16-6M210 290l18-4"/><circle class="ti" cx="86" cy="316" r="10"/><circle class="ti2" cx="320" cy="318" r="8"/>',
  oatcake:
    '<circle class="ti2" cx="156" cy="256" r="82"/><circle class="ti" cx="150" cy="246" r="82"/><circle class="ti2" cx="252" cy="214" r="82"/><circle class="ti" cx="246" cy="204" r="82"/><path class="dots dark" d="M200 170h.1M240 160h.1M286 190h.1M220 210h.1M262 226h.1M290 240h.1M120 220h.1M110 270h.1M160 296h.1M236 260h.1"/>',
  paste:
    '<path class="ti2" d="M90 210h220v96H90z"/><path class="ti" d="M90 210l40-52h220l-40 52z"/><path class="ti3" d="M310 210l40-52v92l-40 56z"/><path class="line thin" d="M200 210l40-52M200 210v96"/>',
};

/** A cheese on its board: whole, cut, or running off. */
export const cheese: Draw = (input) => html`
  ${trusted(`<path class="k4" d="M-600 318h1600v24H-600z"/><ellipse class="shade" cx="204" cy="326" rx="150" ry="16"/>${variantOf(input, CHEESES)}`)}
`;

const PASTAS: Readonly<Record<string, string>> = {
  cappelletti:
    '<path class="ti" d="M-34 10C-30-16-10-30 0-30s30 14 34 40c-10 16-58 16-68 0z"/><path class="ti2" d="M-12-26a14 16 0 0 1 24 0c0 12-24 12-24 0z"/><path class="ti3" d="M-22 4q22 14 44 0-6 12-22 12t-22-12z"/>',
  tortelli:
    '<path class="ti" d="M-36-28h72v56h-72z"/><path class="ti3" d="M-24-16h48v32h-48z"/><path class="line thin" d="M-36-28h72v56h-72z" stroke-dasharray="5 4"/>',
  ravioli:
    '<circle class="ti" r="34"/><circle class="ti3" r="21"/><circle class="line thin" r="32" stroke-dasharray="5 5"/>',
  tagliatelle:
    '<g class="strand"><path d="M-44 0c0-60 88-60 88 0s-88 60-88 0zM-32 4c0-40 66-44 66-4s-60 42-66 4zM-40-10c20-40 70-30 76 0M-20 10c4-26 40-26 42-4"/></g>',
  garganelli:
    '<path class="ti" d="M-40 18-24-24l64-8-14 44z"/><path class="line thin" d="M-30 6l8-24M-18 8l8-28M-6 8l8-30M6 8l8-32M18 8l8-34"/><path class="ti2" d="M26 12 40-32l6 10-10 40z"/>',
  maltagliati:
    '<path class="ti" d="M-40 8-10-30 38-14 20 28z"/><path class="ti3" d="M-40 8-10-30l10 20-22 30z" opacity=".6"/>',
  strozzapreti:
    '<g class="strand"><path d="M-44 20C-20-30 0 30 40-22"/></g><path class="line thin" d="M-36 14c14-18 30 0 44-10"/>',
  passatelli:
    '<g class="strand"><path d="M-46-14q30-12 60 4M-40 8q40-10 84 2M-30 26q30-8 62 0"/></g>',
};

const SPOTS = [
  [84, 96, -14],
  [196, 70, 12],
  [306, 100, 28],
  [134, 178, 36],
  [250, 168, -20],
  [70, 246, 10],
  [338, 214, 8],
  [190, 262, -34],
] as const;

/** Fresh pasta on a floured board. */
export const pasta: Draw = (input) => {
  const piece = variantOf(input, PASTAS);
  const pieces = SPOTS.map(
    ([x, y, turn]) =>
      `<g transform="translate(${String(x)} ${String(y)}) rotate(${String(turn)})">${piece}</g>`,
  );
  return html`
    ${trusted(`<path class="board" d="M-600-300h1600v1000H-600z"/><path class="grain" d="M-600 40h1600M-600 136h1600M-600 232h1600M-600 328h1600"/><path class="flour" d="M60 150c60-90 220-110 290-20s-30 190-150 190S20 220 60 150z"/>${pieces.join('')}`)}
  `;
};

/** A glass of beer in its own colour, and the clip of its pump. */
export const pint: Draw = (input) => html`
  ${trusted('<path class="glass" d="M50 100h120l-14 250H64z"/><path class="ti" d="M53 138h114l-12 206H65z"/><path class="ti3" d="M46 92c-6-30 34-40 46-26 16-16 46-6 46 10 24-6 46 6 36 30-8 18-20 14-24 8-10 20-40 22-50 4-14 14-50 10-54-26z"/><path class="ti2" d="M92 160h8v150h-8z"/><path class="k1" d="M210 60h150c10 80 4 170-75 290-79-120-85-210-75-290z"/><path class="line clip" d="M222 74h126c6 74-2 140-63 244-61-104-69-170-63-244z"/>')}
  ${words(input, { x: 228, y: 90, width: 114, height: 108, most: 34 }, 'class="clip"')}
  ${small(input, { x: 240, y: 210, width: 90, height: 30, most: 15 })}
`;

const SOAPS: Readonly<Record<string, string>> = {
  oat: '<path d="M150 250c30-60 70-60 100 0M200 205v70M170 226q30-16 60 0"/>',
  flower:
    '<path d="M200 176a22 22 0 0 1 22 22 22 22 0 1 1 0 40 22 22 0 1 1-44 0 22 22 0 1 1 0-40 22 22 0 0 1 22-22zM188 218a12 12 0 1 0 24 0 12 12 0 1 0-24 0"/>',
  sprig:
    '<path d="M200 270V170M200 200c-30-4-40-24-40-34 26 0 38 14 40 34zM200 220c30-4 40-24 40-34-26 0-38 14-40 34zM200 250c-30-4-40-24-40-34 26 0 38 14 40 34z"/>',
  wave: '<path d="M130 200q18-24 36 0t36 0 36 0 36 0M130 230q18-24 36 0t36 0 36 0 36 0M130 260q18-24 36 0t36 0 36 0 36 0"/>',
  sun: '<path d="M200 190a30 30 0 1 0 .1 0M200 160v16M200 264v16M140 220h16M244 220h16M158 178l10 10M242 262l-10-10M158 262l10-10M242 178l-10 10"/>',
  rain: '<path d="M150 180l-12 30M180 170l-12 30M210 180l-12 30M240 170l-12 30M150 230l-12 30M180 222l-12 30M210 232l-12 30M240 222l-12 30M270 186l-12 30"/>',
  dish: '<path d="M112 160h176M112 196h176M112 232h176M112 268h176"/>',
  cow: '<path d="M150 200c10-30 90-30 100 0l16-10-6 24-10 2c0 30-20 50-50 50s-50-20-50-50l-10-2-6-24zM176 240a24 16 0 0 0 48 0 24 16 0 0 0-48 0"/>',
};

/** A round or square cake of soap, with what is in it pressed into its top. */
export const soap: Draw = (input) => {
  const isRound = input.index % 3 === 1;
  const body = isRound
    ? '<path class="ti2" d="M70 216v44c0 130 260 130 260 0v-44z"/><ellipse class="ti" cx="200" cy="216" rx="130" ry="116"/><ellipse class="rim" cx="200" cy="216" rx="108" ry="94"/>'
    : '<path class="ti2" d="M60 150h280v160a30 30 0 0 1-30 30H90a30 30 0 0 1-30-30z"/><rect class="ti" x="60" y="104" width="280" height="206" rx="34"/><rect class="rim" x="80" y="124" width="240" height="166" rx="22"/>';
  return html`
    ${trusted(`<path class="slat" d="M-600 330h1600v14H-600zM-600 366h1600v14H-600z"/>${body}<g class="pressed">${variantOf(input, SOAPS)}</g>`)}
  `;
};

/** Rules that these drawings alone need. */
export const FOOD_CSS = `
.plate .dots.dark { stroke: color-mix(in oklab, #000 45%, var(--tint, var(--touch))); stroke-width: 6; }
.plate .mould { fill: none; stroke: #35556b; stroke-width: 7; stroke-linecap: round; }
.plate .strand { fill: none; stroke: var(--tint, var(--touch)); stroke-width: 9; stroke-linecap: round; }
.plate .board { fill: color-mix(in oklab, #8a5a34 82%, var(--plate)); }
.plate .grain { stroke: #5d3a1f; opacity: 0.45; stroke-width: 3; fill: none; }
.plate .flour { fill: #fff; opacity: 0.2; }
.of-pasta .ti, .of-pasta .ti3 { stroke: #8a5a1c; stroke-width: 1.5; }
.plate .glass { fill: color-mix(in oklab, #fff 26%, var(--plate)); }
.plate .clip { stroke: #f6ead2; fill: none; }
.of-pint .k1 { fill: #241812; }
.of-pint text.clip, .of-pint .plate-note { fill: #f6ead2; stroke: none; }
.plate .slat { fill: color-mix(in oklab, var(--near) 18%, var(--plate)); }
.plate .rim { fill: none; stroke: color-mix(in oklab, #000 18%, var(--tint, var(--touch))); stroke-width: 3; }
.plate .pressed { fill: none; stroke: color-mix(in oklab, #000 34%, var(--tint, var(--touch))); stroke-width: 6; stroke-linecap: round; stroke-linejoin: round; }`;
