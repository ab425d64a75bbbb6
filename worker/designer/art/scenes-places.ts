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

interface AwningInput {
  left: number;
  top: number;
  width: number;
  height: number;
  folds: number;
  tones: readonly [Tone, Tone];
}

/** Striped cloth with a scalloped hem. */
function drawAwning({ left, top, width, height, folds, tones }: AwningInput): string {
  const fold = width / folds;
  const radius = round(fold / 2);
  const drop = round(height - fold / 2);
  const panel = (index: number): string =>
    `M${round(left + index * fold)} ${round(top)}h${round(fold)}v${drop}a${radius} ${radius} 0 0 1-${round(fold)} 0Z`;
  const d = (odd: number): string =>
    countTo(folds, panel)
      .filter((_, index) => index % 2 === odd)
      .join('');
  return lines(shape(tones[0], d(0)), shape(tones[1], d(1)));
}

/** Behind the counter of a shop: lamps, a shelf, goods on the slab. */
export function drawCounter(input: SceneInput): string {
  const { width, height } = input;
  const unit = Math.min(width, height);
  const slab = height * 0.7;
  const shelf = height * 0.34;
  const count = width > height * 1.5 ? 5 : 3;
  const cell = width / count;
  const lamps = countTo(count - 1, (index) => {
    const x = round(cell * (index + 1));
    const y = round(height * 0.14);
    const r = round(unit * 0.055);
    return lines(
      stroke(`M${x} 0V${y}`, 2),
      shape(index % 2 ? 2 : 3, `M${x - r} ${y + r}a${r} ${r} 0 0 1 ${r * 2} 0Z`),
    );
  });
  const goods = countTo(count, (index) => {
    const size = Math.min(cell * 0.86, height * 0.36) * ([1, 0.8, 0.92][index % 3] ?? 1);
    return standMotif({
      motif: motifAt(input, index),
      left: cell * index + (cell - size) / 2,
      foot: slab,
      size,
    });
  });
  const stock = countTo(count * 2, (index) => {
    const size = Math.min(cell * 0.3, height * 0.13);
    return placeMotif({
      motif: motifAt(input, index + 2),
      left: (cell / 2) * index + (cell / 2 - size) / 2,
      foot: shelf,
      size,
    });
  });
  const panels = countTo(
    count * 4,
    (index) =>
      `M${round((width / count / 4) * (index + 0.5))} ${round(slab + height * 0.08)}V${round(height)}`,
  ).join('');
  return lines(
    box(0, 0, 0, width, height),
    box(4, 0, 0, width, height * 0.45),
    onTone(4, lines(stock)),
    box(3, 0, shelf, width, height * 0.018),
    onTone(4, lines(lamps)),
    box(1, 0, slab, width, height - slab),
    onTone(1, stroke(panels, 1.5)),
    onTone(0, lines(goods)),
    box(3, 0, slab, width, height * 0.05),
  );
}

function drawPlantPot(x: number, foot: number, size: number): string {
  const half = size * 0.22;
  return lines(
    disc(2, x, foot - size * 0.72, size * 0.3),
    disc(1, x - size * 0.16, foot - size * 0.56, size * 0.2),
    shape(
      3,
      `M${round(x - half)} ${round(foot - size * 0.4)}h${round(half * 2)}l-${round(half * 0.3)} ${round(size * 0.4)}h-${round(half * 1.4)}Z`,
    ),
  );
}

function drawNeighbour(left: number, width: number, top: number, foot: number, tone: Tone): string {
  const window = width * 0.2;
  const rows = Math.max(1, Math.floor((foot - top) / (window * 2.4)));
  const panes = countTo(
    rows * 2,
    (index) =>
      `M${round(left + width * (index % 2 ? 0.58 : 0.2))} ${round(top + window * 0.8 + Math.floor(index / 2) * window * 2.4)}h${round(window)}v${round(window * 1.4)}h-${round(window)}Z`,
  ).join('');
  return lines(box(tone, left, top, width, foot - top), shape(tone === 4 ? 0 : 4, panes));
}

