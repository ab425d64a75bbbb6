import { html, trusted } from '../html.ts';
import { hashText } from '../random.ts';
import { variantOf, type Draw, type PlateInput } from './plate-input.ts';

/** Designs for skin: lines, and dots where they are shaded. */
const FLASHES: Readonly<Record<string, string>> = {
  bramble:
    'M60 360C120 300 130 220 200 190S290 110 330 40M130 268c-40 0-60-24-60-54 34 0 56 20 60 54zM214 184c-20-36-8-66 14-84 20 26 14 60-14 84zM270 130c30 6 56-6 66-30-30-8-56 2-66 30zM164 224c20 22 50 24 74 6-18-24-50-28-74-6M90 330l-12-6M112 300l-14-2M150 236l-6-14M230 168l-12-8M296 96l-14-2M306 214a14 14 0 1 0 .1 0M286 200a14 14 0 1 0 .1 0M326 200a14 14 0 1 0 .1 0M306 188a14 14 0 1 0 .1 0M296 232a14 14 0 1 0 .1 0M316 232a14 14 0 1 0 .1 0',
  parsley:
    'M200 380V190M200 300c-40-20-60-50-70-90M200 270c40-20 56-40 66-80M200 190c-20-40-60-70-100-80M200 190c-10-50-30-90-50-130M200 190c0-50 2-90 4-140M200 190c14-50 34-90 60-124M200 190c24-40 60-66 100-74M86 112a8 8 0 1 0 .1 0M104 94a8 8 0 1 0 .1 0M110 118a8 8 0 1 0 .1 0M136 52a8 8 0 1 0 .1 0M158 42a8 8 0 1 0 .1 0M152 66a8 8 0 1 0 .1 0M196 34a8 8 0 1 0 .1 0M216 38a8 8 0 1 0 .1 0M206 56a8 8 0 1 0 .1 0M254 50a8 8 0 1 0 .1 0M274 58a8 8 0 1 0 .1 0M262 72a8 8 0 1 0 .1 0M300 100a8 8 0 1 0 .1 0M318 112a8 8 0 1 0 .1 0M298 122a8 8 0 1 0 .1 0M122 204a6 6 0 1 0 .1 0M138 198a6 6 0 1 0 .1 0M272 178a6 6 0 1 0 .1 0M258 176a6 6 0 1 0 .1 0',
  oak: 'M200 372V60M200 60c30 6 40 30 28 48 30-10 54 10 46 36 32-4 48 24 32 46 30 8 32 44 6 54 16 26-4 54-34 46-6 28-44 36-78 14-34 22-72 14-78-14-30 8-50-20-34-46-26-10-24-46 6-54-16-22 0-50 32-46-8-26 16-46 46-36-12-18-2-42 28-48zM200 130l50-40M200 130l-50-40M200 190l84-50M200 190l-84-50M200 250l90-50M200 250l-90-50',
  moth: 'M200 110v190M200 130c-60-60-130-70-176-40 6 60 50 110 176 90M200 130c60-60 130-70 176-40-6 60-50 110-176 90M200 184c-60 10-110 40-110 90 50 20 96-10 110-60M200 184c60 10 110 40 110 90-50 20-96-10-110-60M200 110c-10-40-30-60-60-66M200 110c10-40 30-60 60-66M182 120q18-30 36 0v170q-18 30-36 0zM180 140c0-26 40-26 40 0 0 14-6 16-8 22h-24c-2-6-8-8-8-22zM195 152v10M200 152v10M205 152v10M182 190h36M182 220h36M182 250h36M80 110a14 14 0 1 0 .1 0M320 110a14 14 0 1 0 .1 0M192 134a4 5 0 1 0 .1 0M208 134a4 5 0 1 0 .1 0',
  eel: 'M60 120c20-40 90-40 120 0 30 44 60 50 100 40 60-14 90 40 60 90-30 46-100 20-140 20-50 0-70 40-40 70 14 14 40 20 80 4M60 120c0 20 30 24 50 16 30-6 40 20 60 40 30 30 70 30 110 20 30-6 40 20 24 44-20 26-70 6-110 10-70 6-100 70-50 116 30 26 76 16 96-22M60 120l26-4M96 104a5 5 0 1 0 .1 0M130 100q10 14 2 30M164 100l14-14M190 134l16-10M220 156l12-14M256 164l6-16M296 160l4-16M334 180l16-6M350 216l16 4M330 250l10 14M290 266l0 16M246 268l-4 16M206 270l-10 14M172 286l-14 10',
  whippet:
    'M58 196c0-10 8-16 20-20l96-40c16-14 40-22 62-18 30 6 46 30 50 62 10 60 20 120 50 190M58 196c-2 12 8 18 22 18 34 4 66 14 92 28 20 12 28 40 20 138M232 120c20-16 46-14 64 2-10 26-30 40-56 36M240 122c4 14 2 26 0 34M180 160a9 7 0 1 0 .1 0M64 190q6-6 12 0M90 196l54-8M196 290c30 10 70 0 96-20M192 312c34 12 78 2 108-22M236 316a12 12 0 1 0 .1 0',
  bone: 'M110 330c-20 20 10 50 30 30l170-250c20-40 0-80-20-90-16 10-30 30-40 60zM130 330l150-220M290 40c6 20 4 40-6 60M60 200h80M50 230h64M70 170h96M230 330h110M250 300h90M220 360h130',
  shears:
    'M120 60c10 60 40 110 84 150M280 60c-10 60-40 110-84 150M200 196a14 14 0 1 0 .1 0M186 214c-50 30-80 80-76 140 30 4 40-20 44-60 4-30 20-50 44-70M214 214c50 30 80 80 76 140-30 4-40-20-44-60-4-30-20-50-44-70M120 60c-10 70 10 120 70 150M280 60c10 70-10 120-70 150M150 300q50 20 100 0',
};

