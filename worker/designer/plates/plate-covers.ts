import { html, trusted } from '../html.ts';
import { object } from './plate-goods.ts';
import {
  inscribed,
  variantOf,
  words,
  type Box,
  type Draw,
  type PlateInput,
} from './plate-input.ts';

/** Bold shapes for the sleeve of a record, by what it sings of. */
const SLEEVES: Readonly<Record<string, string>> = {
  rings:
    '<circle cx="200" cy="142" r="118"/><circle class="t" cx="200" cy="142" r="46"/><circle class="p" cx="200" cy="142" r="10"/>',
  sunset:
    '<path d="M0 60h400v26H0zM0 110h400v26H0zM0 160h400v26H0zM0 210h400v26H0z"/><circle class="t" cx="280" cy="148" r="92"/>',
  peak: '<path d="M0 270 200 20l200 250z"/><circle class="t" cx="200" cy="160" r="62"/>',
  blocks:
    '<path d="M40 40h150v220H40z"/><path class="t" d="M210 40h150v105H210z"/><path d="M360 155v105H210a150 105 0 0 1 150-105z"/>',
  halves:
    '<path class="t" d="M0 0h200v270H0z"/><path d="M200 0a135 135 0 0 1 0 270zM200 0a135 135 0 0 0 0 270" /><circle class="p" cx="200" cy="135" r="40"/>',
  floors:
    '<path d="M120 30h160v240H120z"/><path class="p" d="M134 44h60v36h-60zM206 44h60v36h-60zM134 90h60v36h-60zM206 90h60v36h-60zM134 136h60v36h-60zM134 182h60v36h-60zM206 182h60v36h-60zM134 228h132v42H134z"/><path class="t" d="M206 136h60v36h-60z"/>',
  bells:
    '<path d="M110 24h180v246H110z"/><g class="t"><circle cx="160" cy="66" r="16"/><circle cx="160" cy="116" r="16"/><circle cx="160" cy="166" r="16"/><circle cx="160" cy="216" r="16"/></g><path class="p" d="M190 56h80v20h-80zM190 106h80v20h-80zM190 156h80v20h-80zM190 206h80v20h-80z"/>',
  letterbox:
    '<path d="M60 90h280v150H60z"/><path class="p" d="M100 120h200v18H100z"/><path class="t" d="m140 30 120-10 10 108H150z"/><path class="line stroked-p" d="m142 34 66 44 50-54"/>',
  radiator:
    '<path d="M60 70h40v180H60zM110 70h40v180h-40zM160 70h40v180h-40zM210 70h40v180h-40zM260 70h40v180h-40zM310 70h40v180h-40z"/><path class="t" d="M40 240h330v14H40z"/><path class="line stroke-a" d="M80 46c-16-16 16-20 0-36M180 46c-16-16 16-20 0-36M280 46c-16-16 16-20 0-36"/>',
  shadow:
    '<path class="t" d="M0 0h400v270H0z"/><path d="M60 270V150l60-40v-40a26 26 0 0 1 52 0v40l200 160z"/><path class="p" d="M60 270h90V120h-30l-60 30z" opacity=".25"/>',
  drum: '<path d="M90 30h220v240H90z"/><circle class="p" cx="200" cy="160" r="80"/><circle class="t" cx="200" cy="160" r="62"/><path class="p" d="M150 170q25-26 50 0t50 0v30q-50 40-100 0z"/><circle class="p" cx="120" cy="56" r="10"/><circle class="p" cx="150" cy="56" r="10"/>',
  choir:
    '<path d="M20 270c0-60 90-60 90 0zM130 270c0-60 90-60 90 0zM240 270c0-60 90-60 90 0z"/><circle cx="65" cy="190" r="30"/><circle cx="175" cy="190" r="30"/><circle cx="285" cy="190" r="30"/><g class="t"><path d="M-10 200c0-60 90-60 90 0zM80 170c0-60 90-60 90 0zM190 170c0-60 90-60 90 0zM300 200c0-60 90-60 90 0z" transform="translate(10 -60)"/></g><g class="p"><circle cx="65" cy="198" r="9"/><circle cx="175" cy="198" r="9"/><circle cx="285" cy="198" r="9"/></g>',
  marsh:
    '<path class="t" d="M0 150h400v120H0z"/><circle cx="290" cy="110" r="50"/><path d="M40 270l10-170 10 170zM80 270l8-120 8 120zM120 270l12-200 12 200zM330 270l8-110 8 110z"/><path class="line stroked-p" d="M0 190q50-20 100 0t100 0 100 0 100 0M0 230q50-20 100 0t100 0 100 0 100 0"/>',
  spot: '<path d="M0 0h400v270H0z"/><path class="p" d="m200-40-130 300h260z" opacity=".22"/><ellipse class="p" cx="200" cy="240" rx="130" ry="24"/><circle class="t" cx="200" cy="130" r="22"/><path class="t" d="M176 156h48l10 84h-68z"/>',
  swing:
    '<path d="M60 30h8v240h-8zM332 30h8v240h-8zM60 30h280v8H60z"/><path class="line" d="M130 38v160M180 38v160M220 38l60 140M270 38l60 140"/><path class="t" d="M120 196h70v14h-70zM276 172h64v14h-64z"/>',
  ice: '<path class="t" d="M0 180h400v90H0z"/><path d="M40 180 110 60l50 70 60-100 80 150z"/><path class="p" d="M110 60l26 36-24 20-20-20zM220 30l34 66-30 30-30-40z"/><path d="M80 200h60l-20 30H60zM200 210h100l-20 30H180z"/>',
  reel: '<path class="t" d="m120 130 300-90v190z" opacity=".5"/><circle cx="120" cy="130" r="100"/><g class="p"><circle cx="120" cy="76" r="24"/><circle cx="120" cy="184" r="24"/><circle cx="66" cy="130" r="24"/><circle cx="174" cy="130" r="24"/></g><circle class="t" cx="120" cy="130" r="12"/>',
  desk: '<path d="M0 210h400v60H0z"/><path class="t" d="m250 60 90 30-8 24-92-30z"/><path d="M244 70 180 130l34 80h14l-30-76 56-54z"/><path class="p" d="m334 112-60 98H80L248 80z" opacity=".2"/><path class="p" d="M60 190h110v20H60z"/><path d="M76 150h80v40H76z"/>',
  harbour:
    '<path class="t" d="M0 190h400v80H0z"/><path d="M70 190V60h10v130zM70 60l90 40-80 6zM240 190V90h8v100zM300 150h70l-20 40h-110l-10-40z"/><circle class="p" cx="330" cy="60" r="30"/><path class="line stroked-p" d="M30 220h90M160 240h120M300 220h80"/>',
  orbit:
    '<circle class="t" cx="200" cy="140" r="66"/><path class="line" d="M60 190c-40-50 80-130 190-130s130 50 60 110-210 70-250 20z"/><circle cx="330" cy="96" r="18"/><path class="dots" d="M60 50h.1M120 30h.1M340 220h.1M50 240h.1M370 40h.1M300 30h.1"/>',
  quarrel:
    '<path d="M0 0h190l-40 60 50 40-60 60 40 50-30 60H0z"/><path class="t" d="M400 0H230l-30 70 50 40-60 60 40 50-20 50h190z"/>',
  night:
    '<path d="M0 0h400v270H0z"/><path class="t" d="M250 50a80 80 0 1 0 60 130 90 90 0 0 1-60-130z"/><path class="line stroked-p" d="M0 210h400M0 226h400M0 242h400M0 258h400"/>',
  panes:
    '<path d="M60 30h280v240H60z"/><path class="p" d="M80 50h60v60H80zM170 50h60v60h-60zM260 50h60v60h-60zM80 140h60v60H80zM260 140h60v60h-60z"/><path class="t" d="M170 140h60v60h-60z"/><path d="M196 164a8 8 0 1 1 .1 0v36h-14l4-30z"/>',
  synth:
    '<path class="line thick" d="M0 90q40-120 80 0t80 0 80 0 80 0 80 0"/><path class="line thick stroke-a" d="M0 150q20-80 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0"/><path class="line thick" d="M0 210h40v-40h40v80h40v-80h40v80h40v-80h40v80h40v-80h40v80h40v-40h40"/>',
  pizzicato:
    '<path class="line" d="M60 0v270M130 0v270M200 0v270M270 0v270M340 0v270"/><circle class="t" cx="60" cy="80" r="24"/><circle cx="130" cy="180" r="24"/><circle class="t" cx="200" cy="110" r="24"/><circle cx="270" cy="210" r="24"/><circle class="t" cx="340" cy="60" r="24"/>',
  bow: '<path class="line thick" d="M20 240C120 120 240 60 380 40"/><path class="line" d="M36 256C150 150 260 90 388 58"/><path class="t" d="M20 226l36 30-20 24-34-30z"/><circle cx="290" cy="190" r="50"/><circle class="p" cx="290" cy="190" r="16"/>',
};