/** The front of a small business in its street, its own sign above the door. */
export function drawStreet(input: SceneInput): string {
  const { width, height, random } = input;
  const foot = height * 0.88;
  const front = Math.min(width * 0.78, height * 0.92);
  const left = (width - front) / 2 + (width - front) * 0.16 * (random.next() > 0.5 ? 1 : -1);
  const top = Math.max(height * 0.08, foot - front * 1.02);
  const rise = foot - top;
  const side = Math.max(left, width - left - front);
  const glassTop = top + rise * 0.56;
  const glassLeft = left + front * 0.07;
  const glassWidth = front * 0.55;
  const sill = foot - rise * 0.1;
  const doorLeft = left + front * 0.7;
  const doorWidth = front * 0.22;
  const upper = countTo(3, (index) => {
    const x = left + front * (0.1 + index * 0.3);
    const y = top + rise * 0.08;
    const w = front * 0.16;
    const h = rise * 0.17;
    return lines(
      box(4, x, y, w, h),
      box(3, x - 2, y + h, w + 4, rise * 0.014),
      onTone(4, stroke(`M${round(x + w / 2)} ${round(y)}v${round(h)}`, 2)),
    );
  });
  const size = glassWidth * 0.4;
  const goods = countTo(3, (index) =>
    placeMotif({
      motif: motifAt(input, index + 1),
      left: glassLeft + glassWidth * (0.02 + index * 0.31),
      foot: sill,
      size: size * (index === 1 ? 1 : 0.8),
    }),
  );
  const badge = rise * 0.1;
  const signX = left + front * 0.5;
  const signY = top + rise * 0.37;
  return lines(
    box(0, 0, 0, width, height),
    disc(
      2,
      width * (random.next() > 0.5 ? 0.14 : 0.86),
      height * 0.2,
      Math.min(width, height) * 0.1,
    ),
    side > front * 0.1
      ? drawNeighbour(left - front * 0.62, front * 0.6, top + rise * 0.22, foot, 4)
      : '',
    side > front * 0.1
      ? drawNeighbour(left + front * 1.02, front * 0.6, top + rise * 0.1, foot, 4)
      : '',
    side > front * 0.7
      ? drawNeighbour(left - front * 1.26, front * 0.62, top + rise * 0.02, foot, 3)
      : '',
    side > front * 0.7
      ? drawNeighbour(left + front * 1.64, front * 0.7, top + rise * 0.3, foot, 3)
      : '',
    box(1, left, top, front, rise),
    box(3, left - front * 0.02, top - rise * 0.02, front * 1.04, rise * 0.04),
    upper,
    box(3, left, top + rise * 0.3, front, rise * 0.14),
    box(4, glassLeft, glassTop, glassWidth, sill - glassTop),
    onTone(4, lines(goods)),
    box(3, glassLeft - front * 0.02, sill, glassWidth + front * 0.04, rise * 0.025),
    box(3, doorLeft, glassTop, doorWidth, foot - glassTop),
    box(0, doorLeft + doorWidth * 0.16, glassTop + rise * 0.04, doorWidth * 0.68, rise * 0.2),
    disc(2, doorLeft + doorWidth * 0.84, foot - rise * 0.16, rise * 0.012),
    drawAwning({
      left: left + front * 0.02,
      top: top + rise * 0.44,
      width: front * 0.96,
      height: rise * 0.15,
      folds: 11,
      tones: [4, 2],
    }),
    disc(4, signX, signY, badge),
    onTone(
      4,
      placeMotif({
        motif: motifAt(input, 0),
        left: signX - badge * 0.66,
        foot: signY + badge * 0.56,
        size: badge * 1.32,
      }),
    ),
    box(3, 0, foot, width, height - foot),
    drawPlantPot(glassLeft - front * 0.02, foot, rise * 0.24),
    drawPlantPot(left + front * 0.98, foot, rise * 0.3),
  );
}

