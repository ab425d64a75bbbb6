import type { Band, Direction } from '../look/direction.ts';
import type { DrawnKind } from '../sections/drawn-kind.ts';

const STRONG: readonly Band[] = ['brand', 'deep', 'accent'];
/** Photographs and questions stand on quiet ground. */
const QUIET: readonly DrawnKind[] = ['faq', 'gallery', 'map'];

function isStrong(band: Band): boolean {
  return STRONG.includes(band);
}

/**
 * A background for each section. Two equal strong backgrounds in a row would look like one section. A colour that a
 * quiet section cannot have goes to the next.
 */
export function chooseBands(kinds: readonly DrawnKind[], bands: Direction['bands']): Band[] {
  let waiting: Band | undefined;
  return kinds.reduce<Band[]>((chosen, kind, index) => {
    const own = bands[Math.max(0, index - 1) % bands.length] ?? 'plain';
    const isQuiet = QUIET.includes(kind);
    const wanted = isStrong(own) || index === 0 ? own : (waiting ?? own);
    const band = kind === 'cta' && !isStrong(wanted) ? 'brand' : wanted;
    if (isQuiet && isStrong(band)) {
      waiting = band;
      return [...chosen, 'plain'];
    }
    if (band === waiting) waiting = undefined;
    const isRepeated = isStrong(band) && chosen.at(-1) === band;
    return [...chosen, isRepeated ? 'plain' : band];
  }, []);
}
