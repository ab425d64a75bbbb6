import type { LooksOf } from '#domain/theme/font-pairings.ts';

/** Letters whose widths and heights differ most between faces. */
const PROBES = ['mmmmwwwwWWMM', 'iiiilljftr.,', 'agQRG&e0123', 'xHpbÀç'];
const PROBE_PX = 64;

/** How families look on this device, by their measures; by their names where nothing can be drawn. */
export function readFontLooks(): LooksOf {
  const context = document.createElement('canvas').getContext('2d');
  const known = new Map<string, string>();
  return (family) => {
    if (context === null) return family;
    const looks = known.get(family) ?? measure(context, family);
    known.set(family, looks);
    return looks;
  };
}

function measure(context: CanvasRenderingContext2D, family: string): string {
  context.font = `${PROBE_PX}px ${family}`;
  return PROBES.map((probe) => {
    const { width, actualBoundingBoxAscent: height } = context.measureText(probe);
    return `${width.toFixed(1)} ${height.toFixed(1)}`;
  }).join(' ');
}
