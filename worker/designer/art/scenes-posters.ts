import {
  box,
  countTo,
  disc,
  lines,
  motifAt,
  onTone,
  placeMotif,
  round,
  shape,
  type SceneInput,
  type Tone,
} from './scene.ts';

function drawTileShape(kind: number, x: number, y: number, side: number): string {
  const half = round(side / 2);
  const quarter = round(side / 4);
  const shapes = [
    `<path class="a" d="M${x} ${y}h${side}a${side} ${side} 0 0 1-${side} ${side}Z"/>`,
    `<path class="a" d="M${x} ${y + half}a${half} ${half} 0 0 1 ${side} 0Z"/>\n<path class="b" d="M${x} ${y + side}a${half} ${half} 0 0 1 ${side} 0Z"/>`,
    `<circle class="a" cx="${x + half}" cy="${y + half}" r="${half}"/>\n<circle class="c" cx="${x + half}" cy="${y + half}" r="${quarter}"/>`,
    `<path class="a" d="M${x} ${y}h${quarter}v${side}h-${quarter}ZM${x + half} ${y}h${quarter}v${side}h-${quarter}Z"/>`,
    `<path class="a" d="M${x} ${y + side}l${side}-${side}v${side}Z"/>`,
    `<path class="a" d="M${x + side} ${y}a${side} ${side} 0 0 0-${side} ${side}h${half}a${half} ${half} 0 0 1 ${half}-${half}Z"/>`,
  ];
  return shapes[kind % shapes.length] ?? '';
}

/** A wall of tiles: plain figures, and some that carry an object. */
export function drawTiles(input: SceneInput): string {
  const { width, height, random } = input;
  const columns = Math.max(2, Math.round(width / (Math.min(width, height) / 2.4)));
  const side = Math.ceil(width / columns);
  const rows = Math.ceil(height / side);
  const order = random.shuffle<Tone>([0, 1, 2, 3, 4]);
  const shift = random.between(0, 2);
  return lines(
    countTo(columns * rows, (index) => {
      const x = (index % columns) * side;
      const row = Math.floor(index / columns);
      const y = row * side;
      const tone = order[(index + row * 2) % 5] ?? 0;
      const isObject = (index + row * 2 + shift) % 3 === 0;
      const inside = isObject
        ? placeMotif({
            motif: motifAt(input, index),
            left: x + side * 0.13,
            foot: y + side * 0.84,
            size: side * 0.74,
          })
        : drawTileShape(random.between(0, 5), x, y, side);
      return lines(box(tone, x, y, side, side), onTone(tone, inside));
    }),
  );
}

/** Quarter circles around one corner, a disc, a bar: a concrete poster. */
export function drawArcs(input: SceneInput): string {
  const { width, height, random } = input;
  const reach = Math.max(width, height) * random.pick([0.92, 1.05]);
  const isLeft = random.next() > 0.5;
  const x = isLeft ? 0 : width;
  const rings = random.pick([5, 7]);
  const order = random.pick<readonly Tone[]>([
    [1, 4, 3, 4],
    [1, 0, 2, 0],
    [3, 4, 1, 4],
  ]);
  const ground = order[1] ?? 4;
  const small = Math.min(width, height) * 0.2;
  return lines(
    box(ground, 0, 0, width, height),
    countTo(rings, (index) =>
      disc(order[index % order.length] ?? 1, x, height, (reach * (rings - index)) / rings),
    ),
    disc(2, isLeft ? width - small * 1.3 : small * 1.3, small * 1.3, small),
    onTone(
      2,
      placeMotif({
        motif: motifAt(input, 0),
        left: (isLeft ? width - small * 1.3 : small * 1.3) - small * 0.62,
        foot: small * 1.3 + small * 0.56,
        size: small * 1.24,
      }),
    ),
  );
}

/** The object stands in the second bar, far enough from the edge for a frame that cuts the sides. */
const WIDTHS = [2, 8, 5, 3, 1, 1] as const;
const OBJECT_UNIT = 6;

/** Bars in a growing rhythm, cut by a half disc. */
export function drawBars(input: SceneInput): string {
  const { width, height, random } = input;
  const shuffled = random.shuffle<Tone>([1, 3, 2, 1, 3]);
  const order: readonly Tone[] = [...shuffled.slice(0, 2), 4, ...shuffled.slice(2)];
  const unit = width / 20;
  const isMirrored = random.next() > 0.5;
  let start = 0;
  const bars = WIDTHS.map((own, index) => {
    const from = start;
    start += own;
    const left = isMirrored ? width - (from + own) * unit : from * unit;
    return box(order[index] ?? 1, left, 0, own * unit, height);
  });
  const radius = Math.min(height * 0.46, width * 0.36);
  const x = isMirrored ? width * 0.42 : width * 0.58;
  const ground = order[1] ?? 1;
  const size = Math.min(unit * 5.8, height * 0.62);
  const half = `M${round(x)} ${round(height / 2 - radius)}a${round(radius)} ${round(radius)} 0 0 ${isMirrored ? 0 : 1} 0 ${round(radius * 2)}Z`;
  return lines(
    box(4, 0, 0, width, height),
    bars,
    shape(0, half),
    onTone(
      ground,
      placeMotif({
        motif: motifAt(input, 0),
        left: (isMirrored ? width - unit * OBJECT_UNIT : unit * OBJECT_UNIT) - size / 2,
        foot: height * 0.5 + size * 0.44,
        size,
      }),
    ),
  );
}
