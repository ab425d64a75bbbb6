/** A drawing as a mask or a background: `body` in SVG with single quotes. */
export function svg(width: number, height: number, body: string): string {
  const markup = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='0 0 ${width} ${height}'>${body}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(markup).replaceAll("'", '%27')}")`;
}

/** Declarations of an ornament in one colour of the page. */
export function drawn(image: string, width: string, height: string): string {
  return `content: ''; display: block; width: ${width}; height: ${height}; background: var(--fg-brand); mask: ${image} center / contain no-repeat;`;
}

interface Checks {
  size: string;
  /** Position and repetition. */
  place?: string;
}

/** A layer of squares in two colours; a square is half its size. */
export function checks(dark: string, light: string, { size, place = '0 0' }: Checks): string {
  const [position = '0 0', repetition = ''] = place.split(',');
  return `repeating-conic-gradient(${dark} 0 25%, ${light} 0 50%) ${position} / ${size} ${size} ${repetition}`;
}

/** A colour of the page, thinned. */
export function thin(token: string, share: number): string {
  return `color-mix(in oklab, var(${token}) ${share}%, transparent)`;
}

/** Holes along one side of a sheet, as of a stamp or a ticket; the page is `--desk`. */
export function punched(side: 'left' | 'right', size = 1.5): string {
  return `content: ''; ${side}: ${-size / 2}rem; top: 0; bottom: 0; width: ${size}rem; background: radial-gradient(circle, var(--desk) ${(size * 0.3).toFixed(2)}rem, transparent ${(size * 0.31).toFixed(2)}rem) 0 0 / ${size}rem ${size}rem repeat-y;`;
}

/** The two colours of a board of squares. */
export const DARK = 'var(--color-deep)';
export const LIGHT = 'var(--color-surface)';

/** Text on a filled cell has one colour. */
export const ONE_INK =
  '--fg-brand: currentColor; --fg-muted: currentColor; --panel-muted: currentColor;';

/** Corners in steps, as on the fronts of cinemas. */
export const STEPPED =
  'clip-path: polygon(0 24px, 12px 24px, 12px 12px, 24px 12px, 24px 0, calc(100% - 24px) 0, calc(100% - 24px) 12px, calc(100% - 12px) 12px, calc(100% - 12px) 24px, 100% 24px, 100% calc(100% - 24px), calc(100% - 12px) calc(100% - 24px), calc(100% - 12px) calc(100% - 12px), calc(100% - 24px) calc(100% - 12px), calc(100% - 24px) 100%, 24px 100%, 24px calc(100% - 12px), 12px calc(100% - 12px), 12px calc(100% - 24px), 0 calc(100% - 24px));';

/** Corners of single large pixels. */
export const PIXELS =
  'clip-path: polygon(0 8px, 8px 8px, 8px 0, calc(100% - 8px) 0, calc(100% - 8px) 8px, 100% 8px, 100% calc(100% - 8px), calc(100% - 8px) calc(100% - 8px), calc(100% - 8px) 100%, 8px 100%, 8px calc(100% - 8px), 0 calc(100% - 8px));';

/** A box on the lightest paper, whatever its section stands on. */
export const ON_SURFACE =
  'background: var(--color-surface); color: var(--color-ink); --fg: var(--color-ink); --fg-muted: var(--color-muted); --fg-brand: var(--color-brand-text); --rule: var(--color-line); --panel-muted: var(--color-ink);';

/** A strip of adhesive tape. */
export const TAPE = `content: ''; width: 7.5rem; height: 1.9rem; top: -0.9rem; background: ${thin('--color-accent', 60)}; box-shadow: 0 1px 2px rgb(0 0 0 / 0.18);`;

/** Room inside the frame of an entry. */
export const BOX = 'padding: 1.2rem 1.3rem 1.5rem;';
