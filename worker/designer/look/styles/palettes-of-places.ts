import type { PaletteFamily } from './colour-set.ts';

/** The colours of landscapes and materials. */
export const PLACE_PALETTES = {
  wool: {
    sets: [
      { brand: '#7a5a42', accent: '#a9b7bf', ground: '#f2ece1', deep: '#3d2f26' },
      { brand: '#6d6558', accent: '#c9a98a', ground: '#f0ece4', deep: '#36322c' },
      { brand: '#8c6d52', accent: '#9aa58a', ground: '#f4ede0', deep: '#43352a' },
    ],
  },
  wood: {
    sets: [
      { brand: '#8a5a32', accent: '#c79a5e', ground: '#f4ebdd', deep: '#4e2a1e' },
      { brand: '#6b3f26', accent: '#a9803f', ground: '#efe4d4', deep: '#33211a' },
    ],
  },
  sea: {
    sets: [
      { brand: '#17627a', accent: '#5fb0a8', ground: '#eef5f3', deep: '#0f3645' },
      { brand: '#1f4f8a', accent: '#e9b98a', ground: '#f1f6fa', deep: '#14294d' },
      { brand: '#2b8a8a', accent: '#f0c27b', ground: '#f0f7f5', deep: '#123f45' },
    ],
  },
  tropical: {
    sets: [
      { brand: '#0f8a5f', accent: '#ff6f59', ground: '#f4fbf2', deep: '#0d4030' },
      { brand: '#0c8599', accent: '#ffb627', ground: '#f1fafa', deep: '#0b3f48' },
      { brand: '#e0457b', accent: '#2fb38a', ground: '#fff6f3', deep: '#4a1530' },
    ],
  },
  alpine: {
    sets: [
      { brand: '#2f4a3c', accent: '#b5382a', ground: '#f3efe6', deep: '#20332a' },
      { brand: '#9c2f2a', accent: '#7d8f8a', ground: '#f4f1ea', deep: '#3f1a18' },
      { brand: '#3d5573', accent: '#c9883c', ground: '#f1f2f1', deep: '#233246' },
    ],
  },
  forest: {
    sets: [
      { brand: '#35563f', accent: '#c98b4a', ground: '#f0f1e6', deep: '#1f3526' },
      { brand: '#4f6b2f', accent: '#8a5a44', ground: '#f3f3e6', deep: '#2c3c1b' },
      { brand: '#1f4f46', accent: '#b7c26a', ground: '#eef3ee', deep: '#12322c' },
    ],
  },
} as const satisfies Record<string, PaletteFamily>;