/** A window with a view, the trade's objects on its sill. */
export function drawWindow(input: SceneInput): string {
  const { width, height, random } = input;
  const frame = Math.min(width * 0.76, height * 0.96);
  const left = (width - frame) / 2;
  const top = height * 0.09;
  const sill = height * 0.8;
  const rise = sill - top;
  const third = round(frame / 3);
  const hill = (share: number, lift: number): string =>
    `M${round(left)} ${round(sill)}V${round(top + rise * share)}q${round(third / 2)}-${round(rise * lift)} ${third} 0t${third} 0t${third} 0V${round(sill)}Z`;
  const size = Math.min(frame * 0.4, rise * 0.62);
  const isMirrored = random.next() > 0.5;
  const place = (share: number, own: number): number =>
    isMirrored ? left + frame * (1 - share) - own : left + frame * share;
  const curtain = (x: number, way: number): string =>
    `M${round(x)} 0h${round(way * frame * 0.24)}c0 ${round(height * 0.3)} ${round(-way * frame * 0.05)} ${round(height * 0.5)} ${round(-way * frame * 0.2)} ${round(height * 0.7)}L${round(x)} ${round(height * 0.74)}Z`;
  const edge = Math.max(0, left - frame * 0.12);
  return lines(
    box(1, 0, 0, width, height),
    box(3, left - 12, top - 12, frame + 24, rise + 24),
    box(0, left, top, frame, rise),
    disc(2, place(0.68, 0), top + rise * 0.3, rise * 0.16),
    shape(4, hill(0.62, 0.2)),
    shape(1, hill(0.78, 0.14)),
    box(3, left + frame / 2 - 5, top, 10, rise),
    box(3, left, top + rise * 0.36, frame, 8),
    shape(2, curtain(edge, 1)),
    shape(2, curtain(width - edge, -1)),
    box(4, left - frame * 0.1, sill, frame * 1.2, height * 0.045),
    box(3, 0, height * 0.845, width, height),
    onTone(
      0,
      lines(
        standMotif({ motif: motifAt(input, 0), left: place(0.06, size), foot: sill + 4, size }),
        standMotif({
          motif: motifAt(input, 1),
          left: place(0.56, size * 0.7),
          foot: sill + 4,
          size: size * 0.7,
        }),
        standMotif({
          motif: motifAt(input, 2),
          left: place(0.8, size * 0.46),
          foot: sill + 6,
          size: size * 0.46,
        }),
      ),
    ),
  );
}

function ridge(width: number, height: number, top: number, lift: number): string {
  const third = round(width / 3);
  return `M0 ${round(height)}V${round(top)}C${third} ${round(top - lift)} ${round(third * 1.4)} ${round(top + lift * 0.7)} ${third * 2} ${round(top)}S${round(width * 0.9)} ${round(top - lift)} ${round(width)} ${round(top - lift * 0.4)}V${round(height)}Z`;
}

/** Fields, a sun and two objects that stand in them. */
export function drawHills(input: SceneInput): string {
  const { width, height, random } = input;
  const side = Math.min(width, height);
  const trees = countTo(5, (index) => {
    const x = width * (0.06 + index * 0.07);
    const foot = height * (0.62 - index * 0.012);
    const rise = side * (0.12 - index * 0.012);
    return shape(
      3,
      `M${round(x)} ${round(foot)}q-${round(rise * 0.26)}-${round(rise * 0.6)} 0-${round(rise)}q${round(rise * 0.26)} ${round(rise * 0.4)} 0 ${round(rise)}Z`,
    );
  });
  const rows = countTo(
    5,
    (index) =>
      `M${round(width * (0.3 + index * 0.14))} ${round(height * 0.86)}Q${round(width * (0.36 + index * 0.13))} ${round(height * 0.92)} ${round(width * (0.26 + index * 0.18))} ${round(height)}`,
  ).join('');
  return lines(
    box(0, 0, 0, width, height),
    disc(2, width * (0.3 + random.next() * 0.4), height * 0.32, side * 0.17),
    shape(4, ridge(width, height, height * 0.52, height * 0.16)),
    trees,
    shape(2, ridge(width, height, height * 0.66, height * 0.1)),
    drawFarm(width * 0.7, height * 0.71, side * 0.13),
    shape(1, ridge(width, height, height * 0.74, height * -0.09)),
    shape(3, ridge(width, height, height * 0.88, height * 0.06)),
    onTone(3, stroke(rows, 2)),
    onTone(
      1,
      placeMotif({
        motif: motifAt(input, 0),
        left: width * 0.1,
        foot: height * 0.93,
        size: side * 0.46,
      }),
    ),
  );
}