/** Dots that shade the lower side of a design. */
function stipple({ random }: { random: { next(): number } }): string {
  return Array.from({ length: 70 }, () => {
    const turn = random.next() * Math.PI;
    const far = 20 + random.next() * 130;
    return `M${(200 + Math.cos(turn) * far).toFixed(0)} ${(214 + Math.sin(turn) * far).toFixed(0)}h.1`;
  }).join('');
}

/** A design for a tattoo, in black line on paper. */
export const flash: Draw = (input) => {
  const lines = variantOf(input, FLASHES);
  const clip = `flash-${input.what[0] ?? ''}-${String(input.index)}`;
  return html`
    ${trusted(`<clipPath id="${clip}"><path d="${lines}"/></clipPath><path class="lit" d="M-800-800h2000v2000H-800z"/><path class="skin" d="M-800-800h2000v2000H-800z"/><path class="dotwork" clip-path="url(#${clip})" d="${stipple(input)}"/><path class="needle" d="${lines}"/>`)}
  `;
};

/** How large the body of an instrument is, how long its neck and how it is seen. */
const FIDDLES: Readonly<Record<string, string>> = {
  violin: 'translate(200 216) rotate(14) scale(.92)',
  viola: 'translate(190 206) rotate(-10) scale(1.02)',
  cello: 'translate(200 196) scale(1.12)',
  half: 'translate(206 214) rotate(34) scale(.78)',
  flood: 'translate(150 250) rotate(70) scale(1.3)',
  bass: 'translate(206 190) rotate(-4) scale(1.36 1.2)',
  amore: 'translate(190 220) rotate(-28) scale(.96)',
  scroll: 'translate(170 640) rotate(8) scale(2.9)',
  holes: 'translate(200 130) rotate(-8) scale(2.5)',
};

