/** Lines and grain of a paper or a board behind the quiet parts of a page. */
interface Surface {
  /** Layers of `background-image`. */
  image: string;
  size?: string;
  /** Further rules. */
  css?: string;
}

function line(share: number, of = '--color-brand'): string {
  return `color-mix(in oklab, var(${of}) ${share}%, transparent)`;
}

const SURFACES = {
  ruled: {
    image: `linear-gradient(90deg, transparent clamp(0.6rem, 3vw, 3rem), ${line(45, '--color-accent')} 0 calc(clamp(0.6rem, 3vw, 3rem) + 2px), transparent 0), repeating-linear-gradient(transparent 0 calc(2.1rem - 1px), ${line(22)} 0 2.1rem)`,
  },
  squared: {
    image: `linear-gradient(${line(16)} 1px, transparent 1px), linear-gradient(90deg, ${line(16)} 1px, transparent 1px)`,
    size: '1.5rem 1.5rem',
  },
  grid: {
    image: `linear-gradient(${line(26)} 1px, transparent 1px), linear-gradient(90deg, ${line(26)} 1px, transparent 1px), linear-gradient(${line(12)} 1px, transparent 1px), linear-gradient(90deg, ${line(12)} 1px, transparent 1px)`,
    size: '8rem 8rem, 8rem 8rem, 1.6rem 1.6rem, 1.6rem 1.6rem',
  },
  chalk: {
    image:
      'radial-gradient(60rem 22rem at 18% 12%, rgb(255 255 255 / 0.055), transparent 70%), radial-gradient(46rem 30rem at 82% 58%, rgb(255 255 255 / 0.045), transparent 70%), repeating-linear-gradient(102deg, rgb(255 255 255 / 0.012) 0 3px, transparent 3px 11px)',
    css: '.site-header { border-bottom: 3px dashed var(--color-line); } .art :is(.a, .b, .c) { fill: none; stroke: var(--art-o); stroke-width: 2.4; }',
  },
  kraft: {
    image:
      'radial-gradient(rgb(70 40 10 / 0.16) 0.6px, transparent 1.1px), radial-gradient(rgb(255 240 210 / 0.2) 0.7px, transparent 1.2px), repeating-linear-gradient(4deg, rgb(90 55 20 / 0.035) 0 1px, transparent 1px 4px)',
    size: '13px 11px, 17px 19px, auto',
  },
} as const satisfies Record<string, Surface>;

export type SurfaceId = keyof typeof SURFACES;

/** Rules that show a surface behind the opening and behind every part without a colour of its own. */
export function surfaceCss(id: SurfaceId): string {
  const { image, size, css }: Surface = SURFACES[id];
  return `body { background-image: ${image};${size ? ` background-size: ${size};` : ''} }
.band-plain, .band-line, main { background-color: transparent; }
${css ?? ''}`;
}