/** A record sleeve: bold shapes, the title below. */
export const sleeve: Draw = (input) =>
  html`${trusted(variantOf(input, input.what.length > 0 ? SLEEVES : FIRST_SLEEVES))}
  ${words(input, { x: 28, y: 284, width: 344, height: 96, anchor: 'start', most: 46 })}`;

const FIRST_SLEEVES = Object.fromEntries(Object.entries(SLEEVES).slice(0, 5));

const STONES: Readonly<Record<string, string>> = {
  slab: '<path d="M24 24h352v352H24z" class="slab"/><g class="line thin"><path d="M38 38h324v324H38z"/></g>',
  head: '<path class="ground" d="M-800 350h2000v500H-800z"/><path class="slab" d="M70 364V170a130 120 0 0 1 260 0v194z"/><path class="line thin" d="M84 350V172a116 106 0 0 1 232 0v178"/><path class="line" d="M188 74c0-14 24-14 24 0v14c14 6 20 20 20 36l6 10h-76l6-10c0-16 6-30 20-36z"/>',
  lintel:
    '<path class="slab" d="M-800 60h2000v130H-800z"/><path class="line thin" d="M-800 74h2000M-800 176h2000"/><path class="k4" d="M40 190h320v600H40z"/><path class="k2" d="M60 190h280v600H60z"/><path class="line thin" d="M200 190v300"/>',
};

