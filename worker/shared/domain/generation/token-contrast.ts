import type { PageElement } from './read-document.ts';

/** WCAG AA for body text. */
const LEAST_CONTRAST = 4.5;

const TEXT_TOKEN = /^--(?:color-)?(?:text|ink|fg|foreground|on-background|body)$/;
const GROUND_TOKEN = /^--(?:color-)?(?:bg|background|paper|surface|ground|page|canvas)$/;

/** Pairs of text and background tokens in `:root` with too little contrast, such as `--ink on --paper 3.1`. */
export function checkTokenContrast(elements: readonly PageElement[]): string[] {
  const css = elements.filter(({ tag }) => tag === 'style').map(({ text }) => text);
  const tokens = readRootTokens(css.join('\n'));
  const texts = tokens.filter(([name]) => TEXT_TOKEN.test(name));
  const grounds = tokens.filter(([name]) => GROUND_TOKEN.test(name));
  return texts.flatMap(([text, textLight]) =>
    grounds.flatMap(([ground, groundLight]) => {
      const ratio = contrast(textLight, groundLight);
      return ratio < LEAST_CONTRAST ? [`${text} on ${ground} ${ratio.toFixed(1)}`] : [];
    }),
  );
}

type Token = readonly [name: string, luminance: number];

/** Only the first `:root` rule. Later ones belong to other colour schemes. */
function readRootTokens(css: string): Token[] {
  const body = /:root\s*\{([^{}]*)\}/.exec(css)?.[1] ?? '';
  return [...body.matchAll(/(?<![\w-])(--[\w-]+)\s*:\s*([^;]+)/g)].flatMap(
    ([, name = '', value = '']) => {
      const luminance = readLuminance(value.trim());
      return luminance === undefined ? [] : [[name, luminance] as const];
    },
  );
}

/** Relative luminance, 0 to 1, of a hex, `rgb()` or `oklch()` colour. */
function readLuminance(colour: string): number | undefined {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour)?.[1];
  if (hex !== undefined) return luminanceOf(readHex(hex));
  const [, name, body = ''] = /^(rgb|oklch)a?\(([^)]*)\)$/i.exec(colour) ?? [];
  const [a = Number.NaN, b = Number.NaN, c = Number.NaN] = body
    .split(/[\s,/]+/)
    .map((part) => Number.parseFloat(part));
  if (!Number.isFinite(a + b + c)) return undefined;
  if (name?.toLowerCase() === 'rgb') return luminanceOf([a / 255, b / 255, c / 255]);
  return oklchLuminance(body.trim().split(/\s+/)[0]?.endsWith('%') ? a / 100 : a, b, c);
}

function readHex(hex: string): number[] {
  const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255);
}

function luminanceOf(channels: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The Y of Björn Ottosson's OKLab matrices, which is all that contrast needs. */
function oklchLuminance(lightness: number, chroma: number, hueDegrees: number): number {
  const hue = (hueDegrees * Math.PI) / 180;
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number, other: number): number {
  const [dark = 0, light = 0] = [one, other].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
