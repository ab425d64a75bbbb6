import type { PaletteFamily } from './colour-set.ts';
import { MAKING_PALETTES } from './palettes-of-makings.ts';
import { PLACE_PALETTES } from './palettes-of-places.ts';

const WHITE = '#ffffff';
const CREAM = '#f8ead0';

export const PALETTE_FAMILIES = {
  ...PLACE_PALETTES,
  ...MAKING_PALETTES,
  mono: { sets: [{ brand: '#0b0b0c', ground: WHITE }] },
  primary: {
    sets: [
      { brand: '#d7261e', accent: '#f5c518', deep: '#1d3fa8' },
      { brand: '#1d4ed8', accent: '#f5c518', deep: '#15224a' },
    ],
  },
  rainbow: {
    sets: [
      { brand: '#c8257c', accent: '#f5a415', deep: '#2447c9' },
      { brand: '#0f8a5f', accent: '#ff8a3d', deep: '#5b2a9c' },
      { brand: '#2447c9', accent: '#ffd02e', deep: '#8a1f6b' },
    ],
  },
  pastel: {
    sets: [
      { brand: '#eeb0c2', accent: '#a9d8cc', ground: '#fdf1f4', deep: '#5d3b52' },
      { brand: '#aecdf0', accent: '#f8cfae', ground: '#f1f7fd', deep: '#33496b' },
      { brand: '#bfe0b4', accent: '#f4c0cd', ground: '#f3faef', deep: '#38533f' },
      { brand: '#d2c2f0', accent: '#f9e0a2', ground: '#f7f3fd', deep: '#483d66' },
      { brand: '#f8cca6', accent: '#b2d8de', ground: '#fef5ec', deep: '#64432f' },
    ],
  },
  autumn: {
    sets: [
      { brand: '#a3482a', accent: '#d39a2d', ground: '#f4ead8', deep: '#46291d' },
      { brand: '#7d6a24', accent: '#b5502c', ground: '#f3ecd9', deep: '#37301a' },
      { brand: '#7a3030', accent: '#c98a3c', ground: '#f2e8dc', deep: '#3a1f1e' },
    ],
  },
  earth: {
    sets: [
      { brand: '#9c4f2c', accent: '#c7983f', ground: '#efe3d0', deep: '#3c2a20' },
      { brand: '#6b6a34', accent: '#b9683c', ground: '#ede6d2', deep: '#33301d' },
      { brand: '#7a4a34', accent: '#8f9468', ground: '#ebdfce', deep: '#2f221b' },
      { brand: '#a0682f', accent: '#5d6b4a', ground: '#f3e8d3', deep: '#43301f' },
    ],
  },
  jewel: {
    sets: [
      { brand: '#0f6b57', accent: '#c23a6b', ground: '#f4f2ea', deep: '#0d3a36' },
      { brand: '#1f3f94', accent: '#d9a441', ground: '#f2f2f4', deep: '#151f4d' },
      { brand: '#8a1f4f', accent: '#2f8f83', ground: '#f6f0f0', deep: '#42102c' },
      { brand: '#57298a', accent: '#d9892b', ground: '#f4f1f6', deep: '#2b154a' },
    ],
  },
  acid: {
    sets: [
      { brand: '#d4f01e', accent: '#ff3d8b', ground: WHITE, deep: '#111111' },
      { brand: '#ff5a1f', accent: '#c6ff00', ground: '#fbfbf7', deep: '#161616' },
      { brand: '#3dff7a', accent: '#7a2bff', ground: WHITE, deep: '#0f1410' },
      { brand: '#fff000', accent: '#00b4ff', ground: '#fdfdf6', deep: '#14140f' },
    ],
  },
  night: {
    sets: [
      { brand: '#f2c14e', accent: '#7a8cf0', ground: '#12172e', deep: '#1c2347' },
      { brand: '#9db8ff', accent: '#f0a35e', ground: '#0f1b2b', deep: '#172a43' },
      { brand: '#c9b6ff', accent: '#6fe0c8', ground: '#19142e', deep: '#261d47' },
    ],
  },
  smoke: {
    sets: [
      { brand: '#d98b3a', accent: '#b0503a', ground: '#1c1714', deep: '#2b211b' },
      { brand: '#c8a27a', accent: '#d9542b', ground: '#1a1a1c', deep: '#26262a' },
      { brand: '#e0a85a', accent: '#8f9a86', ground: '#201a1a', deep: '#2f2424' },
    ],
  },
  ink: {
    sets: [
      { brand: '#1b2a5c', accent: '#8b97bd', ground: '#fafaf6', deep: '#151d3d' },
      { brand: '#1e1e20', accent: '#b9b9b4', ground: '#f8f8f5', deep: '#161618' },
      { brand: '#17413a', accent: '#8fb0a4', ground: '#f9faf6', deep: '#102d28' },
      { brand: '#7a1f1f', accent: '#c9a3a0', ground: '#fbf9f7', deep: '#3f1212' },
    ],
  },
  photocopy: {
    sets: [
      { brand: '#111112', accent: '#ff4f9a', ground: '#f4f4f2', deep: '#111112' },
      { brand: '#161616', accent: '#ffe14d', ground: '#f6f6f3', deep: '#161616' },
      { brand: '#131313', accent: '#ff5a2b', ground: '#f1f1ef', deep: '#131313' },
      { brand: '#141416', accent: '#35c8ff', ground: '#f5f5f4', deep: '#141416' },
    ],
  },
  kraft: {
    sets: [
      { brand: '#211d19', accent: '#b3361f', ground: '#d6ba90', deep: '#211d19' },
      { brand: '#234a3a', accent: '#7a2e1d', ground: '#d9bf98', deep: '#1c2f27' },
      { brand: '#7a2418', accent: '#20343f', ground: '#d2b58b', deep: '#38160f' },
    ],
  },
  chalkboard: {
    sets: [
      { brand: '#f4e6a1', accent: '#f2b6c0', ground: '#26342f', deep: '#1a2521' },
      { brand: '#f2c2a8', accent: '#bfe0d2', ground: '#2b2d30', deep: '#1c1e21' },
      { brand: '#cfe6f2', accent: '#f4e09a', ground: '#22313a', deep: '#16222a' },
    ],
  },
  blueprint: {
    sets: [
      { brand: '#cfe6ff', accent: '#ffd166', ground: '#163c73', deep: '#0e2850' },
      { brand: '#d6ecff', accent: '#ff9f7a', ground: '#12406b', deep: '#0c2b49' },
      { brand: '#e0e8ff', accent: '#8ff0d0', ground: '#1f3580', deep: '#152458' },
    ],
  },
  notebook: {
    sets: [
      { brand: '#2a4fa3', accent: '#d3412f', ground: '#fdfcf5', deep: '#1c2f66' },
      { brand: '#1f6b4f', accent: '#e0573f', ground: '#fbfcf6', deep: '#153d30' },
      { brand: '#2b2b33', accent: '#f2c21d', ground: '#fdfdf8', deep: '#22222b' },
    ],
  },
  nordic: {
    sets: [
      { brand: '#3f5a6b', accent: '#d9a38a', ground: '#f3f6f6', deep: '#26353f' },
      { brand: '#4d6b5c', accent: '#e0c38c', ground: '#f5f6f2', deep: '#2b3c34' },
      { brand: '#8c5a4a', accent: '#9fb4b8', ground: '#f6f5f3', deep: '#3a2b27' },
      { brand: '#30333a', accent: '#d8b45c', ground: '#f4f5f6', deep: '#23262c' },
    ],
  },
  japanese: {
    sets: [
      { brand: '#b8382a', accent: '#2b3a55', ground: '#f3f0e8', deep: '#1d1d1f' },
      { brand: '#27406b', accent: '#c94f3d', ground: '#f4f2ec', deep: '#19243a' },
      { brand: '#5b6b4f', accent: '#b58a6a', ground: '#f1f0e6', deep: '#2c2f26' },
    ],
  },
  clinical: {
    sets: [
      { brand: '#0f7c86', accent: '#9fd6d2', ground: '#fafdfd', deep: '#123c48' },
      { brand: '#1667b0', accent: '#8fd0e6', ground: '#fafcfe', deep: '#133257' },
      { brand: '#2a8268', accent: '#a9dcc9', ground: '#fafdfb', deep: '#173f35' },
    ],
  },
  mediterranean: {
    sets: [
      { brand: '#1558a8', accent: '#f2c230', ground: '#fffaf0', deep: '#0e2f5c' },
      { brand: '#c65a34', accent: '#1f7a8c', ground: '#fdf6ea', deep: '#4a2318' },
      { brand: '#0f7f8a', accent: '#f28f5b', ground: '#fbfaf3', deep: '#0d3f47' },
    ],
  },
  seventies: {
    sets: [
      { brand: '#b5481f', accent: '#e0a526', ground: CREAM, deep: '#4a2a1a' },
      { brand: '#6f6a26', accent: '#d9662b', ground: '#f6ecd2', deep: '#3a351a' },
      { brand: '#7b3a1d', accent: '#5f9a8c', ground: '#f7e8cf', deep: '#3a1f14' },
      { brand: '#d9772b', accent: '#7b2f4a', ground: '#fbeed6', deep: '#472030' },
    ],
  },
  diner: {
    sets: [
      { brand: '#c9302c', accent: '#4fb5ae', ground: '#fff6e6', deep: '#20303f' },
      { brand: '#1f8a8a', accent: '#f26b5b', ground: '#fdf7ea', deep: '#17393f' },
      { brand: '#e0a526', accent: '#2b6a8c', ground: '#fff8e8', deep: '#2a2a33' },
    ],
  },
  eighties: {
    sets: [
      { brand: '#e0218a', accent: '#19c3c8', ground: '#fff5fb', deep: '#2a1260' },
      { brand: '#5b2be0', accent: '#ffd02e', ground: '#f7f5ff', deep: '#241060' },
      { brand: '#ff5a4f', accent: '#2bd0e0', ground: '#fff8f2', deep: '#1f1f4a' },
    ],
  },
  deco: {
    sets: [
      { brand: '#174a3f', accent: '#b98b3a', ground: '#f5efe2', deep: '#0f2a26' },
      { brand: '#c9a45c', accent: '#2f7a68', ground: '#10151a' },
      { brand: '#6d1f3a', accent: '#2f6a6a', ground: '#f3ede6', deep: '#2f0f1c' },
      { brand: '#1f2a55', accent: '#c98a6a', ground: '#f4f0ea', deep: '#141b3a' },
    ],
  },
  nouveau: {
    sets: [
      { brand: '#3f6b57', accent: '#c98a4a', ground: '#f3efdf', deep: '#23392f' },
      { brand: '#7a3f5a', accent: '#8a9a5a', ground: '#f5efe6', deep: '#3d2030' },
      { brand: '#2f5a73', accent: '#d0a25a', ground: '#f1f0e4', deep: '#1b3342' },
    ],
  },
  bauhaus: {
    sets: [
      { brand: '#d62a1e', accent: '#f2c11d', ground: '#f4efe3', deep: '#1f3f94' },
      { brand: '#1f49a8', accent: '#f2c11d', ground: '#f6f2e8', deep: '#16161a' },
      { brand: '#f2c11d', accent: '#d62a1e', ground: '#f5f1e6', deep: '#1b2f6b' },
    ],
  },
  vintage: {
    sets: [
      { brand: '#8a2f24', accent: '#5f7a66', ground: '#f2e8d0', deep: '#2c2621' },
      { brand: '#2f4f5c', accent: '#c28a3a', ground: '#f1ead6', deep: '#1d2f37' },
      { brand: '#5a5e2c', accent: '#a8492e', ground: '#f3ecd6', deep: '#2e301b' },
      { brand: '#6b3f2a', accent: '#7f8f8c', ground: '#efe5cf', deep: '#33211a' },
    ],
  },
  signs: {
    sets: [
      { brand: '#b3231f', accent: '#1d5a40', ground: '#f6ecd2', deep: '#16302a' },
      { brand: '#16305c', accent: '#d9a12a', ground: '#f5eddb', deep: '#101f3d' },
      { brand: '#1d4a35', accent: '#c8322b', ground: '#f4ead0', deep: '#142d22' },
    ],
  },
  industrial: {
    sets: [
      { brand: '#f26a1b', accent: '#3a474e', ground: '#dfdfdb', deep: '#1f2326' },
      { brand: '#f2b705', accent: '#4a4f54', ground: '#d9dbdc', deep: '#1b1d20' },
      { brand: '#f2b705', accent: '#8a9399', ground: '#1d2022' },
      { brand: '#b5381f', accent: '#7d868a', ground: '#e4e2dd', deep: '#24282b' },
    ],
  },
  refined: {
    sets: [
      { brand: '#4a2335', accent: '#b08d8a', ground: '#f4f0ed', deep: '#24121a' },
      { brand: '#1f3f37', accent: '#a9b7a6', ground: '#f1f2ee', deep: '#132823' },
      { brand: '#d9d2c5', accent: '#7f8f8a', ground: '#121517' },
      { brand: '#1c1c20', accent: '#9a948c', ground: '#f5f3f0', deep: '#151518' },
      { brand: '#cbbfe0', accent: '#8a7fa8', ground: '#15131d' },
      { brand: '#26345c', accent: '#b3a79a', ground: '#f3f3f4', deep: '#161d36' },
    ],
  },
  sparse: {
    sets: [
      { brand: '#111214', accent: '#d4d4d0', ground: WHITE },
      { brand: '#1b2a38', accent: '#c9d2d8', ground: '#f6f6f4' },
      { brand: '#c2452d', accent: '#dcd8d2', ground: '#fafaf8' },
      { brand: '#2f4a3c', accent: '#d2d8cf', ground: '#f5f6f3' },
      { brand: '#2b3fa8', accent: '#d5d8e4', ground: '#fbfbfc' },
    ],
  },
  osteria: {
    sets: [
      { brand: '#7a1f24', accent: '#b98b3a', ground: '#f4e7cc', deep: '#35211a' },
      { brand: '#3f5a33', accent: '#a3352a', ground: '#f6ecd8', deep: '#2b2a1d' },
      { brand: '#d99a4a', accent: '#b0413a', ground: '#241a15' },
      { brand: '#5a3420', accent: '#8f9a5a', ground: '#f3e6cf', deep: '#2c1c14' },
    ],
  },
  romantic: {
    sets: [
      { brand: '#a8596b', accent: '#9aa889', ground: '#fbf3f0', deep: '#4a2632' },
      { brand: '#6f7f62', accent: '#d9a5a0', ground: '#f8f6ef', deep: '#323a2c' },
      { brand: '#7a4a73', accent: '#d9b38a', ground: '#faf4f6', deep: '#3a2138' },
      { brand: '#5f6f9c', accent: '#e0b4b0', ground: '#f6f6fa', deep: '#2b3350' },
    ],
  },
  warm: {
    sets: [
      { brand: '#b0522f', accent: '#d99a2b', ground: '#fbf4e2', deep: '#4a2618' },
      { brand: '#9a3f3f', accent: '#e0a56b', ground: '#fbf1ea', deep: '#431d1d' },
      { brand: '#8a5a2b', accent: '#c0563a', ground: '#faf2e4', deep: '#3f2a17' },
    ],
  },
  cool: {
    sets: [
      { brand: '#2a6f97', accent: '#4fb8a8', ground: '#f4f8fa', deep: '#173a52' },
      { brand: '#3d4f8f', accent: '#7fb0d0', ground: '#f5f6fa', deep: '#1f2850' },
      { brand: '#2f7f78', accent: '#8fa8d0', ground: '#f3f8f7', deep: '#173f3c' },
    ],
  },
} as const satisfies Record<string, PaletteFamily>;

export type PaletteId = keyof typeof PALETTE_FAMILIES;
