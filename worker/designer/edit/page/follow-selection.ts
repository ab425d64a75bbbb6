import type { IndexedElement } from '#domain/html/source-index.ts';
import { mapOffsets } from '#domain/page-operations/track.ts';
import type { Splice } from '#domain/text/splices.ts';
import type { PageModel } from './page-model.ts';

/** The selected element and what was described, in the edited page: where their start tags moved to. */
export function followSelection(
  before: PageModel,
  splices: readonly Splice[],
  after: PageModel,
): PageModel {
  const { selection, pins, limit } = before;
  if (!selection && pins.size === 0) return after;
  const starts = new Map(after.index.elements.map((element) => [element.range.start, element]));
  const moveOffset = mapOffsets(splices);
  const moved = ({ range: { start }, tag }: IndexedElement): IndexedElement[] => {
    const element = starts.get(moveOffset(start) ?? -1);
    return element?.tag === tag ? [element] : [];
  };
  return {
    ...after,
    selection: selection && moved(selection)[0],
    limit: limit && moved(limit)[0],
    pins: new Map(
      [...pins].map(([said, pin]) => [said, { ...pin, elements: pin.elements.flatMap(moved) }]),
    ),
  };
}
