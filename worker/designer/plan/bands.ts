import type { Band, Direction } from '../look/direction.ts';
import type { DrawnKind } from '../sections/drawn-kind.ts';

function chooseBand(kind: DrawnKind, index: number, bands: Direction['bands']): Band {
  const band = bands[index % bands.length] ?? 'plain';
  const isQuiet = band === 'plain' || band === 'line' || band === 'surface' || band === 'tint';
  if (kind === 'cta') return isQuiet ? 'brand' : band;
  const needsQuiet = kind === 'faq' || kind === 'gallery' || kind === 'map';
  return needsQuiet && !isQuiet ? 'plain' : band;
}

const STRONG: readonly Band[] = ['brand', 'deep', 'accent'];

/** A background for each section. Two equal strong backgrounds in a row would look like one section. */
export function chooseBands(kinds: readonly DrawnKind[], bands: Direction['bands']): Band[] {
  return kinds.reduce<Band[]>((chosen, kind, index) => {
    const band = chooseBand(kind, Math.max(0, index - 1), bands);
    const isRepeated = STRONG.includes(band) && chosen.at(-1) === band;
    return [...chosen, isRepeated ? 'plain' : band];
  }, []);
}