const FIDDLE =
  '<path class="ti2" d="M0-70c44 0 64 22 60 54-2 18-16 26-16 44s22 26 24 58c2 40-34 60-68 60s-70-20-68-60c2-32 24-40 24-58s-14-26-16-44c-4-32 16-54 60-54z"/><path class="ti" d="M0-62c38 0 55 19 52 46-2 16-16 26-16 44 0 20 22 28 24 58 1 34-30 52-60 52s-61-18-60-52c2-30 24-38 24-58 0-18-14-28-16-44-3-27 14-46 52-46z"/><path class="ti3" opacity=".5" d="M-8-56c-30 4-40 22-38 42 2 14 14 24 14 40 0 20-22 30-22 56 0 18 8 30 22 38-6-60 10-110 24-176z"/><path class="fhole" d="M-28 14c-10 0-10 12-4 22s4 22-6 22M28 14c10 0 10 12 4 22s-4 22 6 22"/><path class="k1" d="M-7-150h14l5 150h-24zM-18 62h36v8h-36zM-10 96h20l6 40h-32z"/><path class="ti2" d="M-7-150c-8-20 6-38 18-30 10 8-2 20-8 12M-7-150h14"/><path class="peg" d="M-22-136h12M10-128h14M-22-118h12M10-108h14"/><path class="strings" d="M-4-140-6 100M-1-140-2 100M2-140 2 100M5-140 6 100"/>';

/** An instrument of the violin family in its varnish, whole or close by. */
export const fiddle: Draw = (input) => html`
  ${trusted(`<path class="k5" d="M-800 330h2000v500H-800z"/><g transform="${variantOf(input, FIDDLES)}">${FIDDLE}</g>`)}
`;

const PAINTINGS: Readonly<Record<string, string>> = {
  lady: '<path class="ti2" d="M110 320c0-70 40-90 70-96v-20h40v20c30 6 70 26 70 96z"/><ellipse class="lit" cx="200" cy="160" rx="38" ry="48"/><path class="k1" d="M156 190c-14-90 102-90 88 0 4 20 2 34-2 40-4-40-8-66-18-84-18 8-32 8-48 0-10 18-14 44-18 84-4-6-6-20-2-40z"/><path class="lit" d="M176 208q24 20 48 0l10 20q-34 26-68 0z"/><path class="t" d="M230 290c0-20 10-30 24-30l6-12 10 14c14 0 20 14 20 40v18h-60z"/>',
  altar:
    '<path class="ti" d="M110 320V170a90 90 0 0 1 180 0v150z"/><path class="lit" d="M184 150a16 16 0 1 1 32 0v10a16 16 0 1 1-32 0z"/><circle class="line" cx="200" cy="152" r="34"/><path class="k1" d="M200 172c40 10 46 60 50 148H150c4-88 10-138 50-148z"/><path class="t" d="M240 180l8 140h-8l-8-130zM170 230h60v8h-60z"/>',
  sea: '<path class="k4" d="M80 80h240v120H80z"/><path class="k3" d="M80 130c40-40 80-40 110-10s80 10 130-40v60H80z"/><path class="ti2" d="M80 210c40-40 70 20 110-10s70-20 130 10v110H80z"/><path class="lit" d="M80 250c50-30 70 20 120-6s80-10 120 0v14c-50-10-80-10-120 10s-70-10-120 6z"/><path class="k1" d="M176 226h70l-14 24h-44z"/><path class="lit" d="M214 150c20 20 28 50 28 72h-28zM208 160c-16 20-20 40-22 62h22z"/>',
  madonna:
    '<path class="ti2" d="M80 80h240v240H80z"/><path class="t" d="M200 110c60 0 80 60 84 210H116c4-150 24-210 84-210z"/><ellipse class="lit" cx="196" cy="164" rx="26" ry="34"/><circle class="line" cx="196" cy="160" r="52"/><circle class="lit" cx="240" cy="226" r="20"/><circle class="line" cx="240" cy="224" r="30"/><path class="lit" d="M222 250c20-10 40 0 44 60h-60z"/><path class="dots dark" d="M130 140h.1M150 290h.1M280 120h.1M270 290h.1M110 230h.1M180 250h.1M160 210h.1M300 180h.1"/>',
  doors:
    '<path class="ti2" d="M80 80h114v240H80zM206 80h114v240H206z"/><path class="ti" d="M92 310V150a45 45 0 0 1 90 0v160zM218 310V150a45 45 0 0 1 90 0v160z"/><path class="k1" d="M137 150c20 0 26 20 26 150h-52c0-130 6-150 26-150zM263 150c20 0 26 20 26 150h-52c0-130 6-150 26-150z"/><circle class="lit" cx="137" cy="136" r="15"/><circle class="lit" cx="263" cy="136" r="15"/><path class="t" d="M150 190l30-30 6 8-30 30zM250 210h-30v-8h30z"/>',
  cart: '<path class="k4" d="M80 80h240v150H80z"/><path class="ti" d="M80 220c80-30 160 10 240-10v110H80z"/><path class="k1" d="M130 230l90-40 20 40-90 44z"/><g class="wire"><circle cx="150" cy="262" r="26"/><circle cx="246" cy="214" r="26"/></g><path class="k1" d="M250 270l50-14 10 14-10 30h-8l-4-20-24 8-4 20h-8z"/><circle class="lit" cx="280" cy="116" r="22"/><path class="line" d="M280 80v-8M280 152v8M244 116h-8M316 116h8"/>',
  gilt: '<path class="ti" d="M80 80h240v240H80z"/><path class="k1" d="M130 130h140v140H130z"/><path class="ti2" d="M80 80l50 50v140l-50 50zM320 80l-50 50v140l50 50z"/><path class="line" d="M96 96h208v208H96zM112 112h176v176H112z"/><path class="ti3" d="M80 80h30l-30 30zM320 80h-30l30 30zM80 320h30l-30-30zM320 320h-30l30-30z"/>',
  mirror:
    '<path class="ti2" d="M80 80h240v240H80z"/><ellipse class="ti" cx="200" cy="210" rx="90" ry="104"/><ellipse class="k5" cx="200" cy="210" rx="70" ry="84"/><path class="lit" d="M150 180l60-60 14 6-70 80zM160 230l80-84 6 8-80 90z"/><path class="ti3" d="M160 108c10-30 30-10 40-28 10 18 30-2 40 28-30 10-50 10-80 0z"/>',
};