function drawFarm(x: number, foot: number, size: number): string {
  return lines(
    box(4, x, foot - size * 0.6, size, size * 0.7),
    shape(
      3,
      `M${round(x - size * 0.14)} ${round(foot - size * 0.58)}L${round(x + size * 0.5)} ${round(foot - size)}L${round(x + size * 1.14)} ${round(foot - size * 0.58)}Z`,
    ),
    box(3, x + size * 0.4, foot - size * 0.3, size * 0.2, size * 0.4),
  );
}

/** A sea or plain with swell, a low sun, and the trade's objects on the shore. */
export function drawHorizon(input: SceneInput): string {
  const { width, height, random } = input;
  const line = height * 0.56;
  const sunX = width * (0.3 + random.next() * 0.36);
  const sun = height * 0.24;
  const size = Math.min(height * 0.5, width * 0.38);
  const swell = (row: number): string => {
    const y = round(line + height * (0.06 + row * 0.075));
    const wave = round(width / 18);
    return `M-10 ${y}q${round(wave / 2)}-${6 + row * 2} ${wave} 0${`t${wave} 0`.repeat(19)}`;
  };
  const glints = countTo(
    4,
    (row) =>
      `M${round(sunX - sun * (0.7 - row * 0.14))} ${round(line + height * (0.03 + row * 0.05))}h${round(sun * (1.4 - row * 0.28))}`,
  ).join('');
  const shore = `M0 ${round(height)}V${round(height * 0.9)}C${round(width * 0.24)} ${round(height * 0.8)} ${round(width * 0.5)} ${round(height * 0.86)} ${round(width)} ${round(height * 0.95)}V${round(height)}Z`;
  return lines(
    box(0, 0, 0, width, height),
    box(4, 0, height * 0.3, width, height * 0.3),
    shape(
      2,
      `M${round(sunX - sun)} ${round(line)}a${round(sun)} ${round(sun)} 0 0 1 ${round(sun * 2)} 0Z`,
    ),
    box(1, 0, line, width, height - line),
    `<path class="c2 stroked" d="${glints}"/>`,
    onTone(1, stroke(countTo(5, swell).join(''), 2)),
    drawSail(width * 0.84, line + height * 0.02, height * 0.15),
    shape(0, shore),
    onTone(
      0,
      lines(
        standMotif({ motif: motifAt(input, 0), left: width * 0.08, foot: height * 0.92, size }),
        standMotif({
          motif: motifAt(input, 1),
          left: width * 0.1 + size,
          foot: height * 0.94,
          size: size * 0.56,
        }),
      ),
    ),
  );
}

function drawSail(x: number, foot: number, size: number): string {
  const at = (across: number, up: number): string =>
    `${round(x + across * size)} ${round(foot - up * size)}`;
  return lines(
    shape(3, `M${at(-0.4, 0.16)}L${at(0.44, 0.16)}L${at(0.3, 0)}L${at(-0.28, 0)}Z`),
    shape(
      2,
      `M${at(0, 1)}L${at(0.36, 0.22)}L${at(0, 0.22)}ZM${at(-0.06, 0.8)}L${at(-0.3, 0.22)}L${at(-0.06, 0.22)}Z`,
    ),
  );
}

/** An arched niche with objects before it. */
export function drawArch(input: SceneInput): string {
  const { width, height } = input;
  const arch = Math.min(width * 0.6, height * 0.66);
  const foot = height * 0.86;
  const niche = (own: number, top: number): string => {
    const left = (width - own) / 2;
    const radius = round(own / 2);
    return `M${round(left)} ${round(foot)}V${round(top + own / 2)}a${radius} ${radius} 0 0 1 ${round(own)} 0V${round(foot)}Z`;
  };
  const left = (width - arch) / 2;
  const big = arch * 0.74;
  const stand = (index: number, x: number, size: number): string =>
    standMotif({ motif: motifAt(input, index), left: x, foot, size });
  return lines(
    box(0, 0, 0, width, height),
    shape(4, niche(arch * 1.22, height * 0.04)),
    shape(1, niche(arch, height * 0.04 + arch * 0.11)),
    onTone(1, placeMotif({ motif: motifAt(input, 0), left: (width - big) / 2, foot, size: big })),
    box(3, 0, foot, width, height - foot),
    onTone(
      0,
      lines(stand(1, left - arch * 0.34, arch * 0.46), stand(2, left + arch * 0.88, arch * 0.42)),
    ),
  );
}
