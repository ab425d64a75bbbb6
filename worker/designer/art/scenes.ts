import { html, trusted, type Html } from '../html.ts';
import type { Random } from '../random.ts';
import type { MotifId } from './motifs.ts';

export const SCENE_IDS = [
  'still-life',
  'tiles',
  'arch',
  'giant',
  'hills',
  'shelf',
  'rays',
  'blueprint',
  'horizon',
  'pattern',
] as const;
export type SceneId = (typeof SCENE_IDS)[number];

export interface SceneInput {
  /** Objects of the trade, the most telling one first. */
  motifs: readonly [MotifId, ...MotifId[]];
  /** Size of the field in user units. */
  width: number;
  height: number;
  random: Random;
}

interface Placed {
  motif: MotifId;
  /** Left edge and foot line of the object, and its side length. */
  left: number;
  foot: number;
  size: number;
  turn?: number;
}

const round = (value: number): number => Math.round(value);

/** One object of the page's sprite (`#art-…`), standing on its foot line. */
export function placeMotif({ motif, left, foot, size, turn = 0 }: Placed): string {
  const top = foot - size * 0.92;
  const middle = `${round(left + size / 2)} ${round(top + size / 2)}`;
  const rotation = turn ? ` transform="rotate(${turn} ${middle})"` : '';
  return `<use href="#art-${motif}" x="${round(left)}" y="${round(top)}" width="${round(size)}" height="${round(size)}"${rotation}/>`;
}

function field(index: number, shape: string, inside = ''): string {
  return `<g class="f${index}">\n${shape}\n${inside}\n</g>`;
}

function box(left: number, top: number, width: number, height: number): string {
  return `<rect class="f" x="${round(left)}" y="${round(top)}" width="${round(width)}" height="${round(height)}"/>`;
}

function disc(x: number, y: number, radius: number): string {
  return `<circle class="f" cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/>`;
}

function motifAt(input: SceneInput, index: number): MotifId {
  return input.motifs[index % input.motifs.length] ?? input.motifs[0];
}

function drawStillLife(input: SceneInput): string {
  const { width, height, random } = input;
  const foot = height * 0.84;
  const big = Math.min(height * 0.62, width * 0.5);
  const isMirrored = random.next() > 0.5;
  const left = (share: number, size: number): number =>
    isMirrored ? width * (1 - share) - size : width * share;
  const small = big * 0.62;
  return [
    field(0, box(0, 0, width, height)),
    field(
      2,
      disc(left(0.62, 0) + (isMirrored ? 0 : 1), height * 0.36, Math.min(width, height) * 0.3),
    ),
    field(3, box(0, foot, width, height - foot)),
    field(
      0,
      '',
      [
        placeMotif({ motif: motifAt(input, 1), left: left(0.56, small), foot, size: small }),
        placeMotif({ motif: motifAt(input, 0), left: left(0.14, big), foot, size: big }),
        placeMotif({
          motif: motifAt(input, 2),
          left: left(0.78, small * 0.66),
          foot,
          size: small * 0.66,
        }),
      ].join('\n'),
    ),
  ].join('\n');
}

function drawTileShape(kind: number, x: number, y: number, side: number): string {
  const half = round(side / 2);
  const quarter = round(side / 4);
  const shapes = [
    `<path class="a" d="M${x} ${y}h${side}a${side} ${side} 0 0 1-${side} ${side}Z"/>`,
    `<path class="a" d="M${x} ${y + half}a${half} ${half} 0 0 1 ${side} 0Z"/>\n<path class="b" d="M${x} ${y + side}a${half} ${half} 0 0 1 ${side} 0Z"/>`,
    `<circle class="a" cx="${x + half}" cy="${y + half}" r="${round(side * 0.36)}"/>\n<circle class="c" cx="${x + half}" cy="${y + half}" r="${round(side * 0.16)}"/>`,
    `<path class="a" d="M${x} ${y}h${quarter}v${side}h-${quarter}ZM${x + half} ${y}h${quarter}v${side}h-${quarter}Z"/>`,
    `<path class="a" d="M${x} ${y + side}l${side}-${side}v${side}Z"/>`,
    `<path class="c" d="M${x + side} ${y}a${side} ${side} 0 0 0-${side} ${side}h${half}a${half} ${half} 0 0 1 ${half}-${half}Z"/>`,
  ];
  return shapes[kind % shapes.length] ?? '';
}