/** The part of a picture that is not cleaned yet: all of it before the work, none after it. */
function varnish({ what, index }: PlateInput): string {
  if (what.includes('after')) return '';
  if (what.includes('before')) return 'M80 80h240v240H80z';
  return index % 2 ? 'M80 80h130l-70 240H80z' : 'M320 80H190l70 240h60z';
}

/** A painting in its frame, half of it still under old varnish. */
export const painting: Draw = (input) => html`
  ${trusted(`<path class="k5" d="M-800-800h2000v2000H-800z"/><path class="shade" d="M60 64h300v300H60z"/><path class="gold" d="M46 46h308v308H46z"/><path class="k1" d="M70 70h260v260H70z"/><g><path class="k5" d="M80 80h240v240H80z"/>${variantOf(input, PAINTINGS)}</g><path class="varnish" d="${varnish(input)}"/><path class="line frame-line" d="M52 52h296v296H52z"/>`)}
`;

const GARMENTS: Readonly<Record<string, string>> = {
  dress:
    '<path class="cloth" d="M160 70l-30 20 20 70-60 190h220l-60-190 20-70-30-20q-40 40-80 0z"/><path class="seam" d="M150 160h100M200 106v244M150 160 120 350M250 160l30 190"/><path class="k1" d="M234 200h36l4 40h-30z"/>',
  shirt:
    '<path class="cloth" d="M150 80 70 120 40 230l50 16 26-70v164h168V176l26 70 50-16-30-110-80-40q-50 40-100 0z"/><path class="seam" d="M200 106v234M116 176l4-40M284 176l-4-40M150 80l50 40 50-40"/><path class="dots k" d="M208 150h.1M208 190h.1M208 230h.1M208 270h.1M208 310h.1"/><path class="k1" d="M226 170h44v46h-44z" opacity=".5"/>',
  trousers:
    '<path class="cloth" d="M130 60h140l40 290h-90l-20-190-20 190H90z"/><path class="seam" d="M130 84h140M200 60v100M150 84l-16 266M250 84l16 266M140 100q10 30 34 30M260 100q-10 30-34 30"/><path class="k1" d="M130 60h140v22H130z"/>',
  coat: '<path class="cloth" d="M150 60 80 100 50 260l46 10 20-90v190h168V180l20 90 46-10-30-160-70-40q-50 40-100 0z"/><path class="seam" d="M200 110v260M150 60l50 80 50-80M126 250h50v50h-50zM224 250h50v50h-50z"/><path class="k1" d="M150 60l50 80-36 20-36-70zM250 60l-50 80 36 20 36-70z"/><path class="dots k" d="M186 190h.1M186 230h.1M186 270h.1"/>',
  skirt:
    '<path class="cloth" d="M140 90h120l70 250H70z"/><path class="seam" d="M160 110 110 340M180 110l-20 230M200 110v230M220 110l20 230M240 110l50 230"/><path class="k1" d="M136 76h128v26H136z"/>',
  knit: '<path class="cloth" d="M150 80 60 130 40 280h50l26-90v140h168V190l26 90h50l-20-150-90-50q-50 30-100 0z"/><path class="seam" d="M116 310h168M120 200q10 10 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0M120 230q10 10 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0M120 260q10 10 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0M150 80q50 30 100 0M156 92q44 26 88 0"/>',
  bridal:
    '<path class="lit" d="M164 80l-20 16 16 60-80 150c60 60 180 60 240 0l-80-150 16-60-20-16q-36 50-72 0z"/><path class="seam" d="M160 156h80M200 120v214M160 156 110 320M240 156l50 164"/><path class="t" d="M160 148h80v14h-80z"/><path class="cloth" opacity=".4" d="M160 156l-80 150c20 20 44 34 70 40z"/>',
  costume:
    '<path class="cloth" d="M150 70 90 100l-40 90 40 20 36-50 24 10-50 180h200l-50-180 24-10 36 50 40-20-40-90-60-30q-50 60-100 0z"/><path class="k1" d="M100 330l24-20 20 20 24-20 22 20 20-20 24 20 22-20 24 20 20-10v30H100zM150 70q50 60 100 0l-10 50q-40 30-80 0z"/><path class="seam" d="M150 170h100M200 120v190"/>',
};

