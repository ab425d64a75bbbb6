import { html, trusted } from '../html.ts';
import { variantOf, type Draw, type PlateInput } from './plate-input.ts';

const ELEVATIONS: Readonly<Record<string, string>> = {
  dune: '<path class="k4" d="M-800 262c300-20 500-80 760-70s200 60 380 60 500-40 860-20v668H-800z"/><path class="lit" d="M70 232h150v70H70zM200 220h130v82H200z"/><path class="k1" d="m54 236 90-62 92 62zM190 224l74-74 82 74z"/><path class="t" d="M90 250h100v18H90zM226 244h40v30h-40zM286 244h26v58h-26z"/>',
  farm: '<path class="lit" d="M40 200h150v102H40zM190 236h170v66H190z"/><path class="k1" d="m28 206 88-66 86 66zM182 240l20-30h150l20 30z"/><path class="k1" d="M140 120h22v44h-22z"/><path class="t" d="M64 226h28v30H64zM126 226h28v30h-28zM214 252h122v50H214z"/><path class="line thin" d="M244 252v50M275 252v50M306 252v50"/>',
  loft: '<path class="lit" d="M90 130h220v172H90z"/><path class="k1" d="m78 136 122-84 122 84zM300 80h60v8h-60zM350 88h6v50h-6z"/><path class="t" d="M116 160h40v34h-40zM180 160h40v34h-40zM244 160h40v34h-40zM180 96h40v26h-40z"/><path class="k2" d="M112 230h80v72h-80zM214 230h74v72h-74z"/><path class="line thin" d="M90 214h220M353 138v30M346 168h14v12h-14z"/>',
  chapel:
    '<path class="lit" d="M140 200h180v102H140z"/><path class="k1" d="m130 206 100-80h80l20 80zM84 302V176h60v126zM76 180l38-62 38 62zM112 84h4v36h-4zM104 94h20v4h-20z"/><path class="t" d="M168 234a14 14 0 0 1 28 0v36h-28zM222 234a14 14 0 0 1 28 0v36h-28zM274 234a14 14 0 0 1 28 0v36h-28z"/><path class="lit" d="M104 210a10 10 0 0 1 20 0v28h-20z"/>',
  hide: '<path class="wave2" d="M-800 300h2000M-800 316h2000M-800 334h2000"/><path class="k1" d="M90 200h230v56H90zM80 186h250v14H80zM110 256h8v70h-8zM180 256h8v70h-8zM250 256h8v70h-8zM300 256h8v70h-8zM320 250l70 60-6 6-72-58z"/><path class="lit" d="M104 216h200v16H104z"/><path class="t" d="M120 216h20v16h-20zM200 216h16v16h-16z"/><path class="line" d="M60 110q16-18 28 0 12-18 28 0M130 80q12-14 22 0 10-14 22 0"/><path class="k2" d="M30 326l6-70 4 70zM50 326l8-50 4 50zM350 326l6-60 4 60zM14 326l6-40 4 40z"/>',
  hall: '<path class="lit" d="M50 196h300v106H50z"/><path class="k1" d="M34 200 200 128l166 72zM176 160a24 24 0 0 1 48 0z"/><path class="t" d="M78 224h44v50H78zM278 224h44v50h-44zM160 224h80v78h-80z"/><path class="line thin" d="M200 224v78M100 224v50M300 224v50M78 249h44M278 249h44"/><path class="k1" d="M252 96h6v64h-6z"/><path class="t" d="M258 98h40l-10 12 10 12h-40z"/>',
};

const SCALE =
  '<path class="k2" d="M-800 302h2000v4H-800z"/><path class="k4" d="M-800 306h2000v600H-800z"/><path class="line thin" d="M60 346h120M60 340v12M100 340v12M140 340v12M180 340v12"/><path class="k1" d="M354 302v-22h-4a12 12 0 1 1 16-20 12 12 0 1 1 4 20h-6v22z"/><g class="k1"><circle cx="26" cy="266" r="5"/><path d="M20 273h12l2 29h-6l-2-14-2 14h-6z"/></g>';

/** The front of a building on its ground, with a person for its size. */
export const elevation: Draw = (input) => html`
  ${trusted(`${variantOf(input, ELEVATIONS)}${SCALE}`)}
`;

