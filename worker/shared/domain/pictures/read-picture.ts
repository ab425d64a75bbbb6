import { readAvif } from './read-avif.ts';
import type { PictureSize } from './picture-limits.ts';
import {
  latin,
  readGif,
  readJpeg,
  readPng,
  readWebp,
  type Anatomy,
  type Span,
} from './picture-formats.ts';

/** What a file is by its bytes; its name and the type that somebody says it has do not count. */
export type PictureFacts =
  | (PictureSize & { kind: 'picture'; type: StoredType; isAnimated: boolean; metadata: Span[] })
  | { kind: 'drawing' | 'heic' | 'avif' };

export type StoredType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'image/avif';

const FORMATS: readonly (readonly [
  type: StoredType,
  start: string,
  read: (bytes: Uint8Array) => Anatomy | null,
])[] = [
  ['image/jpeg', '\u00ff\u00d8\u00ff', readJpeg],
  ['image/png', '\u0089PNG\r\n\u001a\n', readPng],
  ['image/webp', 'RIFF', readWebp],
  ['image/gif', 'GIF8', readGif],
];

const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']);
const AVIF_BRANDS = new Set(['avif', 'avis']);
const LOOKED_AT = 512;

/** What the file is; null for what is no picture. The walk takes time linear in its length. */
export function readPicture(bytes: Uint8Array): PictureFacts | null {
  const start = latin(bytes, 0, 12);
  const format = FORMATS.find(([, magic]) => start.startsWith(magic));
  if (format !== undefined) {
    const [type, , read] = format;
    const anatomy = read(bytes);
    if (anatomy === null) return null;
    const { width, height, isAnimated, metadata, end } = anatomy;
    // Whatever follows the picture is no part of it: another file can hide there.
    const behind = end < bytes.length ? [{ start: end, end: bytes.length }] : [];
    return { kind: 'picture', type, width, height, isAnimated, metadata: [...metadata, ...behind] };
  }
  if (start.slice(4, 8) === 'ftyp') {
    if (AVIF_BRANDS.has(start.slice(8))) return stillAvif(bytes) ?? { kind: 'avif' };
    return HEIC_BRANDS.has(start.slice(8)) ? { kind: 'heic' } : null;
  }
  return /^(?:\u00ef\u00bb\u00bf)?\s*<(?:\?xml|!--|!doctype svg|svg)/i.test(
    latin(bytes, 0, LOOKED_AT),
  )
    ? { kind: 'drawing' }
    : null;
}

function stillAvif(bytes: Uint8Array): PictureFacts | null {
  const anatomy = readAvif(bytes);
  if (anatomy === null || anatomy.isAnimated) return null;
  const { width, height, isAnimated, metadata } = anatomy;
  return { kind: 'picture', type: 'image/avif', width, height, isAnimated, metadata };
}
