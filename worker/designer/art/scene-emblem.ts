import {
  box,
  countTo,
  lines,
  motifAt,
  onTone,
  placeMotif,
  round,
  stroke,
  type SceneInput,
  type Tone,
} from './scene.ts';

interface Seal {
  x: number;
  y: number;
  radius: number;
}

type At = (angle: number, reach: number) => string;

function ring({ x, y }: Seal, radius: number, width: number): string {
  return `<circle class="ink" stroke-width="${width}" cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/>`;
}

/** Rings, ticks, beams above and two sprigs below. */
function drawLaurel(seal: Seal, at: At): string {
  const { x, y, radius } = seal;
  const tick = radius * 0.07;
  const ticks = `<circle class="ink ticks" stroke-width="${round(tick)}" stroke-dasharray="1.4 ${((radius * 0.89 * 2 * Math.PI) / 72 - 1.4).toFixed(2)}" cx="${round(x)}" cy="${round(y)}" r="${round(radius * 0.89)}"/>`;
  const beams = countTo(21, (index) => {
    const angle = Math.PI + (index * Math.PI) / 20;
    return `M${at(angle, radius * 0.6)}L${at(angle, radius * (index % 2 ? 0.68 : 0.76))}`;
  }).join('');
  const sprigs = [-1, 1].flatMap((side) =>
    countTo(6, (index) => {
      const angle = Math.PI / 2 - side * (0.2 + index * 0.2);
      const turn = (angle * 180) / Math.PI + 90 * side;
      const [cx = '', cy = ''] = at(angle, radius * 0.7).split(' ');
      return `<ellipse class="a" cx="${cx}" cy="${cy}" rx="${round(radius * 0.095)}" ry="${round(radius * 0.036)}" transform="rotate(${round(turn + 28 * side)} ${cx} ${cy})"/>`;
    }),
  );
  return lines(
    ring(seal, radius, 3),
    ring(seal, radius * 0.8, 1.2),
    ticks,
    stroke(beams, 1.6),
    sprigs,
  );
}

/** A rim of scallops around a plain field, like a label that was stamped out. */
function drawScallops(seal: Seal, at: At): string {
  const { radius } = seal;
  const count = 24;
  const bow = round((radius * 0.94 * Math.PI) / count);
  const arcs = countTo(count, (index) => {
    const end = at(((index + 1) * 2 * Math.PI) / count, radius * 0.94);
    return `A${bow} ${bow} 0 0 1 ${end}`;
  }).join('');
  return lines(
    stroke(`M${at(0, radius * 0.94)}${arcs}Z`, 3),
    ring(seal, radius * 0.82, 1.2),
    ring(seal, radius * 0.76, 4),
  );
}

/** A diamond in a double line, like the mark on an old packet. */
function drawDiamond({ radius }: Seal, at: At): string {
  const frame = (reach: number): string =>
    `M${[0, 1, 2, 3].map((index) => at((index * Math.PI) / 2, reach)).join('L')}Z`;
  return lines(stroke(frame(radius * 1.06), 3), stroke(frame(radius * 0.97), 1.2));
}

const MAKES = [drawLaurel, drawScallops, drawDiamond] as const;

/** A seal of one of several makes around the trade's object. */
export function drawEmblem({ width, height, random, motifs }: SceneInput): string {
  const tone = random.pick<Tone>([0, 3, 1]);
  const make = random.pick(MAKES);
  const seal = { x: width / 2, y: height / 2, radius: Math.min(width, height) * 0.43 };
  const at: At = (angle, reach) =>
    `${round(seal.x + Math.cos(angle) * reach)} ${round(seal.y + Math.sin(angle) * reach)}`;
  const size = seal.radius * (make === drawScallops ? 1 : 0.82);
  return lines(
    box(tone, 0, 0, width, height),
    onTone(
      tone,
      lines(
        make(seal, at),
        placeMotif({
          motif: motifAt({ motifs }, 0),
          left: seal.x - size / 2,
          foot: seal.y + size * 0.46,
          size,
        }),
      ),
    ),
  );
}