const SETS: Readonly<Record<string, string>> = {
  orchard:
    '<path class="k1" d="M110 270V160h8v110zM170 256V150h8v106zM230 256V140h8v116zM284 270V160h8v110z"/><circle class="lit" cx="114" cy="150" r="34"/><circle class="lit" cx="174" cy="140" r="30"/><circle class="lit" cx="234" cy="132" r="32"/><circle class="lit" cx="288" cy="152" r="34"/><path class="t" d="M190 250h40v30h-40zM150 262h30v24h-30z"/>',
  rain: '<path class="rule" d="M110 110l-10 150M140 110l-10 150M170 110l-10 150M200 110l-10 150M230 110l-10 150M260 110l-10 150M290 110l-10 150"/><path class="lit" d="M130 140h140v96H130z" opacity=".5"/><path class="k1" d="M176 238h48v6h-48zM182 244h5v34h-5zM214 244h5v34h-5zM140 230h20v48h-20z"/><path class="t" d="M190 214h20v24h-20z"/>',
  island:
    '<path class="t" d="M130 276c10-50 40-60 70-60s60 10 70 60z"/><path class="k1" d="M170 226c30-20 60-60 40-110l-30 30 20-44 20 6c40 40 10 100-40 130z"/><circle class="lit" cx="270" cy="140" r="24"/>',
  kitchen:
    '<path class="lit" d="M140 236h120v10H140z"/><path class="k1" d="M150 246h6v36h-6zM244 246h6v36h-6zM110 150h50v80h-50zM244 130h50v100h-50z"/><path class="t" d="M118 160h34v26h-34zM118 194h34v26h-34zM252 140h34v36h-34z"/><path class="line" d="M200 110v50"/><path class="lit" d="M180 160h40l10 20h-60z"/>',
  staircase:
    '<path class="lit" d="M130 284v-20h24v-22h24v-22h24v-22h24v-22h24v-22h40v130z"/><path class="k1" d="M130 264h24v20h-24zM154 242h24v42h-24zM178 220h24v64h-24z" opacity=".35"/><path class="t" d="M256 110h24v44h-24z"/><path class="line" d="M130 226 250 118"/>',
  aisle:
    '<path class="lit" d="M104 130h56v150h-40zM296 130h-56v150h40z"/><path class="t" d="M108 146h48v14h-48zM112 182h44v14h-44zM116 218h40v14h-40zM292 146h-48v14h48zM288 182h-44v14h44zM284 218h-40v14h40z"/><path class="k1" d="M186 250h30v18h-30zM184 246l-8-8M190 272h4v6h-4zM208 272h4v6h-4z"/>',
  bulb: '<path class="glow" d="M200 130-40 20v260zM200 130l240-110v260z"/><path class="k1" d="M160 284l14-110h52l14 110z"/><path class="lit" d="M168 220h64l2 20h-68z"/><circle class="t" cx="200" cy="132" r="26"/><path class="k1" d="M170 158h60v14h-60z"/>',
  meeting:
    '<path class="lit" d="M124 230h152l20 34H104z"/><path class="k1" d="M120 264h8v24h-8zM272 264h8v24h-8zM136 192h22v38h-22zM176 188h22v42h-22zM216 188h22v42h-22zM252 192h22v38h-22z"/><path class="t" d="M190 236h20v14h-20zM140 238h16v10h-16zM246 238h16v10h-16z"/><circle class="lit" cx="200" cy="134" r="20"/><path class="line" d="M200 134v-12M200 134l10 6"/>',
};

/** The model of a stage set in its box. */
export const set: Draw = (input) => html`
  ${trusted(`<g transform="translate(36 42) scale(.82)"><path class="k1" d="M40 60h320v270H40z"/><path class="k3" d="M84 96h232v150H84z"/><path class="k4" d="M40 60l44 36v150l-44 84zM360 60l-44 36v150l44 84z"/><path class="k5" d="M84 246h232l44 84H40z"/>${variantOf(input, SETS)}<path class="k1" d="M40 60h320v20H40z"/><path class="t" d="M40 80c10 40 20 60 30 80-10-4-20 0-30 6zM360 80c-10 40-20 60-30 80 10-4 20 0 30 6z"/><g class="k1"><circle cx="96" cy="288" r="5"/><path d="M91 295h10l2 26h-5l-2-12-2 12h-5z"/></g></g>`)}
`;