const CLOTHS = [
  '<path d="M0 0h6v24H0z"/>',
  '<circle cx="12" cy="12" r="4"/>',
  '<path d="M0 12h24v4H0zM10 0h4v24h-4z"/>',
  '',
] as const;

/** A garment as it is drawn flat for its maker, cut from striped, dotted, checked or plain cloth. */
export const garment: Draw = (input) => {
  const cloth = CLOTHS[input.index % CLOTHS.length] ?? '';
  const id = `cloth-${hashText(input.name).toString(36)}-${String(input.index)}`;
  return html`
    ${trusted(`<pattern id="${id}" width="24" height="24" patternUnits="userSpaceOnUse" patternTransform="rotate(8)"><path class="t" d="M0 0h24v24H0z"/><g class="weft">${cloth}</g></pattern><g style="--cloth: url(#${id})" class="flat">${variantOf(input, GARMENTS)}</g>`)}
  `;
};

/** Rules that these drawings alone need. */
export const CRAFTS_CSS = `
.plate .skin { fill: var(--touch); opacity: 0.1; }
.plate .needle { fill: none; stroke: #1b1715; stroke-width: 4.5; stroke-linecap: round; stroke-linejoin: round; }
.plate .dotwork { fill: none; stroke: #1b1715; stroke-width: 3.4; stroke-linecap: round; }
.plate .fhole { fill: none; stroke: #1b1210; stroke-width: 4; stroke-linecap: round; }
.plate .peg { stroke: #2a1a12; stroke-width: 6; stroke-linecap: round; }
.plate .strings { stroke: #e9e2d2; stroke-width: 1; }
.of-fiddle .k1 { fill: #2a1a12; }
.plate .gold { fill: color-mix(in oklab, #b98b2f 80%, var(--plate)); }
.plate .frame-line { stroke: color-mix(in oklab, #b98b2f 50%, #fff); }
.plate .varnish { fill: #4a2c0c; opacity: 0.52; }
.plate .flat .cloth { fill: var(--cloth); stroke: currentColor; stroke-width: 4; stroke-linejoin: round; }
.plate .flat .lit { stroke: currentColor; stroke-width: 4; }
.plate .seam { fill: none; stroke: currentColor; stroke-width: 2; stroke-dasharray: 7 5; }
.plate .weft { fill: color-mix(in oklab, #fff 55%, var(--touch)); }
.plate .dots.k { stroke-width: 9; }`;