function drawTiles(input: SceneInput): string {
  const { width, height, random } = input;
  const columns = width > height * 1.3 ? 5 : width > height ? 4 : 3;
  const side = Math.ceil(width / columns);
  const rows = Math.ceil(height / side);
  const order = random.shuffle([0, 1, 2, 3, 4]);
  const tiles: string[] = [];
  for (let index = 0; index < columns * rows; index += 1) {
    const x = (index % columns) * side;
    const row = Math.floor(index / columns);
    const y = row * side;
    const tone = order[(index + row * 2) % 5] ?? 0;
    const isMotif = (index + row) % 2 === 0;
    const inside = isMotif
      ? placeMotif({
          motif: motifAt(input, index >> 1),
          left: x + side * 0.16,
          foot: y + side * 0.84,
          size: side * 0.68,
        })
      : drawTileShape(random.between(0, 5), x, y, side);
    tiles.push(field(tone, box(x, y, side, side), inside));
  }
  return tiles.join('\n');
}

function drawArch(input: SceneInput): string {
  const { width, height } = input;
  const archWidth = Math.min(width * 0.62, height * 0.68);
  const left = (width - archWidth) / 2;
  const top = height * 0.1;
  const foot = height * 0.88;
  const radius = archWidth / 2;
  const arch = `<path class="f" d="M${round(left)} ${round(foot)}V${round(top + radius)}a${round(radius)} ${round(radius)} 0 0 1 ${round(archWidth)} 0V${round(foot)}Z"/>`;
  const big = archWidth * 0.72;
  return [
    field(0, box(0, 0, width, height)),
    field(
      1,
      arch,
      placeMotif({ motif: motifAt(input, 0), left: (width - big) / 2, foot, size: big }),
    ),
    field(
      0,
      '',
      [
        placeMotif({
          motif: motifAt(input, 1),
          left: left - archWidth * 0.26,
          foot,
          size: archWidth * 0.42,
        }),
        placeMotif({
          motif: motifAt(input, 2),
          left: left + archWidth * 0.84,
          foot,
          size: archWidth * 0.4,
        }),
      ].join('\n'),
    ),
    field(3, box(0, foot, width, height - foot)),
  ].join('\n');
}

function drawGiant(input: SceneInput): string {
  const { width, height, random } = input;
  const size = Math.min(width, height) * 1.12;
  const turn = random.pick([-14, -8, 8, 14]);
  const tone = random.pick([1, 2, 1]);
  return field(
    tone,
    box(0, 0, width, height),
    placeMotif({
      motif: motifAt(input, 0),
      left: width * 0.5 - size * 0.46,
      foot: height * 0.5 + size * 0.46,
      size,
      turn,
    }),
  );
}

function ridge(width: number, height: number, top: number, lift: number): string {
  const mid = round(top - lift);
  const third = round(width / 3);
  return `<path class="f" d="M0 ${round(height)}V${round(top)}C${third} ${mid} ${round(third * 1.4)} ${round(top + lift * 0.7)} ${third * 2} ${round(top)}S${round(width * 0.9)} ${mid} ${round(width)} ${round(top - lift * 0.4)}V${round(height)}Z"/>`;
}

function drawHills(input: SceneInput): string {
  const { width, height, random } = input;
  const sunX = width * (0.25 + random.next() * 0.5);
  const size = Math.min(width, height) * 0.34;
  return [
    field(0, box(0, 0, width, height)),
    field(2, disc(sunX, height * 0.34, Math.min(width, height) * 0.15)),
    field(4, ridge(width, height, height * 0.56, height * 0.14)),
    field(
      0,
      '',
      placeMotif({ motif: motifAt(input, 0), left: width * 0.58, foot: height * 0.72, size }),
    ),
    field(1, ridge(width, height, height * 0.7, height * -0.08)),
    field(
      1,
      '',
      placeMotif({
        motif: motifAt(input, 1),
        left: width * 0.16,
        foot: height * 0.82,
        size: size * 0.9,
      }),
    ),
    field(3, ridge(width, height, height * 0.86, height * 0.06)),
  ].join('\n');
}

function drawShelf(input: SceneInput): string {
  const { width, height } = input;
  const rows = height > width ? 3 : 2;
  const parts = [field(0, box(0, 0, width, height))];
  for (let row = 0; row < rows; row += 1) {
    const foot = height * ((row + 0.88) / rows);
    const size = Math.min((height / rows) * 0.66, width / 4);
    const motifs = [0, 1, 2].map((column) => {
      const scale = [1, 0.8, 0.9][(column + row) % 3] ?? 1;
      const left = width * (0.08 + column * 0.3) + (row % 2) * width * 0.04;
      return placeMotif({
        motif: motifAt(input, row * 3 + column),
        left,
        foot,
        size: size * scale,
      });
    });
    parts.push(field(0, '', motifs.join('\n')), field(3, box(0, foot, width, height * 0.022)));
  }
  return parts.join('\n');
}