const DOORS: Readonly<Record<string, string>> = {
  knocker:
    '<path class="ti" d="M120 330V150a80 80 0 0 1 160 0v180z"/><path class="ti2" d="M196 72h8v258h-8zM132 180h52v60h-52zM216 180h52v60h-52zM132 256h52v60h-52zM216 256h52v60h-52z"/><path class="gold" d="M172 130c-10 0-14 10-10 22l6 20c2 10 16 10 18 0l4-20c4-12 0-22-10-22zM164 190a14 14 0 0 0 22 0v10a14 14 0 0 1-22 0z"/>',
  walled:
    '<path class="k3" d="M120 330V150a80 80 0 0 1 160 0v180z"/><path class="wave2" d="M124 170h152M120 200h160M120 230h160M120 260h160M120 290h160M160 140v30M220 140v30M190 170v30M250 170v30M160 200v30M220 200v30M190 230v30M250 230v30M160 260v30M220 260v30M190 290v40"/><path class="t" d="M168 216h64v54h-64z"/><path class="k1" d="M180 230h40v6h-40z"/>',
  small:
    '<path class="ti" d="M160 330V230a40 40 0 0 1 80 0v100z"/><path class="ti2" d="M170 300v-64a30 30 0 0 1 60 0v64z"/><path class="k1" d="M184 230h32v26h-32z"/><path class="wire bars" d="M192 230v26M200 230v26M208 230v26"/><circle class="gold" cx="230" cy="280" r="5"/><path class="k3" d="M186 90h28v10h10v-0 40h-48v-40h10z"/><path class="lit" d="M196 104h8v24h-8z"/>',
  gate: '<path class="k5" d="M120 330V150a80 80 0 0 1 160 0v180z"/><path class="k3" d="M150 330c-10-60 20-80 50-80s60 20 50 80z"/><circle class="t" cx="190" cy="230" r="10"/><circle class="t" cx="222" cy="250" r="9"/><circle class="t" cx="176" cy="270" r="9"/><path class="wire bars" d="M120 330V150a80 80 0 0 1 160 0v180M144 330V110M168 330V84M232 330V84M256 330V110M120 200h160M120 290h160M200 70l60 10v250l-60-14z"/>',
};

/** A door in its wall: its stones, its step, the number beside it. */
export const door: Draw = (input) => html`
  ${trusted(`<path class="k4" d="M-800-800h2000v1130H-800z"/><path class="k3" d="M94 330V150a106 106 0 0 1 212 0v180h-26V150a80 80 0 0 0-160 0v180zM-60 100h60v26h-60zM20 40h70v24H20zM330 70h60v26h-60zM350 220h70v26h-70zM-20 240h80v26h-80zM430 130h70v26h-70z"/>${variantOf(input, DOORS)}<path class="k2" d="M80 330h240v18H80z"/><path class="k3" d="M-800 348h2000v600H-800z"/><path class="lit" d="M318 160h30v22h-30z"/>`)}
`;

const PLANS: Readonly<Record<string, string>> = {
  courtyard:
    '<path class="pave" d="M110 110h180v180H110z"/><path class="line thin" d="M110 146h180M110 182h180M110 218h180M110 254h180M146 110v180M182 110v180M218 110v180M254 110v180"/><circle class="water" cx="200" cy="200" r="38"/>',
  long: '<path class="grass" d="M150 40h100v320H150z"/><path class="way" d="M200 30c60 60-60 110 0 170s-60 110 0 170"/><path class="pave" d="M60 60h76v60H60zM264 280h76v60h-76z"/>',
  diagonal:
    '<path class="grass" d="M40 250 250 40h110v60L100 360H40z"/><path class="pave" d="M250 360l110-110v110zM40 40h90L40 130z"/><path class="way" d="M30 200 200 30M200 370 370 200"/>',
  rooms:
    '<path class="grass" d="M60 60h130v110H60z"/><path class="pave" d="M210 60h130v110H210z"/><circle class="grass" cx="130" cy="280" r="66"/><path class="water" d="M230 220h90v110h-90z"/><path class="way" d="M200 30v340M30 200h340"/><path class="hedge" d="M60 190h110M230 190h110"/>',
  terraces:
    '<path class="grass" d="M40 40h320v60H40z"/><path class="pave" d="M40 120h320v50H40z"/><path class="grass" d="M40 190h320v60H40z"/><path class="pave" d="M40 270h320v90H40z"/><path class="stone" d="M40 104h320M40 176h320M40 256h320"/><path class="way" d="M300 30v90M120 100v90M280 180v90"/>',
  rain: '<path class="grass" d="M40 40h320v320H40z"/><path class="water" d="M120 180c-10-60 60-90 100-60s90-10 90 60-60 40-80 90-100 20-110-90z"/><path class="way" d="M30 330c100-10 120-40 340-20"/>',
  allotment:
    '<path class="grass" d="M40 40h320v320H40z"/><path class="soil" d="M60 60h130v44H60zM60 122h130v44H60zM60 184h130v44H60zM60 246h130v44H60zM230 160h110v50H230zM230 230h110v50H230zM60 308h280v36H60z"/><path class="k2" d="M230 56h110v80H230z"/><path class="line thin" d="M230 96h110"/><path class="beans" d="M76 82h100M76 144h100M76 206h100M76 268h100M246 185h80M246 255h80M76 326h250"/><path class="way" d="M210 30v270"/>',
  lawn: '<ellipse class="grass" cx="200" cy="200" rx="130" ry="110"/><path class="way" d="M30 200c40-120 300-120 340 0s-300 120-340 0"/><path class="pave" d="M150 40h100v50H150z"/>',
};

