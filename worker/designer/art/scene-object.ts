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
  type DrawScene,
  type SceneInput,
  type Tone,
} from './scene.ts';

/** A ground and the form on it; the object stands on the form. */
type Colours = readonly [ground: Tone, form: Tone];

const PALE: ReadonlySet<Tone> = new Set<Tone>([0, 4]);
const FULL: Colours = [1, 0];
const COLOURS: readonly [Colours, ...Colours[]] = [
  [0, 1],
  [0, 4],
  [0, 3],
  [1, 4],
  [1, 0],
  [2, 4],
  [2, 0],
  [3, 0],
  [3, 4],
  [3, 1],
  [4, 0],
  [4, 1],
  [4, 2],
];

interface Stage {
  x: number;
  y: number;
  /** Half the side of the field's shorter side. */
  half: number;
  width: number;
  height: number;
  form: Tone;
}

type DrawForm = (stage: Stage) => string;

function drawTilted({ x, y, half, form }: Stage): string {
  const reach = half * 0.66;
  const square = `M${round(x - reach)} ${round(y - reach)}h${round(reach * 2)}v${round(reach * 2)}h-${round(reach * 2)}Z`;
  return `<g transform="rotate(-8 ${round(x)} ${round(y)})">${shape(form, square)}</g>`;
}

function drawPortal({ x, y, half, form, height }: Stage): string {
  const reach = round(half * 0.7);
  return shape(
    form,
    `M${round(x - reach)} ${round(height)}V${round(y)}a${reach} ${reach} 0 0 1 ${reach * 2} 0V${round(height)}Z`,
  );
}

/** Leaves of a round rosette without an inside. */
function drawScallop({ x, y, half, form }: Stage): string {
  const petals = countTo(12, (index) => {
    const angle = (index * Math.PI) / 6;
    return disc(
      form,
      x + Math.cos(angle) * half * 0.62,
      y + Math.sin(angle) * half * 0.62,
      half * 0.2,
    );
  });
  return lines(disc(form, x, y, half * 0.66), petals);
}

function drawBar({ width, height, half, y, form }: Stage): string {
  return box(form, 0, y - half * 0.66, width, Math.min(height, half * 1.32));
}

const WIDE = 1.3;

const FORMS: readonly [DrawForm, ...DrawForm[]] = [
  ({ x, y, half, form }) => disc(form, x, y, half * 0.78),
  drawPortal,
  drawTilted,
  ({ x, y, half, form }) => box(form, x - half * 0.7, y - half * 0.8, half * 1.4, half * 1.6),
  drawScallop,
  drawBar,
  ({ x, half, form, height }) => box(form, x - half * 0.72, 0, half * 1.44, height),
  ({ x, y, half, form }) =>
    shape(
      form,
      `M${round(x - half * 0.86)} ${round(y)}L${round(x)} ${round(y - half * 0.86)}L${round(x + half * 0.86)} ${round(y)}L${round(x)} ${round(y + half * 0.86)}Z`,
    ),
];

const SHARE = 0.46;

/** One object, whole and in the middle, before one plain form: any crop of the field keeps it. */
export const drawObject: DrawScene = (input: SceneInput): string => {
  const { width, height, random } = input;
  const picked = random.pick(COLOURS);
  const isWide = width > height * WIDE;
  // A pale form in the middle of a wide pale field is hardly seen.
  const [ground, form] = isWide && picked.every((tone) => PALE.has(tone)) ? FULL : picked;
  const half = Math.min(width, height) / 2;
  const stage = { x: width / 2, y: height / 2, half, width, height, form };
  const chosen = random.pick(FORMS);
  // A bar from side to side of a wide field looks like a picture that is too small for its frame.
  const drawForm = chosen === drawBar && isWide ? drawTilted : chosen;
  const size = half * 2 * SHARE;
  return lines(
    box(ground, 0, 0, width, height),
    drawForm(stage),
    onTone(
      form,
      placeMotif({
        motif: motifAt(input, 0),
        left: stage.x - size / 2,
        foot: stage.y + size * 0.42,
        size,
      }),
    ),
  );
};