function drawRays(input: SceneInput): string {
  const { width, height } = input;
  const x = width / 2;
  const y = height * 0.58;
  const reach = Math.hypot(width, height);
  const rays: string[] = [];
  for (let index = 0; index < 12; index += 1) {
    const from = (index * Math.PI) / 6;
    const to = from + Math.PI / 12;
    rays.push(
      `M${round(x)} ${round(y)}L${round(x + Math.cos(from) * reach)} ${round(y + Math.sin(from) * reach)}L${round(x + Math.cos(to) * reach)} ${round(y + Math.sin(to) * reach)}Z`,
    );
  }
  const size = Math.min(width, height) * 0.6;
  return [
    field(1, box(0, 0, width, height)),
    field(2, `<path class="f" d="${rays.join('')}"/>`),
    field(
      4,
      disc(x, y, size * 0.66),
      placeMotif({ motif: motifAt(input, 0), left: x - size / 2, foot: y + size * 0.44, size }),
    ),
  ].join('\n');
}

function drawBlueprint(input: SceneInput): string {
  const { width, height } = input;
  const step = 40;
  const lines: string[] = [];
  for (let x = step; x < width; x += step) lines.push(`M${x} 0V${round(height)}`);
  for (let y = step; y < height; y += step) lines.push(`M0 ${y}H${round(width)}`);
  const size = Math.min(width, height) * 0.62;
  const left = round((width - size) / 2);
  const top = round((height - size) / 2);
  const end = round(left + size);
  return [
    field(3, box(0, 0, width, height), `<path class="grid" d="${lines.join('')}"/>`),
    `<g class="f3 drawn">\n${placeMotif({ motif: motifAt(input, 0), left, foot: top + size * 0.92, size })}\n<path class="measure" d="M${left} ${top - 24}H${end}M${left} ${top - 32}v16M${end} ${top - 32}v16M${end + 24} ${top}V${round(top + size)}M${end + 16} ${top}h16M${end + 16} ${round(top + size)}h16"/>\n</g>`,
  ].join('\n');
}

function drawHorizon(input: SceneInput): string {
  const { width, height, random } = input;
  const line = height * 0.6;
  const size = height * 0.42;
  const waves = [0, 1, 2].map((row) => {
    const y = round(line + height * (0.1 + row * 0.11));
    return `<path class="swell" d="M${round(width * (row % 2) * 0.06)} ${y}q${round(width / 24)}-10 ${round(width / 12)} 0${`t${round(width / 12)} 0`.repeat(9)}"/>`;
  });
  return [
    field(0, box(0, 0, width, height)),
    field(2, disc(width * (0.3 + random.next() * 0.4), line - height * 0.12, height * 0.2)),
    field(
      0,
      '',
      placeMotif({
        motif: motifAt(input, 0),
        left: width * 0.56,
        foot: line + height * 0.02,
        size,
      }),
    ),
    field(1, box(0, line, width, height - line), waves.join('\n')),
    field(
      1,
      '',
      placeMotif({
        motif: motifAt(input, 1),
        left: width * 0.1,
        foot: height * 0.93,
        size: size * 0.8,
      }),
    ),
  ].join('\n');
}

function drawPattern(input: SceneInput): string {
  const { width, height, random } = input;
  const cell = Math.min(width, height) / 3;
  const tone = random.pick([3, 1, 0]);
  const parts: string[] = [];
  const columns = Math.ceil(width / cell) + 1;
  for (let row = 0; row < Math.ceil(height / cell); row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const left = column * cell - (row % 2) * cell * 0.5 + cell * 0.2;
      const foot = row * cell + cell * 0.8;
      parts.push(
        placeMotif({
          motif: motifAt(input, row * 2 + column),
          left,
          foot,
          size: cell * 0.6,
          turn: random.between(-2, 2) * 9,
        }),
      );
    }
  }
  return field(tone, box(0, 0, width, height), parts.join('\n'));
}

const DRAW: Record<SceneId, (input: SceneInput) => string> = {
  'still-life': drawStillLife,
  tiles: drawTiles,
  arch: drawArch,
  giant: drawGiant,
  hills: drawHills,
  shelf: drawShelf,
  rays: drawRays,
  blueprint: drawBlueprint,
  horizon: drawHorizon,
  pattern: drawPattern,
};

/** A picture of the trade in the page's own colours: inline SVG, 1–4 KB, needs the page's sprite and art CSS. */
export function drawScene(scene: SceneId, input: SceneInput, label: string): Html {
  const { width, height } = input;
  return html`<svg
    class="art"
    viewBox="0 0 ${width} ${height}"
    preserveAspectRatio="xMidYMid slice"
    role="img"
    aria-label="${label}"
  >
    ${trusted(DRAW[scene](input))}
  </svg>`;
}
