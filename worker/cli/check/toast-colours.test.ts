import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrastRatio, toHex } from '#domain/colour/oklch.ts';
import { ROOT } from '../settings.ts';

const AA = 4.5;
const TOASTS = readFileSync(join(ROOT, 'web/styles/toasts.css'), 'utf8');
const TOKENS = readFileSync(join(ROOT, 'web/styles/tokens.css'), 'utf8');

/** The colour of a token in light and in dark: `light-dark(oklch(0.5 0.1 70), oklch(0.8 0.1 80))`. */
function schemesOf(token: string): string[] {
  const line = new RegExp(`^ *${token}: (light-dark.*);$`, 'm').exec(TOKENS)?.[1] ?? '';
  return [...line.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(
    ([, lightness, chroma, hue]) =>
      toHex({ lightness: Number(lightness), chroma: Number(chroma), hue: Number(hue) }),
  );
}

const tokenOf = (property: string) =>
  new RegExp(`${property}: var\\((--[\\w-]+)\\)`).exec(TOASTS)?.[1] ?? '';

test.each(['success', 'error', 'info', 'warning'])(
  'the words of a toast (%s) can be read in light and dark',
  (kind) => {
    const words = schemesOf(tokenOf(`--${kind}-text`));
    const grounds = schemesOf(tokenOf(`--${kind}-bg`));
    const ratios = words.map((word, at) => contrastRatio(word, grounds[at] ?? word));
    expect(ratios.map((ratio) => ratio >= AA)).toEqual([true, true]);
  },
);