/** What is fenced in: its left and upper edge, how wide and how long it is. */
const WHOLE = [40, 40, 320, 320] as const;
const PLOTS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  diagonal: [40, 128, 320, 144],
  courtyard: [90, 90, 220, 220],
  rooms: [120, 40, 160, 320],
  terraces: [110, 40, 180, 320],
  rain: [40, 80, 320, 240],
  lawn: [40, 70, 320, 260],
  allotment: [100, 40, 200, 320],
};

/** Trees and shrubs along the edge of a garden, larger ones first. */
function planting({ random }: PlateInput, plot: readonly [number, number, number, number]): string {
  const [left, top, width, long] = plot;
  return Array.from({ length: 26 }, (_, at) => {
    const isBeside = at % 4 >= 2;
    const along = 10 + random.next() * ((isBeside ? long : width) - 20);
    const inward = 12 + random.next() * 20;
    const across = isBeside ? width : long;
    const edge = at % 2 ? inward : across - inward;
    const [x, y] = isBeside ? [left + edge, top + along] : [left + along, top + edge];
    const r = at < 6 ? 17 + random.next() * 10 : 7 + random.next() * 7;
    const tone = ['leaf', 'leaf two', 'bloom'][at % 3] ?? 'leaf';
    return `<circle class="${tone}" cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(0)}"/>`;
  }).join('');
}

/** The plan of a garden: paving, lawn, water, paths and what is planted, all within its fence. */
export const garden: Draw = (input) => {
  const kind = input.what.find((word) => Object.hasOwn(PLOTS, word)) ?? '';
  const plot = PLOTS[kind] ?? WHOLE;
  const [left, top, width, long] = plot;
  const fence = `M${String(left)} ${String(top)}h${String(width)}v${String(long)}h-${String(width)}z`;
  const size = `x="${String(left)}" y="${String(top)}" width="${String(width)}" height="${String(long)}"`;
  const planted = kind === 'allotment' ? '' : planting(input, plot);
  return html`
    ${trusted(`<svg ${size} viewBox="40 40 320 320" preserveAspectRatio="none"><path class="soil" d="M40 40h320v320H40z"/>${variantOf(input, PLANS)}</svg>${planted}<g class="line"><path d="${fence}"/></g><g class="line thin"><path d="M40 380h80M40 374v12M80 374v12M120 374v12M350 372l10-16 10 16zM360 356v30"/></g>`)}
  `;
};

const FEWEST_TALL = 60;
const PLANTS = 24;

interface Plant {
  stem: string;
  head: string;
}

/** One plant of a border, seen from the side. */
function plant({ random }: PlateInput, at: number): Plant {
  const x = Math.round(-66 + at * 23 + random.next() * 14);
  const tall = Math.round(FEWEST_TALL + random.next() * 170);
  const top = 330 - tall;
  const tip = x + Math.round(random.next() * 24 - 12);
  const tone = ['ti', 't', 'lit', 'ti3'][Math.floor(random.next() * 4)] ?? 't';
  const heads = [
    `<circle class="${tone}" cx="${String(tip)}" cy="${String(top)}" r="15"/>`,
    `<ellipse class="${tone}" cx="${String(tip)}" cy="${String(top + 26)}" rx="8" ry="38"/>`,
    `<path class="${tone}" d="M${String(tip - 26)} ${String(top)}h52l-18 12h-16z"/>`,
    `<circle class="${tone}" cx="${String(tip)}" cy="${String(top)}" r="22"/>`,
  ];
  return {
    stem: `M${String(x)} 340Q${String(x)} ${String(330 - tall / 2)} ${String(tip)} ${String(top)}`,
    head: heads[Math.floor(random.next() * heads.length)] ?? '',
  };
}

