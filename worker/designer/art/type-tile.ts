import type { Random } from '../random.ts';
import { html, trusted, type Html } from '../html.ts';

/** What a page without fitting objects shows in their place: its own letters, and plain shapes. */
export interface TypeTile {
  width: number;
  height: number;
  /** One or two capitals. */
  letters: string;
  /** Counts the tiles of a page, so that neighbours differ. */
  index: number;
  random: Random;
  label: string;
}

/** A field and the letters on it. */
const FIELDS = [
  { field: 'c1', ink: 'on1' },
  { field: 'c3', ink: 'on3' },
  { field: 'c2', ink: 'on2' },
  { field: 'c0', ink: 'c1' },
] as const;

type Field = (typeof FIELDS)[number];

/** Letters so large that the edge cuts them. */
function drawLetters({ width, height, letters, random }: TypeTile, { ink }: Field): Html {
  const size = Math.round(Math.max(height * 1.25, width * 0.9));
  const left = Math.round(width * (random.next() < 0.5 ? 0.04 : -0.05));
  return html`<text
    class="${trusted(ink)}"
    x="${left}"
    y="${Math.round(height * 0.5 + size * 0.38)}"
    font-size="${size}"
    >${letters}</text
  >`;
}

/** Quarters of discs on a grid. */
function drawQuarters({ width, height, random }: TypeTile, { ink }: Field): Html {
  const side = Math.round(Math.min(width, height) / 3);
  const cells = Math.ceil(width / side) * Math.ceil(height / side);
  const columns = Math.ceil(width / side);
  const quarters = Array.from({ length: Math.min(cells, 18) }, (_, cell) => {
    const x = (cell % columns) * side;
    const y = Math.floor(cell / columns) * side;
    const turn = Math.floor(random.next() * 4) * 90;
    return `<path transform="rotate(${turn} ${x + side / 2} ${y + side / 2})" d="M${x} ${y}h${side}a${side} ${side} 0 0 1-${side} ${side}z"/>`;
  });
  return html`<g class="${trusted(ink)}">${trusted(quarters.join('\n'))}</g>`;
}

/** Rings that the corner cuts. */
function drawRings({ width, height, random }: TypeTile, { ink }: Field): Html {
  const reach = Math.max(width, height);
  const x = random.next() < 0.5 ? 0 : width;
  const rings = [1, 0.8, 0.6, 0.4, 0.2].map(
    (share) =>
      `<circle cx="${x}" cy="${height}" r="${Math.round(reach * share)}" stroke-width="${Math.round(reach * 0.075)}"/>`,
  );
  return html`<g class="rings ${trusted(ink)}">${trusted(rings.join('\n'))}</g>`;
}

const DRAWINGS = [drawLetters, drawQuarters, drawRings] as const;

/** Letters or plain shapes in the page's colours: inline SVG of less than 2 KB, without the sprite. */
export function drawTypeTile(tile: TypeTile): Html {
  const { width, height, index } = tile;
  const field = FIELDS[index % FIELDS.length] ?? FIELDS[0];
  const draw = DRAWINGS[index % DRAWINGS.length] ?? drawLetters;
  return html`<svg
    class="art type"
    viewBox="0 0 ${width} ${height}"
    preserveAspectRatio="xMidYMid slice"
    role="img"
    aria-label="${tile.label}"
  >
    <rect class="${trusted(field.field)}" width="${width}" height="${height}" />
    ${draw(tile, field)}
  </svg>`;
}
