import type { DomElement } from 'jsdom';

/** Red, green, blue from 0 to 255 and opacity from 0 to 1. */
export interface JudgedColour {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

export type HueName =
  | 'red'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'blue'
  | 'purple'
  | 'pink'
  | 'black'
  | 'white'
  | 'grey';

export function readComputed(value: string): JudgedColour | undefined {
  const numbers = /^rgba?\(([^)]+)\)/
    .exec(value)?.[1]
    ?.split(/[\s,/]+/)
    .map(Number);
  if (!numbers) return undefined;
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  return { red, green, blue, alpha };
}

function hslOf({ red, green, blue }: JudgedColour): {
  hue: number;
  saturation: number;
  lightness: number;
} {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const high = Math.max(r, g, b);
  const low = Math.min(r, g, b);
  const lightness = (high + low) / 2;
  const range = high - low;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  const sector =
    high === r ? ((g - b) / range + 6) % 6 : high === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return { hue: sector * 60, saturation, lightness };
}

const HUES: Record<HueName, (hue: number, lightness: number, saturation: number) => boolean> = {
  red: (hue) => hue >= 335 || hue <= 15,
  orange: (hue) => hue > 14 && hue < 42,
  yellow: (hue) => hue >= 40 && hue < 72,
  green: (hue) => hue >= 72 && hue < 172,
  blue: (hue) => hue >= 172 && hue < 262,
  purple: (hue) => hue >= 255 && hue < 325,
  pink: (hue) => hue >= 300 && hue < 355,
  black: (_hue, lightness) => lightness < 0.12,
  white: (_hue, lightness) => lightness > 0.93,
  grey: (_hue, _lightness, saturation) => saturation < 0.2,
};

export function isNamed(colour: JudgedColour, name: HueName, shade?: 'dark' | 'light'): boolean {
  const { hue, saturation, lightness } = hslOf(colour);
  if (!['black', 'white', 'grey'].includes(name) && saturation < 0.15) return false;
  if (shade === 'dark' && lightness > 0.36) return false;
  if (shade === 'light' && lightness < 0.7) return false;
  return HUES[name](hue, lightness, saturation);
}

function luminance({ red, green, blue }: JudgedColour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrastOf(a: JudgedColour, b: JudgedColour): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

export type StyleReader = (element: DomElement, property: string) => string;

/** The first opaque background from the element up; white when there is none. */
export function backgroundBehind(element: DomElement, read: StyleReader): JudgedColour {
  for (let at: DomElement | null = element; at; at = at.parentElement) {
    const colour = readComputed(read(at, 'background-color'));
    if (colour && colour.alpha > 0.5) return colour;
  }
  return { red: 255, green: 255, blue: 255, alpha: 1 };
}
