const WIDTH = 480;
const HEIGHT = 300;
const MARGIN = 36;
/** What lies further down is not on the drawing. */
const READ_CHARACTERS = 200_000;
const MAX_BLOCKS = 12;

interface Palette {
  ground: string;
  ink: string;
  accent: string;
}

/**
 * A drawing of a page by its own colours and parts, as an SVG of 480 x 300 px: what stands for a page
 * that nobody has taken a picture of yet. Only numbers and checked colours of the page get into it.
 */
export function drawWireframe(html: string): string {
  const source = html.slice(0, READ_CHARACTERS);
  const palette = readPalette(html);
  const parts = countParts(source);
  const shapes = [...drawHeader(palette), ...drawHero(palette, parts), ...drawRows(palette, parts)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.ground}"/>${shapes.join('')}</svg>`;
}

interface Parts {
  hasPicture: boolean;
  /** Things that stand side by side below the hero, 2 to 4. */
  columns: number;
  links: number;
}

function countParts(source: string): Parts {
  const count = (pattern: RegExp): number =>
    Math.min(source.match(pattern)?.length ?? 0, MAX_BLOCKS);
  const blocks = count(/<(?:article|section|figure|li)\b/gi);
  return {
    hasPicture: count(/<(?:img|picture|video|svg)\b/gi) > 0,
    columns: Math.min(Math.max(Math.round(blocks / 3), 2), 4),
    links: Math.min(Math.max(count(/<a\b/gi), 2), 4),
  };
}

function drawHeader({ ink, accent }: Palette): string[] {
  return [
    bar({ x: MARGIN, y: 22, width: 64, height: 10 }, ink),
    bar({ x: 384, y: 18, width: 60, height: 18 }, accent),
  ];
}

function drawHero({ ink, accent }: Palette, { hasPicture, links }: Parts): string[] {
  const words = [190, 160, 110].slice(0, hasPicture ? 3 : 2);
  const nav = Array.from({ length: links }, (_, index) =>
    bar({ x: 150 + index * 44, y: 24, width: 30, height: 6 }, ink, 0.45),
  );
  const title = words.map((width, index) =>
    bar({ x: MARGIN, y: 74 + index * 24, width, height: 15 }, ink),
  );
  const below = 74 + words.length * 24;
  return [
    ...nav,
    ...title,
    bar({ x: MARGIN, y: below + 6, width: 170, height: 6 }, ink, 0.4),
    bar({ x: MARGIN, y: below + 18, width: 140, height: 6 }, ink, 0.4),
    bar({ x: MARGIN, y: below + 38, width: 76, height: 22 }, accent),
    ...(hasPicture ? [bar({ x: 262, y: 66, width: 182, height: 138 }, accent, 0.28)] : []),
  ];
}

function drawRows({ ink }: Palette, { columns }: Parts): string[] {
  const gap = 14;
  const width = Math.round((WIDTH - 2 * MARGIN - gap * (columns - 1)) / columns);
  return Array.from({ length: columns }, (_, index) =>
    bar({ x: MARGIN + index * (width + gap), y: 232, width, height: 90 }, ink, 0.1),
  );
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function bar({ x, y, width, height }: Box, fill: string, opacity = 1): string {
  const radius = height > 60 ? 8 : Math.min(4, height / 2);
  const faint = opacity === 1 ? '' : ` fill-opacity="${opacity}"`;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${faint}/>`;
}

const PLAIN: Palette = { ground: '#f7f3ea', ink: '#1b2744', accent: '#0a62ad' };
const MINIMUM_CONTRAST = 0.35;
const MINIMUM_CHROMA = 40;

/** The main colours of a page by how it uses them, six digits each. */
export function readPalette(html: string): Palette {
  const source = html.slice(0, READ_CHARACTERS);
  const colours = [...countColours(source)].sort((one, other) => other[1] - one[1]);
  const named =
    /(?:theme-color"\s+content="|--color-ground:\s*|background(?:-color)?:\s*)(#[\da-f]{3,6})\b/i;
  const ground = toSixDigits(named.exec(source)?.[1] ?? '') ?? PLAIN.ground;
  const visible = colours
    .map(([colour]) => colour)
    .filter((colour) => Math.abs(lightness(colour) - lightness(ground)) > MINIMUM_CONTRAST);
  const fallbackInk = lightness(ground) > 0.5 ? PLAIN.ink : '#f3efe6';
  const ink = visible.find((colour) => chroma(colour) <= MINIMUM_CHROMA) ?? fallbackInk;
  const accent = colours
    .map(([colour]) => colour)
    .find((colour) => colour !== ground && chroma(colour) > MINIMUM_CHROMA * 2);
  return { ground, ink, accent: accent ?? ink };
}

function countColours(source: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [match] of source.matchAll(/#[\da-f]{3}(?:[\da-f]{3})?\b/gi)) {
    const colour = toSixDigits(match);
    if (colour !== null) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return counts;
}

function toSixDigits(colour: string): string | null {
  if (/^#[\da-f]{6}$/i.test(colour)) return colour.toLowerCase();
  if (!/^#[\da-f]{3}$/i.test(colour)) return null;
  return colour.replaceAll(/[\da-f]/gi, '$&$&').toLowerCase();
}

function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Perceived lightness of a six-digit colour, 0 to 1. */
function lightness(colour: string): number {
  const [red, green, blue] = channels(colour);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** How far a colour is from grey, 0 to 255. */
function chroma(colour: string): number {
  const values = channels(colour);
  return Math.max(...values) - Math.min(...values);
}
