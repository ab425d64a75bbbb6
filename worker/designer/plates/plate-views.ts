import { html, trusted } from '../html.ts';
import type { Draw } from './plate-input.ts';
import { object } from './plate-goods.ts';
import { VIEW_SETTINGS, VIEW_THINGS } from './view-things.ts';

/** The sky of a view and the field of the page's colours that it takes. */
const SKIES: Readonly<Record<string, number>> = { day: 0, dawn: 1, dusk: 2, night: 3 };

/** What hangs in the sky. */
const ABOVE: Readonly<Record<string, string>> = {
  sun: '<circle class="t" cx="292" cy="168" r="54"/>',
  low: '<circle class="t" cx="118" cy="238" r="70"/>',
  moon: '<path class="lit" d="M300 52a48 48 0 1 0 44 74 54 54 0 0 1-44-74z"/>',
  stars:
    '<path class="dots" d="M40 60h.1M96 132h.1M150 40h.1M210 96h.1M356 180h.1M24 176h.1M250 36h.1M380 70h.1M-90 80h.1M-200 150h.1M-320 60h.1M470 110h.1M590 60h.1M700 140h.1"/>',
  cloud:
    '<path class="k5" d="M30 138a32 32 0 0 1 60-14 42 42 0 0 1 78 12 26 26 0 0 1 4 52H46a26 26 0 0 1-16-50zM430 96a26 26 0 0 1 50-10 34 34 0 0 1 62 10 20 20 0 0 1 2 40H442a20 20 0 0 1-12-40zM-260 110a26 26 0 0 1 50-10 34 34 0 0 1 62 10 20 20 0 0 1 2 40h-102a20 20 0 0 1-12-40z"/>',
  rain: '<path class="rule" d="m-300 40-30 80m80-20-30 80m80-150-30 80m130-90-34 90m70-20-34 90m80-170-34 90m80-60-34 90m80-140-34 90m90-10-34 90m70-180-34 90m120-60-34 90m70-20-34 90m80-150-34 90"/>',
  gulls:
    '<path class="line" d="M86 96q16-20 30 0 14-20 30 0M196 60q12-15 22 0 11-15 22 0M250 120q10-12 18 0 9-12 18 0"/>',
};

/** The land, from the horizon down. */
const GROUNDS: Readonly<Record<string, string>> = {
  hills:
    '<path class="k4" d="M-800 262C-500 190-300 240-60 214S240 170 460 226s460-30 740 20v654H-800z"/><path class="k3" d="M-800 300C-400 240-160 292 80 262s420-6 620 20 380-10 500 10v608H-800z"/><path class="k2" d="M-800 336c300-30 640 10 980-14s700-20 1020 6v572H-800z"/>',
  peaks:
    '<path class="k4" d="m-800 300 220-150 130 80 190-170 150 130 120-70 150-110 170 150 120-60 150 80 140-130 260 210v600H-800z"/><path class="lit" d="m-260 60 56 50-34 14-22-14-30 8zM160 10l52 46-30 16-24-16-34 14z"/><path class="k2" d="M-800 330c300-30 640 10 980-14s700-20 1020 6v578H-800z"/>',
  sea: '<path class="k3" d="M-800 250h2000v650H-800z"/><path class="wave" d="M30 276h70M170 268h110M330 284h90M-80 300h130M110 308h150M300 322h120M-20 344h190M230 356h160M-420 280h150M-300 316h160M480 272h130M560 306h180M-520 340h200M620 344h150"/>',
  field:
    '<path class="k3" d="M-800 256c500-26 1400-30 2000 0v644H-800z"/><path class="row" d="M200 250-900 900M200 250-420 900M200 250-60 900M200 250 200 900M200 250 460 900M200 250 820 900M200 250 1300 900"/>',
  street:
    '<path class="k4" d="M-800 300h2000v600H-800z"/><path class="k3" d="M-800 344h2000v556H-800z"/><path class="wave" d="M-800 380h160m80 0h160m80 0h160m80 0h160m80 0h160m80 0h160m80 0h160m80 0h160m80 0h160"/>',
  room: '<path class="k5" d="M-800 318h2000v582H-800z"/><path class="k4" d="M-800 310h2000v10H-800z"/><path class="lit sheer" d="m-40 400 120-78h170l-40 78z"/>',
  beach:
    '<path class="k3" d="M-800 232h2000v120H-800z"/><path class="wave" d="M20 252h120M210 246h90M-120 264h110M340 262h120"/><path class="k5" d="M-800 300c500-34 900-24 1240-6s520 4 760-10v616H-800z"/>',
  cliff:
    '<path class="k4" d="M-800 250h2000v650H-800z"/><path class="wave" d="M190 276h120M250 300h150M210 330h110M470 290h150"/><path class="k2" d="M-800 900V130c260 4 560-10 716 6l60 26 20 46 34 20 4 60 46 30 24 70 60 242z"/><path class="k1" d="m-24 162 20 46 34 20 4 60 46 30 24 70 60 242H20L-30 330z"/><path class="k2" d="M380 900c10-200 20-330 60-350l40-60 60-10 90-60c180-20 380-20 570-20v500z"/>',
  lawn: '<path class="k4" d="M-800 276c300-10 700-20 1000-16s700-6 1000 8v632H-800z"/><path class="k3" d="M-800 330c400-16 1300-30 2000-4v574H-800z"/>',
};

