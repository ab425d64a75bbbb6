import type { PaletteFamily } from './colour-set.ts';

const WHITE = '#ffffff';

/** The colours of things that a page is built like: tickets, tents, packets, tiles. */
export const MAKING_PALETTES = {
  checker: {
    sets: [
      { brand: '#c8281e', accent: '#f2c230', ground: '#fbf8f0', deep: '#131313' },
      { brand: '#1f5aa8', accent: '#f2c230', ground: '#fafaf7', deep: '#121317' },
      { brand: '#1f7a4d', accent: '#f0b7a4', ground: '#faf8f1', deep: '#141513' },
    ],
  },
  comicBook: {
    sets: [
      { brand: '#e0322a', accent: '#ffd21f', ground: '#fdf3d4', deep: '#1d3fa8' },
      { brand: '#1c7fd6', accent: '#ffd21f', ground: '#e6f3fb', deep: '#7a1f86' },
      { brand: '#e8452c', accent: '#4fc3c7', ground: '#fff4e0', deep: '#1c2a5c' },
    ],
  },
  seedPacket: {
    sets: [
      { brand: '#2f5a34', accent: '#c8452c', ground: '#f6edd6', deep: '#22371f' },
      { brand: '#8c2f22', accent: '#6a8a3a', ground: '#f4e9cf', deep: '#43201a' },
      { brand: '#3b5a2a', accent: '#d79a2b', ground: '#f5eed8', deep: '#2a3a1c' },
    ],
  },
  herbarium: {
    sets: [
      { brand: '#3f5a38', accent: '#b98a4a', ground: '#f7f2e4', deep: '#2c3a26' },
      { brand: '#6b4a2e', accent: '#7d9160', ground: '#f6f0e2', deep: '#35281c' },
      { brand: '#4a5f52', accent: '#b8705a', ground: '#f5f2e8', deep: '#27352d' },
    ],
  },
  ticket: {
    sets: [
      { brand: '#b3372a', accent: '#e3b23c', ground: '#f3e3c2', deep: '#2c2a28' },
      { brand: '#1f6a55', accent: '#e58a4a', ground: '#dcebdc', deep: '#173a30' },
      { brand: '#1f4f8c', accent: '#e8a33a', ground: '#f1dccb', deep: '#1a2a44' },
    ],
  },
  oldPaper: {
    sets: [
      { brand: '#9c2a1c', accent: '#c8962e', ground: '#efe2bf', deep: '#221a12' },
      { brand: '#1f3f5c', accent: '#a8402a', ground: '#ece0c2', deep: '#1a1f26' },
      { brand: '#241c14', accent: '#b3381f', ground: '#eaddba', deep: '#241c14' },
    ],
  },
  tillRoll: {
    sets: [
      { brand: '#17181a', accent: '#c8c4bb', ground: '#e9e6df', deep: '#1c1d20' },
      { brand: '#1f2a5c', accent: '#b9bfd6', ground: '#e2e6ec', deep: '#1b2140' },
    ],
  },
  gallery: {
    sets: [
      { brand: '#2a2a2c', accent: '#b08a4a', ground: '#f0eeea', deep: '#242426' },
      { brand: '#7a2e2a', accent: '#c9b08a', ground: '#efece8', deep: '#2a2120' },
      { brand: '#2f4a5c', accent: '#c0a06a', ground: '#eceeef', deep: '#1f2a33' },
    ],
  },
  confection: {
    sets: [
      { brand: '#eba6b4', accent: '#f2c95c', ground: '#fdf1ec', deep: '#6b2f4a' },
      { brand: '#a9d3c9', accent: '#f2a58e', ground: '#fbf4e6', deep: '#3a4a5c' },
      { brand: '#f0c27a', accent: '#a3c6de', ground: '#fdf3e4', deep: '#6b3a2a' },
    ],
  },
  cabinet: {
    sets: [
      { brand: '#ff3fa4', accent: '#29e0e6', ground: '#0c0a1d', deep: '#1a1140' },
      { brand: '#ffd02e', accent: '#ff4f5e', ground: '#0b0d1c', deep: '#1b1440' },
      { brand: '#4dff88', accent: '#ff5ad0', ground: '#0a0f14', deep: '#12263a' },
    ],
  },
  parchment: {
    sets: [
      { brand: '#a3281e', accent: '#b8862b', ground: '#f3e7c8', deep: '#23365c' },
      { brand: '#23527c', accent: '#b8862b', ground: '#f2e6c9', deep: '#5c1f1a' },
      { brand: '#7a1f2e', accent: '#5a7a3a', ground: '#f4e8cb', deep: '#2c3a26' },
    ],
  },
  airmail: {
    sets: [
      { brand: '#1d3f8a', accent: '#c8322b', ground: '#e6ecf2', deep: '#172a52' },
      { brand: '#b3231f', accent: '#2f6a9c', ground: '#f2ead8', deep: '#2a2030' },
      { brand: '#1f6a7a', accent: '#d98a3a', ground: '#f1e9da', deep: '#173a44' },
    ],
  },
  survey: {
    sets: [
      { brand: '#b5482a', accent: '#5f8a4a', ground: '#f1ecd9', deep: '#2a3a2c' },
      { brand: '#2f6a3f', accent: '#d9812b', ground: '#eef0dc', deep: '#1f3a2a' },
      { brand: '#1f5f86', accent: '#c88a3a', ground: '#edf1ea', deep: '#17364a' },
    ],
  },
  bigTop: {
    sets: [
      { brand: '#b3231f', accent: '#f2c230', ground: '#fdf2d8', deep: '#1f2a5c' },
      { brand: '#9c1f3a', accent: '#f0b93a', ground: '#fcefd9', deep: '#173a44' },
    ],
  },
  azulejo: {
    sets: [
      { brand: '#1c55a0', accent: '#e3a72f', ground: '#fbf8ee', deep: '#12305c' },
      { brand: '#1d6a8a', accent: '#d9752b', ground: '#faf7ec', deep: '#123a4a' },
    ],
  },
  cardIndex: {
    sets: [
      { brand: '#2a4a7a', accent: '#d0503f', ground: '#efe4c8', deep: '#2a2620' },
      { brand: '#6b2f24', accent: '#5a8a8a', ground: '#ece6d4', deep: '#332722' },
      { brand: '#2f4a3a', accent: '#c8653f', ground: '#e9e6d6', deep: '#24302a' },
    ],
  },
  screening: {
    sets: [
      { brand: '#e8c87a', accent: '#b3413a', ground: '#121214', deep: '#1d1d21' },
      { brand: '#d9d4c8', accent: '#c8322b', ground: '#101113', deep: '#1c1e22' },
      { brand: '#e0905a', accent: '#5f8a9c', ground: '#141315', deep: '#221f24' },
    ],
  },
  departures: {
    sets: [
      { brand: '#ffd34d', accent: '#ff7a4d', ground: '#16181c', deep: '#0e1013' },
      { brand: '#f2f0e8', accent: '#ffb02e', ground: '#15181d', deep: '#0d1014' },
    ],
  },
  tablecloth: {
    sets: [
      { brand: '#b8322b', accent: '#5f7a3a', ground: '#fffaf2', deep: '#4a1c18' },
      { brand: '#2f5fa0', accent: '#e0a53a', ground: '#fbfaf4', deep: '#1a3058' },
      { brand: '#3f6b3a', accent: '#c8452c', ground: '#fbf9ef', deep: '#23381f' },
    ],
  },
  yarn: {
    sets: [
      { brand: '#a8405a', accent: '#3f7f86', ground: '#f6efe4', deep: '#3a2a44' },
      { brand: '#2f5f7f', accent: '#d9812b', ground: '#f3efe4', deep: '#1f3040' },
      { brand: '#5f6b2f', accent: '#c8563f', ground: '#f5f0e0', deep: '#33361c' },
    ],
  },
  cardTable: {
    sets: [
      { brand: '#b3231f', accent: '#c9a24a', ground: '#fbf6ea', deep: '#14382a' },
      { brand: '#a82a2a', accent: '#d0ab5a', ground: '#faf5ec', deep: '#1d1f4a' },
      { brand: '#5f2f7a', accent: '#c9a24a', ground: '#f8f3ea', deep: '#241238' },
    ],
  },
  helvetic: {
    sets: [
      { brand: '#e0261b', accent: '#111111', ground: WHITE, deep: '#111111' },
      { brand: '#1745d1', accent: '#111111', ground: '#fdfdfc', deep: '#101216' },
      { brand: '#e0261b', accent: '#f2c500', ground: '#f7f6f2', deep: '#151515' },
    ],
  },
} as const satisfies Record<string, PaletteFamily>;