const CARVED: Readonly<Record<string, string>> = {
  tracery:
    '<path class="slab" d="M60 380V180C60 90 130 40 200 20c70 20 140 70 140 160v200z"/><path class="glass2" d="M86 370V190a50 60 0 0 1 100 0v180zM214 370V190a50 60 0 0 1 100 0v180z"/><circle class="glass2" cx="200" cy="104" r="36"/><path class="line" d="M200 70v70M166 104h68M136 150v220M264 150v220M86 250h100M214 250h100M86 310h100M214 310h100"/>',
  wall: '<path class="slab" d="M-800 60h2000v700H-800z"/><path class="line" d="M-800 60h2000M-800 120c200 6 800-8 2000 0M-800 184c300-8 900 8 2000 0M-800 250c200 8 700-6 2000 0M-800 316c300-6 900 8 2000 0M20 62l-4 58M130 62l6 56M240 60l-6 60M340 62l4 58M70 122l4 60M180 122l-4 60M290 120l6 64M30 186l-6 62M120 186l6 62M230 186l-4 64M330 184l6 66M80 252l-4 64M170 250l4 66M270 252l-6 64M370 250v66M40 318v70M140 318l-4 70M250 316l4 70M340 318l-4 70"/>',
  step: '<path class="slab" d="M-800 230c560 0 760 0 830 0 100 50 240 50 340 0h830v90H-800z"/><path class="k3" d="M-800 320h2000v500H-800z"/><path class="k4" d="M60-300h280v530c-90 44-190 44-280 0z"/><path class="line" d="M60 230c90 44 190 44 280 0"/><path class="line thin" d="M100 268c70 20 130 20 200 0"/>',
  face: '<circle class="slab" cx="200" cy="200" r="166"/><circle class="line thin" cx="200" cy="200" r="152"/><path class="line" d="M150 170c14-14 34-10 40 4M210 174c6-14 26-18 40-4M200 176l-12 56h26M166 262c20 20 50 20 70 0M130 140C90 120 80 70 96 60c30 0 50 20 60 50M270 140c40-20 50-70 34-80-30 0-50 20-60 50M200 100c-20-30-10-60 0-70 10 10 20 40 0 70M120 200c-40 0-60 30-60 40 30 20 60 0 70-20M280 200c40 0 60 30 60 40-30 20-60 0-70-20M150 290c-30 20-30 50-20 60 30 0 40-30 44-50M250 290c30 20 30 50 20 60-30 0-40-30-44-50M200 290v60"/><circle cx="170" cy="182" r="7"/><circle cx="232" cy="182" r="7"/>',
  pear: '<path class="slab" d="M200 110c30 0 44 30 44 60 0 40 50 60 50 110 0 54-44 80-94 80s-94-26-94-80c0-50 50-70 50-110 0-30 14-60 44-60z"/><path class="line" d="M200 110c0-30 6-50 20-70M206 70c30-20 60-10 70 6-26 20-56 16-70-6z"/><path class="line thin" d="M140 250c-10 50 10 80 40 90"/>',
  dial: '<path class="slab" d="M40 40h320v320H40z"/><path class="line thin" d="M54 54h292v292H54z"/><path class="line" d="M200 110 84 150M200 110 96 220M200 110 130 280M200 110 168 314M200 110l32 204M200 110l70 170M200 110l104 110M200 110l116 40"/><path class="line thin" d="M84 150a124 124 0 0 0 232 0M96 220c10 120 198 120 208 0"/><path class="shade" d="M200 110l46 200-22 6z"/><path class="t" d="M192 100h16l22 130-30-100z"/>',
};

