import type { Random } from '../random.ts';
import { html, trusted, type Html } from '../html.ts';

/** The side of a patch. */
const SIDE = 100;

/** Shapes that fill a patch, drawn from its upper left corner. */
const PATCHES = [
  'M0 0h100v100H0z',
  'M0 0h100a100 100 0 0 1-100 100z',
  'M0 0h100v100z',
  'M50 0a50 50 0 1 1 0 100 50 50 0 1 1 0-100z',
  'M0 50a50 50 0 0 1 100 0zM0 100a50 50 0 0 1 100 0z',
  'M0 0h20v100H0zM40 0h20v100H40zM80 0h20v100H80z',
  'M0 0h50v50H0zM50 50h50v50H50z',
  'M0 0h100L50 50zM0 100h100L50 50z',
] as const;

/** A ground and a colour that is seen on it. */
const PAIRS = [
  ['c1', 'on1'],
  ['c3', 'on3'],
  ['c2', 'on2'],
  ['c0', 'c1'],
  ['c1', 'c2'],
  ['c0', 'c3'],
] as const;

/** Patches of plain shapes in the page's colours, side by side: each page has its own cloth. */
export function drawQuilt(columns: number, rows: number, random: Random): Html {
  const shapes = random.shuffle(PATCHES).slice(0, 4);
  const pairs = random.shuffle(PAIRS).slice(0, 4);
  const patches = Array.from({ length: columns * rows }, (_, at) => {
    const [x, y] = [(at % columns) * SIDE, Math.floor(at / columns) * SIDE];
    const [ground = 'c0', ink = 'c1'] = pairs[Math.floor(random.next() * pairs.length)] ?? [];
    const shape = shapes[Math.floor(random.next() * shapes.length)] ?? '';
    const turn = Math.floor(random.next() * 4) * 90;
    return `<g transform="translate(${String(x)} ${String(y)})"><path class="${ground}" d="M-1-1h102v102H-1z"/><path class="${ink}" transform="rotate(${String(turn)} 50 50)" d="${shape}"/></g>`;
  });
  return html`<svg
    class="art type"
    viewBox="0 0 ${columns * SIDE} ${rows * SIDE}"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    ${trusted(patches.join('\n'))}
  </svg>`;
}
