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
  type SceneInput,
  type Tone,
} from './scene.ts';

/** A table before a wall: one large object, two smaller ones, a panel of colour behind. */
export function drawStillLife({ width, height, random, motifs }: SceneInput): string {
  const foot = height * 0.82;
  const big = Math.min(height * 0.6, width * 0.46);
  const small = big * 0.58;
  const isMirrored = random.next() > 0.5;
  const place = (share: number, size: number): number =>
    isMirrored ? width * (1 - share) - size : width * share;
  const panel = width * 0.44;
  const stand = (index: number, share: number, size: number, drop = 0): string =>
    standMotif({
      motif: motifAt({ motifs }, index),
      left: place(share, size),
      foot: foot + drop,
      size,
    });
  return lines(
    box(0, 0, 0, width, height),
    box(4, isMirrored ? 0 : width - panel, 0, panel, foot),
    disc(2, place(0.64, 0), height * 0.34, Math.min(width, height) * 0.24),
    box(1, 0, foot - height * 0.04, width, height),
    box(3, 0, foot + height * 0.1, width, height),
    onTone(
      0,
      lines(
        stand(1, 0.57, small),
        stand(0, 0.13, big, height * 0.02),
        stand(2, 0.77, small * 0.8, height * 0.04),
      ),
    ),
  );
}

/** A cloth seen from above, objects laid out on it. */
export function drawFlatLay({ width, height, random, motifs }: SceneInput): string {
  const side = Math.min(width, height);
  const step = side * 0.12;
  const reach = Math.hypot(width, height);
  const turn = random.pick([-18, 14, 22]);
  const stripes = countTo(reach / step / 2, (index) => {
    const x = round(width / 2 - reach / 2 + index * step * 2);
    return `M${x} ${round(height / 2 - reach / 2)}h${round(step)}v${round(reach)}h-${round(step)}Z`;
  }).join('');
  const x = width * 0.42;
  const y = height * 0.54;
  const plate = side * 0.36;
  const spots = [
    [0.74, 0.06, 0.42, 16],
    [0.78, 0.56, 0.4, -20],
    [0.02, 0.02, 0.3, -14],
    [0.0, 0.72, 0.32, 24],
  ] as const;
  return lines(
    box(0, 0, 0, width, height),
    `<g transform="rotate(${turn} ${round(width / 2)} ${round(height / 2)})">${shape(4, stripes)}</g>`,
    disc(3, x + side * 0.02, y + side * 0.025, plate),
    disc(4, x, y, plate),
    disc(0, x, y, plate * 0.78),
    onTone(
      0,
      lines(
        placeMotif({
          motif: motifAt({ motifs }, 0),
          left: x - plate * 0.56,
          foot: y + plate * 0.52,
          size: plate * 1.12,
          turn: -8,
        }),
        spots.map(([left, top, size, angle], index) =>
          placeMotif({
            motif: motifAt({ motifs }, index + 1),
            left: width * left,
            foot: height * top + side * size * 0.92,
            size: side * size,
            turn: angle,
          }),
        ),
      ),
    ),
  );
}

/** One object, so large that the frame cuts it. */
export function drawGiant({ width, height, random, motifs }: SceneInput): string {
  const side = Math.min(width, height);
  const size = Math.min(side * 1.18, Math.max(side * 1.12, Math.max(width, height) * 0.72));
  const tone = random.pick<Tone>([1, 2, 3]);
  const ring: Tone = tone === 2 ? 1 : 2;
  const turn = random.pick([-14, -9, 9, 14]);
  const left = width * random.pick([0.42, 0.5, 0.6]);
  return lines(
    box(tone, 0, 0, width, height),
    disc(ring, width - left * 0.8, height * 0.3, side * 0.34),
    onTone(
      tone,
      placeMotif({
        motif: motifAt({ motifs }, 0),
        left: left - size * 0.46,
        foot: height * 0.54 + size * 0.46,
        size,
        turn,
      }),
    ),
  );
}

