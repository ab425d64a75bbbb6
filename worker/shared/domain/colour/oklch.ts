/** A colour in OKLCH: lightness 0–1, chroma 0–0.4, hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Rgb = readonly [red: number, green: number, blue: number];

/** OKLCH to linear sRGB (Björn Ottosson's matrices); channels may leave 0–1 outside the gamut. */
function toLinearRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const radians = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(radians);
  const b = chroma * Math.sin(radians);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function isInGamut(rgb: Rgb): boolean {
  return rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005);
}

/** The largest chroma up to the one asked for that sRGB can show at this lightness and hue. */
export function clampChroma(colour: Oklch): Oklch {
  if (isInGamut(toLinearRgb(colour))) return colour;
  let low = 0;
  let high = colour.chroma;
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (isInGamut(toLinearRgb({ ...colour, chroma: middle }))) low = middle;
    else high = middle;
  }
  return { ...colour, chroma: low };
}

function encodeChannel(linear: number): number {
  const value = Math.min(1, Math.max(0, linear));
  const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255);
}

function decodeChannel(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** `#rrggbb` of a colour, moved into the sRGB gamut by lowering its chroma. */
export function toHex(colour: Oklch): string {
  const bytes = toLinearRgb(clampChroma(colour)).map(encodeChannel);
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function readHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255].map(decodeChannel) as unknown as Rgb;
}

/** OKLCH of `#rrggbb`. */
export function fromHex(hex: string): Oklch {
  const [red, green, blue] = readHex(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** WCAG 2 relative luminance of `#rrggbb`, 0–1. */
export function relativeLuminance(hex: string): number {
  const [red, green, blue] = readHex(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast ratio of two `#rrggbb` colours, 1–21. */
export function contrastRatio(one: string, other: string): number {
  const first = relativeLuminance(one);
  const second = relativeLuminance(other);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

const HALVINGS = 16;

/** The lightness of a colour that has this luminance, found by bisection: luminance grows with it. */
export function withLuminance(colour: Oklch, luminance: number): string {
  let [low, high] = [0, 1];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (relativeLuminance(toHex({ ...colour, lightness: middle })) < luminance) low = middle;
    else high = middle;
  }
  const [below, above] = [low, high].map((lightness) => toHex({ ...colour, lightness }));
  const error = (hex: string) => Math.abs(relativeLuminance(hex) - luminance);
  return below && above && error(below) < error(above) ? below : (above ?? toHex(colour));
}
