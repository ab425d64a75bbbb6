import { html, trusted } from '../html.ts';
import { isMotif } from '../art/motif-words.ts';
import { object } from './plate-goods.ts';
import type { Draw, PlateInput } from './plate-input.ts';

/** What is behind a thing on a table: the light of a lamp, a window, a plinth. */
const BACKDROPS = [
  '<path class="k5" d="M-800 286h2000v600H-800z"/><path class="lit sheer" d="M200-160 40 300h320z"/><ellipse class="lit" cx="200" cy="308" rx="176" ry="40"/>',
  '<path class="k5" d="M-800 296h2000v600H-800z"/><path class="lit" d="M60 30h170v196H60z"/><path class="k5" d="M142 30h6v196h-6zM60 124h170v6H60z"/><path class="lit sheer" d="m150 300 150-4 90 90H190z"/>',
  '<path class="k5" d="M-800 330h2000v560H-800z"/><path class="lit" d="M70 306h260v600H70z"/><path class="k5" d="M330 306h34v600h-34z"/>',
] as const;

/** What is behind several things, by the word that asks for it: a wall and a table that fill a frame of any width. */
const ROOMS: Readonly<Record<string, string>> = {
  // The sun in the wall, and a table.
  sun: '<circle class="lit" cx="262" cy="176" r="138"/><path class="k4" d="M-800 300h2000v600H-800z"/><path class="k3" d="M-800 300h2000v8H-800z"/>',
  // A window with its light on the table.
  daylight:
    '<path class="k5" d="M-800 300h2000v600H-800z"/><path class="lit" d="M182 26h196v226H182z"/><path class="k4" d="M170 252h220v12H170zM276 26h7v226h-7zM182 132h196v7H182zM-800 300h2000v8H-800z"/><path class="lit sheer" d="m210 308 190 0 130 92H230z"/>',
  // A niche, on a board.
  vault:
    '<path class="k5" d="M-800-800h2000v2000H-800z"/><path class="lit" d="M40 306V172a160 160 0 0 1 320 0v134z"/><path class="k3" d="M-800 306h2000v22H-800z"/><path class="k4" d="M-800 328h2000v600H-800z"/>',
  // Two walls that meet, and a cloth over the table.
  cloth:
    '<path class="k5" d="M226-800h1000v1100H226z"/><path class="k4" d="M-800 300h2000v600H-800z"/><path class="lit" d="M20 300h360l40 600H-20z"/><path class="k5" d="M60 300h40l-14 600H36zM140 300h40v600h-46zM220 300h40l14 600h-54zM300 300h40l32 600h-54z"/>',
  // A curtain and the light from above.
  curtain:
    '<path class="k5" d="M-800-800h2000v1120H-800z"/><path class="k4" d="M-760-800h50v1120h-50zM-640-800h50v1120h-50zM-520-800h50v1120h-50zM-400-800h50v1120h-50zM-280-800h50v1120h-50zM-160-800h50v1120h-50zM-40-800h50v1120h-50zM80-800h50v1120H80zM200-800h50v1120h-50zM320-800h50v1120h-50zM440-800h50v1120h-50zM560-800h50v1120h-50zM680-800h50v1120h-50zM800-800h50v1120h-50zM920-800h50v1120h-50zM1040-800h50v1120h-50z"/><path class="k2" d="M-800 312h2000v600H-800z"/><path class="lit sheer" d="M160-800h80l190 1130H-30z"/><ellipse class="lit sheer" cx="200" cy="322" rx="236" ry="34"/>',
  // The open land, for what stands on no table.
  land: '<circle class="lit" cx="286" cy="150" r="74"/><path class="k5" d="M-800 262C-500 190-300 240-60 214S240 170 460 226s460-30 740 20v654H-800z"/><path class="k4" d="M-800 300c300-30 640 10 980-14s700-20 1020 6v608H-800z"/>',
};
/** For what stands on a table. */
export const STILL_ROOMS = ['sun', 'daylight', 'vault', 'cloth', 'curtain'] as const;

/** Left edge, foot and side of each thing, the last in front. */
type Place = readonly [x: number, foot: number, size: number];