function known(
  table: Readonly<Record<string, string>>,
  what: readonly string[],
): readonly string[] {
  return what.flatMap((word) => (Object.hasOwn(table, word) ? [table[word] ?? ''] : []));
}

/** How far things stand apart, by how many there are. */
const PLACES: Readonly<Record<number, readonly number[]>> = {
  1: [0],
  2: [-92, 92],
  3: [-130, 0, 130],
  4: [-150, -50, 50, 150],
};

/** Which field a view takes: its sky says so. */
export function skyOf(what: readonly string[]): number | undefined {
  const sky = what.find((word) => Object.hasOwn(SKIES, word));
  return sky === undefined ? undefined : SKIES[sky];
}

/** Leaves what stands there room beside it where the sides of the frame cut the picture. */
const NARROWED = 'translate(44 74) scale(.78)';

/** A picture put together from its words: a sky, what hangs in it, the land, and what stands there. */
export const view: Draw = ({ what, isTall = false }) => {
  const things = known(VIEW_THINGS, what);
  const places = PLACES[Math.min(things.length, 4)] ?? [];
  const standing = things.map(
    (thing, at) => `<g transform="translate(${String(places[at] ?? 0)} 0)">${thing}</g>`,
  );
  const all = isTall ? [`<g transform="${NARROWED}">`, ...standing, '</g>'] : standing;
  return html`${trusted([...known(ABOVE, what), ...known(GROUNDS, what), ...known(VIEW_SETTINGS, what), ...all].join(''))}`;
};

const OF_VIEWS = [SKIES, ABOVE, GROUNDS, VIEW_THINGS, VIEW_SETTINGS];

/** The words that no view knows: they name a thing to stand in it. */
function otherWords(what: readonly string[]): readonly string[] {
  return what.filter((word) => OF_VIEWS.every((table) => !Object.hasOwn(table, word)));
}

/** A photograph on paper with its white edge: a view, or a thing against the wall. */
export const print: Draw = (input) => html`
  ${trusted('<path class="dust" d="M52 32h308v352H52z"/><path class="sheet" d="M44 24h308v352H44z"/>')}
  <svg x="60" y="40" width="276" height="290" viewBox="20 10 360 378">
    ${trusted('<path class="p" d="M-800-800h2000v2000H-800z"/>')}${view(input)}${trusted(object({ ...input, what: otherWords(input.what) }, [90, 110, 220]))}
  </svg>
`;