/** Sunbeams behind one object on a disc. */
export function drawRays({ width, height, motifs }: SceneInput): string {
  const x = width / 2;
  const y = height * 0.56;
  const reach = Math.hypot(width, height);
  const point = (angle: number): string =>
    `L${round(x + Math.cos(angle) * reach)} ${round(y + Math.sin(angle) * reach)}`;
  const rays = countTo(14, (index) => {
    const angle = (index * Math.PI) / 7;
    return `M${round(x)} ${round(y)}${point(angle)}${point(angle + Math.PI / 14)}Z`;
  }).join('');
  const size = Math.min(width, height) * 0.58;
  const motif = motifAt({ motifs }, 0);
  return lines(
    box(1, 0, 0, width, height),
    shape(2, rays),
    disc(3, x + size * 0.05, y + size * 0.06, size * 0.7),
    disc(4, x, y, size * 0.7),
    onTone(4, placeMotif({ motif, left: x - size / 2, foot: y + size * 0.42, size })),
  );
}

/** The trade's objects as a printed cloth. */
export function drawPattern({ width, height, random, motifs }: SceneInput): string {
  const cell = Math.min(width, height) / 2.6;
  const tone = random.pick<Tone>([3, 1, 0, 2]);
  const columns = Math.ceil(width / cell) + 1;
  const rows = Math.ceil(height / cell);
  const pieces = countTo(rows * columns, (index) => {
    const row = Math.floor(index / columns);
    const column = index % columns;
    const size = cell * ((row + column) % 2 ? 0.42 : 0.7);
    return placeMotif({
      motif: motifAt({ motifs }, row * 2 + column),
      left: column * cell - (row % 2) * cell * 0.5 + (cell - size) / 2,
      foot: row * cell + cell * 0.5 + size * 0.46,
      size,
      turn: random.between(-2, 2) * 9,
    });
  });
  return lines(box(tone, 0, 0, width, height), onTone(tone, lines(pieces)));
}

/** Boards with the trade's objects, one of them closed by a door. */
export function drawShelf({ width, height, motifs }: SceneInput): string {
  const rows = height > width * 0.9 ? 3 : 2;
  const columns = width > height * 1.6 ? 5 : 3;
  const cell = width / columns;
  const rise = height / rows;
  const size = Math.min(rise * 0.68, cell * 0.78);
  const shown = countTo(rows * columns, (index) => {
    const row = Math.floor(index / columns);
    const column = index % columns;
    const foot = rise * (row + 1) - height * 0.03;
    const scale = [1, 0.72, 0.86][(column + row * 2) % 3] ?? 1;
    const left = column * cell + (cell - size * scale) / 2;
    const isPair = scale < 0.8;
    const motif = motifAt({ motifs }, row * columns + column);
    return lines(
      isPair ? placeMotif({ motif, left: left - size * 0.2, foot, size: size * scale }) : '',
      placeMotif({ motif, left: left + (isPair ? size * 0.2 : 0), foot, size: size * scale }),
    );
  });
  const boards = countTo(rows, (row) =>
    box(3, 0, rise * (row + 1) - height * 0.03, width, height * 0.03),
  );
  const posts = countTo(columns - 1, (index) => box(4, cell * (index + 1) - 2, 0, 4, height));
  return lines(box(0, 0, 0, width, height), posts, onTone(0, lines(shown)), boards);
}

/** A working drawing: grid, outline and measures. */
export function drawBlueprint({ width, height, motifs }: SceneInput): string {
  const step = 40;
  const grid = lines(
    countTo(width / step, (index) => `M${(index + 1) * step} 0V${round(height)}`),
    countTo(height / step, (index) => `M0 ${(index + 1) * step}H${round(width)}`),
  ).replaceAll('\n', '');
  const size = Math.min(width, height) * 0.58;
  const left = round((width - size) / 2);
  const top = round((height - size) / 2);
  const end = round(left + size);
  const low = round(top + size);
  const measures = `M${left} ${top - 28}H${end}M${left} ${top - 36}v16M${end} ${top - 36}v16M${end + 28} ${top}V${low}M${end + 20} ${top}h16M${end + 20} ${low}h16M${left - 60} ${round(top + size / 2)}H${end + 60}`;
  const middle = `cx="${round(left + size / 2)}" cy="${round(top + size / 2)}"`;
  return lines(
    box(3, 0, 0, width, height),
    `<path class="grid" d="${grid}"/>`,
    `<g class="f3 drawn">\n<circle class="measure" ${middle} r="${round(size * 0.62)}"/>\n${placeMotif({ motif: motifAt({ motifs }, 0), left, foot: top + size * 0.92, size })}\n<path class="measure" d="${measures}"/>\n</g>`,
  );
}
