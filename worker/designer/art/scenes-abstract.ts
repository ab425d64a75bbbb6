import type { Random } from '../random.ts';
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
  standMotif,
  stroke,
  type SceneInput,
  type Tone,
} from './scene.ts';

function loop(x: number, y: number, radius: number, lobes: readonly number[]): string {
  const count = 14;
  const point = (index: number): [number, number] => {
    const angle = (index * 2 * Math.PI) / count;
    const [a = 0, b = 0, c = 0] = lobes;
    const own =
      radius *
      (1 +
        0.16 * Math.sin(angle * 2 + a) +
        0.1 * Math.sin(angle * 3 + b) +
        0.05 * Math.sin(angle * 5 + c));
    return [x + Math.cos(angle) * own * 1.25, y + Math.sin(angle) * own];
  };
  const middle = (one: number): string => {
    const [ax, ay] = point(one);
    const [bx, by] = point(one + 1);
    return `${round((ax + bx) / 2)} ${round((ay + by) / 2)}`;
  };
  const curves = countTo(count, (index) => {
    const [px, py] = point(index + 1);
    return `Q${round(px)} ${round(py)} ${middle(index + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}Z`;
}

/** Height lines of a made-up landscape. */
export function drawContours(input: SceneInput): string {
  const { width, height, random } = input;
  const tone = random.pick<Tone>([3, 0, 1]);
  const x = width * random.pick([0.34, 0.62]);
  const y = height * 0.52;
  const lobes = [random.next() * 6, random.next() * 6, random.next() * 6];
  const reach = Math.hypot(width, height) * 0.62;
  const rings = countTo(9, (index) =>
    loop(
      x,
      y,
      (reach * (9 - index)) / 9,
      lobes.map((lobe) => lobe + index * 0.16),
    ),
  );
  const size = Math.min(width, height) * 0.26;
  return lines(
    box(tone, 0, 0, width, height),
    onTone(
      tone,
      lines(
        `<path class="c2" d="${rings[7] ?? ''}"/>`,
        rings.slice(0, 7).map((d, index) => stroke(d, index % 3 ? 1.4 : 2.6)),
      ),
    ),
    onTone(
      2,
      placeMotif({ motif: motifAt(input, 0), left: x - size / 2, foot: y + size * 0.42, size }),
    ),
  );
}

function leaf(x: number, y: number, angle: number, length: number): string {
  const at = (along: number, across: number): string =>
    `${round(x + Math.cos(angle) * along - Math.sin(angle) * across)} ${round(y + Math.sin(angle) * along + Math.cos(angle) * across)}`;
  const wide = length * 0.3;
  return `M${round(x)} ${round(y)}Q${at(length * 0.42, wide)} ${at(length, 0)}Q${at(length * 0.42, -wide)} ${round(x)} ${round(y)}Z`;
}

interface StemInput {
  x: number;
  y: number;
  /** Direction in radians and length of the whole stem. */
  angle: number;
  length: number;
  bend: number;
  leaves: number;
}

/** A stem that bends, with leaves left and right that shrink towards its tip. */
function growStem({ x, y, angle, length, bend, leaves }: StemInput): {
  stem: string;
  leaves: string;
} {
  let [px, py, way] = [x, y, angle];
  const step = length / leaves;
  let stem = `M${round(px)} ${round(py)}`;
  const blades = countTo(leaves, (index) => {
    way += bend / leaves;
    px += Math.cos(way) * step;
    py += Math.sin(way) * step;
    stem += `L${round(px)} ${round(py)}`;
    const size = step * (2 - (1.1 * index) / leaves);
    const tip = index === leaves - 1 ? leaf(px, py, way, size * 1.1) : '';
    return leaf(px, py, way - 0.8, size) + leaf(px, py, way + 0.8, size * 0.92) + tip;
  });
  return { stem, leaves: blades.join('') };
}

/** A spray of stems from `x`, `y`, fanned out. */
function drawSpray(tone: Tone, random: Random, stems: readonly StemInput[]): string {
  return lines(
    stems.map((stem) => {
      const grown = growStem({ ...stem, bend: stem.bend + (random.next() - 0.5) * 0.4 });
      return lines(`<path class="c${tone} stroked" d="${grown.stem}"/>`, shape(tone, grown.leaves));
    }),
  );
}

/** Stems and leaves grow into the picture, one object of the trade stands among them. */
export function drawBotanic(input: SceneInput): string {
  const { width, height, random } = input;
  const side = Math.min(width, height);
  const up = -Math.PI / 2;
  const length = height * 0.86;
  const size = side * 0.4;
  const left = width * (random.next() > 0.5 ? 0.18 : 0.82);
  const x = left < width / 2 ? width * 0.66 : width * 0.34;
  return lines(
    box(0, 0, 0, width, height),
    disc(4, x, height * 0.44, side * 0.36),
    drawSpray(2, random, [
      { x: left, y: height, angle: up - 0.5, length: length * 0.8, bend: 0.3, leaves: 6 },
      { x: left, y: height, angle: up + 0.55, length: length * 0.72, bend: -0.2, leaves: 5 },
    ]),
    drawSpray(1, random, [{ x: left, y: height, angle: up, length, bend: 0.35, leaves: 8 }]),
    box(3, 0, height * 0.88, width, height * 0.12),
    onTone(
      0,
      standMotif({ motif: motifAt(input, 0), left: x - size / 2, foot: height * 0.88, size }),
    ),
    drawSpray(3, random, [
      {
        x: width - left,
        y: height * 1.02,
        angle: up + (left < width / 2 ? 0.7 : -0.7),
        length: height * 0.3,
        bend: 0.3,
        leaves: 4,
      },
    ]),
  );
}

/** Light that falls through a window on a wall; one object on a plinth. */
export function drawLight(input: SceneInput): string {
  const { width, height, random } = input;
  const side = Math.min(width, height);
  const lean = height * 0.34;
  const pane = side * 0.2;
  const from = width * 0.12;
  const panes = countTo(6, (index) => {
    const column = index % 2;
    const row = Math.floor(index / 2);
    const x = from + column * pane * 1.15 + row * lean * 0.34;
    const y = height * 0.06 + row * pane * 1.2 + column * pane * 0.16;
    return `M${round(x)} ${round(y)}l${round(pane)} ${round(pane * 0.14)}l${round(lean * 0.3)} ${round(pane)}l-${round(pane)}-${round(pane * 0.14)}Z`;
  }).join('');
  const plinth = side * 0.34;
  const left = width * 0.62 - plinth / 2;
  const top = height * 0.66;
  const size = plinth * 1.16;
  const floor = height * 0.86;
  const shadow = growStem({
    x: -10,
    y: height * 0.5,
    angle: -0.5,
    length: width * 0.42,
    bend: 0.7,
    leaves: 7,
  });
  return lines(
    box(random.pick<Tone>([0, 2]), 0, 0, width, height),
    `<path class="glow" d="${panes}"/>`,
    `<path class="shadow" d="${shadow.leaves}"/>`,
    box(4, 0, floor, width, height - floor),
    `<path class="shadow" d="M${round(left + plinth)} ${round(top)}L${round(width)} ${round(floor + 4)}V${round(height)}H${round(left + plinth)}Z"/>`,
    box(1, left, top, plinth, height - top),
    box(3, left + plinth * 0.72, top, plinth * 0.28, height - top),
    onTone(
      0,
      standMotif({
        motif: motifAt(input, 0),
        left: left + (plinth - size) / 2,
        foot: top + 2,
        size,
      }),
    ),
  );
}

/** Bands that swell one before the other. */
export function drawWaves(input: SceneInput): string {
  const { width, height, random } = input;
  const side = Math.min(width, height);
  const order: readonly Tone[] = [4, 2, 1, 4, 1, 3];
  const start = height * 0.4;
  const bands = order.map((tone, index) => {
    const top = start + ((height - start) * index) / order.length + height * 0.05;
    const lift = height * (0.05 + random.next() * 0.06);
    const half = round(width / (2 + (index % 2)));
    return shape(
      tone,
      `M0 ${round(height)}V${round(top)}q${round(half / 2)}-${round(lift)} ${half} 0t${half} 0t${half} 0V${round(height)}Z`,
    );
  });
  const sun = side * 0.24;
  const x = width * random.pick([0.26, 0.72]);
  const y = height * 0.3;
  return lines(
    box(0, 0, 0, width, height),
    disc(2, x, y, sun),
    onTone(
      2,
      placeMotif({
        motif: motifAt(input, 0),
        left: x - sun * 0.6,
        foot: y + sun * 0.54,
        size: sun * 1.2,
      }),
    ),
    bands,
  );
}

/** Overlapping petals around the trade's object. */
export function drawBloom(input: SceneInput): string {
  const { width, height, random } = input;
  const tone = random.pick<Tone>([1, 0]);
  const petal: Tone = tone === 0 ? 1 : 2;
  const side = Math.min(width, height);
  const x = width * 0.5;
  const y = height * 0.52;
  const radius = side * 0.3;
  const petals = countTo(10, (index) => {
    const angle = (index * Math.PI) / 5;
    return `<circle class="c${index % 2 ? petal : 4} sheer" cx="${round(x + Math.cos(angle) * radius * 0.86)}" cy="${round(y + Math.sin(angle) * radius * 0.86)}" r="${round(radius * 0.74)}"/>`;
  });
  const size = radius * 1.18;
  return lines(
    box(tone, 0, 0, width, height),
    petals,
    disc(0, x, y, radius * 0.84),
    onTone(
      0,
      placeMotif({ motif: motifAt(input, 0), left: x - size / 2, foot: y + size * 0.44, size }),
    ),
  );
}

/** Blocks stacked in a slanted grid, each column of its own height. */
export function drawCubes(input: SceneInput): string {
  const { width, height, random } = input;
  const side = Math.min(width, height) * 0.15;
  const flat = side * 0.5;
  const faces: [string[], string[], string[]] = [[], [], []];
  const count = 4;
  for (let index = 0; index < count * count; index += 1) {
    const row = Math.floor(index / count);
    const column = index % count;
    const x = round(width / 2 + (column - row) * side);
    const foot = round(height * 0.56 + (column + row) * flat - (count - 1) * flat * 0.4);
    const rise = round(side * (0.3 + random.next() * (3.2 - (row + column) * 0.36)));
    const top = foot - rise;
    const w = round(side);
    const h = round(flat);
    faces[0].push(`M${x} ${top}l${w} ${h}l-${w} ${h}l-${w}-${h}Z`);
    faces[1].push(`M${x - w} ${top + h}l${w} ${h}v${rise}l-${w}-${h}Z`);
    faces[2].push(`M${x} ${top + h * 2}l${w}-${h}v${rise}l-${w} ${h}Z`);
  }
  const cubes = countTo(count * count, (index) =>
    lines(
      shape(1, faces[1][index] ?? ''),
      shape(3, faces[2][index] ?? ''),
      shape((index * 7) % 5 === 0 ? 2 : 4, faces[0][index] ?? ''),
    ),
  );
  return lines(box(0, 0, 0, width, height), onTone(0, lines(cubes)));
}