const BACKS: Readonly<Record<string, string>> = {
  wall: '<path class="k4" d="M-800 130h2000v220H-800z"/><path class="wave2" d="M-800 160h2000M-800 190h2000M-800 220h2000M-800 250h2000M40 130v30M160 130v30M280 130v30M100 160v30M220 160v30M340 160v30M-40 160v30M40 190v30M160 190v30M280 190v30"/>',
  fence:
    '<path class="k4" d="M-800 170h2000v14H-800zM-800 260h2000v14H-800z"/><path class="fence" d="M-80 350V130M-40 350V130M0 350V130M40 350V130M80 350V130M120 350V130M160 350V130M200 350V130M240 350V130M280 350V130M320 350V130M360 350V130M400 350V130M440 350V130M480 350V130"/>',
  hedge:
    '<path class="k3" d="M-800 180c30-20 60-20 90 0 30-30 80-30 110 0 40-20 80-20 110 0 30-30 80-20 110 0 40-20 90-20 120 0 30-30 90-30 120 0 40-20 80-10 110 0 30-20 90-30 120 0 30-20 90-20 120 0 40-20 90-20 120 0 40-30 80-20 110 0 40-20 90-20 120 0 40-20 80-20 120 0v170H-800z"/>',
  roof: '<path class="k3" d="M-800 230h2000v160H-800z"/><path class="k4" d="M40 120h60v110H40zM260 60h80v170h-80zM-120 90h100v140h-100zM420 110h90v120h-90z"/><path class="t" d="M276 80h16v20h-16zM306 80h16v20h-16zM56 140h14v16H56z"/>',
  trees:
    '<path class="k3" d="M80 330V200h10v130zM300 330V200h10v130zM190 330V180h10v150z"/><circle class="k4" cx="84" cy="170" r="60"/><circle class="k4" cx="196" cy="140" r="66"/><circle class="k4" cx="304" cy="170" r="60"/><circle class="t" cx="70" cy="160" r="8"/><circle class="t" cx="210" cy="130" r="8"/><circle class="t" cx="320" cy="180" r="8"/><circle class="t" cx="180" cy="160" r="8"/>',
  barn: '<path class="k4" d="M-40 180h300v170H-40z"/><path class="k3" d="m-60 186 60-70h220l60 70z"/><path class="k2" d="M80 240h80v110H80z"/>',
  gate: '<path class="k4" d="M-800 150h860v200H-800zM340 150h860v200H340z"/><path class="fence" d="M70 340V170M330 340V170M70 200h260M70 300h260M70 300 330 200M120 340V190M170 340V190M220 340V190M270 340V190"/>',
};

/** A border in flower before its wall, fence or hedge. */
export const border: Draw = (input) => {
  const count = input.what.includes('before') ? 0 : PLANTS;
  const plants = Array.from({ length: count }, (_, at) => plant(input, at));
  const stems = plants.map(({ stem }) => stem).join('');
  const heads = plants.map(({ head }) => head).join('');
  return html`
    ${trusted(`${variantOf(input, BACKS)}<path class="stem" d="${stems}"/>${heads}<path class="k2" d="M-800 330c300-14 1600-14 2000 0v600H-800z"/>`)}
  `;
};

/** Rules that these drawings alone need. */
export const BUILT_CSS = `
.plate .wave2 { fill: none; stroke: color-mix(in oklab, var(--near) 34%, var(--plate)); stroke-width: 3; }
.plate .bars { stroke-width: 6; }
.plate .fence { fill: none; stroke: color-mix(in oklab, var(--near) 26%, var(--plate)); stroke-width: 14; }
.plate .soil { fill: color-mix(in oklab, var(--near) 14%, var(--plate)); }
.plate .grass { fill: color-mix(in oklab, #6f9a4a 55%, var(--plate)); }
.plate .beans { fill: none; stroke: color-mix(in oklab, #3f6b35 80%, var(--plate)); stroke-width: 15; stroke-linecap: round; stroke-dasharray: 0.1 22; }
.plate .hedge { stroke: color-mix(in oklab, #3f5f2f 80%, var(--plate)); stroke-width: 16; }
.plate .pave { fill: color-mix(in oklab, var(--near) 8%, #fff); }
.plate .water { fill: color-mix(in oklab, #4f8fa8 70%, var(--plate)); }
.plate .stone { stroke: color-mix(in oklab, var(--near) 60%, var(--plate)); stroke-width: 6; }
.plate .leaf.two { fill: color-mix(in oklab, #3f6b35 80%, var(--plate)); }
.plate .bloom { fill: var(--touch); opacity: 0.9; }
.of-garden .way { stroke: color-mix(in oklab, var(--near) 6%, #fff); stroke-width: 18; }`;
