/** A colour in sRGB: channels 0–255, opacity 0–1. */
export interface PickedColor {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

/** `#rrggbb`, the only notation that the browser's colour input accepts. */
export function toHex({ red, green, blue }: PickedColor): string {
  return `#${[red, green, blue].map(twoDigits).join('')}`;
}

export function fromHex(hex: string, alpha: number): PickedColor {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  return { red, green, blue, alpha };
}

/** Writes a colour in the notation of the one it replaces; notations other than hex and rgb become hex. */
export function writeColor(color: PickedColor, replaced: string): string {
  if (/^rgba?\(/i.test(replaced)) return writeRgb(color, replaced);
  const hex = toHex(color) + (color.alpha < 1 ? twoDigits(Math.round(color.alpha * 255)) : '');
  return /[A-F]/.test(replaced) && replaced.startsWith('#') ? hex.toUpperCase() : hex;
}

function writeRgb({ red, green, blue, alpha }: PickedColor, replaced: string): string {
  const isLegacy = replaced.includes(',');
  const channels = [red, green, blue].join(isLegacy ? ', ' : ' ');
  if (alpha >= 1) return `rgb(${channels})`;
  const opacity = Number(alpha.toFixed(3));
  return isLegacy ? `rgba(${channels}, ${opacity})` : `rgb(${channels} / ${opacity})`;
}

function twoDigits(channel: number): string {
  return Math.min(Math.max(Math.round(channel), 0), 255)
    .toString(16)
    .padStart(2, '0');
}