const STONE_WORDS: Readonly<Record<string, Box>> = {
  slab: { x: 58, y: 70, width: 284, height: 260, most: 60 },
  head: { x: 96, y: 150, width: 208, height: 170, most: 40 },
  lintel: { x: 40, y: 76, width: 320, height: 98, most: 52 },
};

/** Letters cut into stone, lit from above, or a carved piece. */
export const stone: Draw = (input) => {
  const carved = input.what.find((word) => Object.hasOwn(CARVED, word));
  if (carved !== undefined) return html`${trusted(CARVED[carved] ?? '')}`;
  const kind = input.what.find((word) => Object.hasOwn(STONES, word)) ?? 'slab';
  const cut = inscribed(input).name.toLocaleUpperCase();
  const text = { ...input, name: cut, glyph: input.glyph * 1.3 };
  const box = STONE_WORDS[kind] ?? { x: 58, y: 70, width: 284, height: 260, most: 60 };
  return html`
    ${trusted(STONES[kind] ?? '')} ${words(text, { ...box, y: box.y + 2 }, 'class="lit wide"')}
    ${words(text, box, 'class="cut wide"')}
  `;
};

/** Where the picture and the title of a cover stand. */
const COVERS = [
  {
    ground: '<circle class="t" cx="213" cy="270" r="84"/>',
    size: 150,
    x: 138,
    y: 194,
    text: { x: 112, y: 44, width: 192, height: 126, most: 40 },
  },
  {
    ground: '<path class="t" d="M109 24h209v190H109z"/>',
    size: 156,
    x: 135,
    y: 50,
    text: { x: 116, y: 226, width: 192, height: 136, most: 40 },
  },
  {
    ground: '<path class="t" d="M109 376V250c60-40 140-40 209 0v126z"/>',
    size: 170,
    x: 128,
    y: 196,
    text: { x: 112, y: 40, width: 192, height: 140, most: 42 },
  },
] as const;

/** A book that shows what it is about: spine, board, a drawing and the title. */
export function picturedBook(input: PlateInput): ReturnType<Draw> {
  const { ground, size, x, y, text } = COVERS[input.index % COVERS.length] ?? COVERS[0];
  return html`
    ${trusted(`<path d="M92 24h226v352H92a14 14 0 0 1-14-14V38a14 14 0 0 1 14-14z"/>${ground}<path class="p" d="M104 24h5v352h-5z"/><g class="on-cover">${object(input, [x, y, size])}</g>`)}
    ${words(input, text, 'class="p"')}
  `;
}

/** A frame of a film with what it is about, over its title. */
export function picturedCard(input: PlateInput): ReturnType<Draw> {
  return html`
    ${trusted(`<path d="M-800-800h2000v832H-800z"/><path class="k5" d="M-800 268h2000v100H-800z"/><ellipse class="lit" cx="200" cy="284" rx="150" ry="26"/>${object(input, [92, 62, 216])}<path d="M-800 318h2000v800H-800z"/>`)}
    ${words(input, { x: 20, y: 324, width: 360, height: 68, most: 40 }, 'class="p"')}
  `;
}

/** Rules that these drawings alone need. */
export const COVERS_CSS = `
.plate .stroked-p { stroke: var(--plate); stroke-width: 6; }
.plate .glass2 { fill: var(--touch); opacity: 0.45; }
.plate .on-cover .thing { --art-a: var(--plate); --art-b: color-mix(in oklab, var(--on-plate) 60%, #000); --art-c: #fff; --art-o: color-mix(in oklab, var(--on-plate) 70%, #000); }`;
