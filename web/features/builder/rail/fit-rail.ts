/** CSS pixels of the rail's parts. */
export const RAIL_PX = {
  /** A button and the gap below it. */
  row: 32,
  rowOnTouch: 42,
  /** The line between two groups, with its gaps. */
  line: 9,
  padding: 16,
} as const;

interface RailParts {
  heightPx: number;
  isTouch: boolean;
  /** Buttons that are always there: the panels, and those at the foot. */
  fixed: number;
  files: number;
  /** The group of each tool, top to bottom. */
  groups: readonly string[];
}

interface RailFit {
  files: number;
  /** How many tools stand in the rail; the others are in its menu. */
  tools: number;
}

/** Tools have the room before files, as far as the first two groups go. */
const TOOLS_BEFORE_FILES = 10;

/** How much of the rail fits into a window of this height. The menu for the rest takes a row of its own. */
export function fitRail({ heightPx, isTouch, fixed, files, groups }: RailParts): RailFit {
  const row = isTouch ? RAIL_PX.rowOnTouch : RAIL_PX.row;
  const roomPx = heightPx - RAIL_PX.padding - fixed * row - RAIL_PX.line;
  const filesPx = (count: number) => (count === 0 ? 0 : count * row + RAIL_PX.line);
  const fits = (count: number, besidePx: number) => {
    const menuPx = count === groups.length ? 0 : row;
    return toolsPx(groups.slice(0, count), row) + menuPx + besidePx <= roomPx;
  };
  const most = (besidePx: number) => {
    let count = groups.length;
    while (count > 0 && !fits(count, besidePx)) count -= 1;
    return count;
  };
  const wanted = Math.min(most(0), TOOLS_BEFORE_FILES);
  let shown = files;
  while (shown > 0 && (most(filesPx(shown)) < wanted || filesPx(shown) + row > roomPx)) shown -= 1;
  return { files: shown, tools: most(filesPx(shown)) };
}

function toolsPx(groups: readonly string[], row: number): number {
  return groups.length * row + new Set(groups).size * RAIL_PX.line;
}