const FOOT = 318;
/** In a frame that is as wide as it is high. */
const NEAR: readonly (readonly Place[])[] = [
  [[76, FOOT, 248]],
  [
    [36, FOOT - 4, 222],
    [236, FOOT + 10, 136],
  ],
  [
    [244, FOOT - 10, 122],
    [56, FOOT, 214],
    [206, FOOT + 20, 112],
  ],
];
/** In a frame that is a little wider. */
const BESIDE: readonly (readonly Place[])[] = [
  [[66, FOOT + 4, 268]],
  [
    [4, FOOT + 2, 250],
    [262, FOOT + 12, 160],
  ],
  [
    [-90, FOOT - 4, 170],
    [74, FOOT + 4, 250],
    [326, FOOT + 12, 148],
  ],
];
/** In a broad frame, from one side to the other. */
const APART: readonly (readonly Place[])[] = [
  [[60, FOOT + 6, 280]],
  [
    [-40, FOOT + 4, 270],
    [256, FOOT + 12, 180],
  ],
  [
    [-150, FOOT, 196],
    [74, FOOT + 6, 268],
    [372, FOOT + 10, 166],
  ],
];
/** Further things, where a band has room for them. */
const BEYOND: readonly Place[] = [
  [566, FOOT + 4, 176],
  [-330, FOOT + 8, 156],
];

const WIDE = 1.35;
const BROAD = 2.2;
const BAND = 2.5;

function placesFor(count: number, ratio: number): readonly Place[] {
  const few = Math.min(count, 3) - 1;
  if (ratio < WIDE) return NEAR[few] ?? [];
  if (ratio < BROAD) return BESIDE[few] ?? [];
  const beyond = ratio < BAND ? [] : BEYOND.slice(0, Math.max(0, count - 3));
  return [...(APART[few] ?? []), ...beyond];
}

function standing(input: PlateInput, motif: string, [x, foot, size]: Place): string {
  const shadow = `<ellipse class="shade" cx="${String(Math.round(x + size * 0.56))}" cy="${String(foot)}" rx="${String(Math.round(size * 0.46))}" ry="${String(Math.round(size * 0.06))}"/>`;
  const top = Math.round(foot - size * 0.93);
  return `${shadow}${object({ ...input, what: [motif] }, [x, top, size])}`;
}

/** The first of the things is the largest, wherever it stands. */
function largestFirst(places: readonly Place[], motifs: readonly string[]): string[] {
  const bySize = places
    .map((_, at) => at)
    .toSorted((one, other) => (places[other]?.[2] ?? 0) - (places[one]?.[2] ?? 0));
  return places.map((_, at) => motifs[bySize.indexOf(at)] ?? '');
}

function askedRoom({ what }: PlateInput, motifs: readonly string[]): string | undefined {
  return what.find((word) => Object.hasOwn(ROOMS, word) && !motifs.includes(word));
}

function group(input: PlateInput, motifs: readonly string[]): string {
  const { random, ratio = 1, isTall = false } = input;
  const places = placesFor(motifs.length, ratio);
  const room = ROOMS[askedRoom(input, motifs) ?? random.pick(STILL_ROOMS)] ?? '';
  const things = largestFirst(places, motifs).map((motif, at) => {
    const place = places[at];
    return place ? standing(input, motif, place) : '';
  });
  const all = `${room}${things.join('')}`;
  return isTall ? `<g transform="translate(26 44) scale(.87)">${all}</g>` : all;
}

/** A thing on a table, as in a film or on a bench, and neighbours face each other; or several things together. */
export const still: Draw = (input) => {
  const motifs = input.what.filter((word) => isMotif(word));
  const isSet = motifs.length > 1 || askedRoom(input, motifs) !== undefined;
  if (isSet || (input.ratio ?? 1) > WIDE) return html` ${trusted(group(input, motifs))} `;
  const backdrop = BACKDROPS[input.index % BACKDROPS.length] ?? BACKDROPS[0];
  const thing = `<ellipse class="shade" cx="212" cy="316" rx="112" ry="16"/>${object(input, [84, 86, 232])}`;
  const shown = input.index % 2 ? `<g transform="matrix(-1 0 0 1 400 0)">${thing}</g>` : thing;
  return html` ${trusted(`${backdrop}${shown}`)} `;
};
