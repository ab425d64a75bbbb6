import type { PictureSize } from './picture-limits.ts';

/** Bytes of a file, from `start` up to `end`. */
export interface Span {
  start: number;
  end: number;
}

/** The anatomy of a picture. `end` is where its format says that it ends. */
export interface Anatomy extends PictureSize {
  isAnimated: boolean;
  /** What says something about the picture and is not shown: camera, place, comments. */
  metadata: Span[];
  end: number;
}

/** The bytes as Latin 1, for comparing them with the names that formats use. */
export function latin(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, Math.min(end, bytes.length)));
}

/** Reads numbers beyond the end as 0, so that a cut file ends the walk. */
function numbers(bytes: Uint8Array) {
  const at = (index: number): number => bytes[index] ?? 0;
  return {
    at,
    big16: (index: number) => at(index) * 256 + at(index + 1),
    big32: (index: number) =>
      ((at(index) * 256 + at(index + 1)) * 256 + at(index + 2)) * 256 + at(index + 3),
    little16: (index: number) => at(index) + at(index + 1) * 256,
    little24: (index: number) => at(index) + at(index + 1) * 256 + at(index + 2) * 65_536,
    little32: (index: number) =>
      at(index) + (at(index + 1) + (at(index + 2) + at(index + 3) * 256) * 256) * 256,
  };
}

const PNG_METADATA = new Set(['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME']);
const PNG_SIGNATURE = 8;

/** PNG, third edition: chunks of length, name, data and checksum, from IHDR to IEND. */
export function readPng(bytes: Uint8Array): Anatomy | null {
  const { big32 } = numbers(bytes);
  if (latin(bytes, 12, 16) !== 'IHDR') return null;
  const metadata: Span[] = [];
  let isAnimated = false;
  for (let start = PNG_SIGNATURE; start + 12 <= bytes.length;) {
    const end = start + 12 + big32(start);
    if (end > bytes.length) return null;
    const name = latin(bytes, start + 4, start + 8);
    isAnimated ||= name === 'acTL';
    if (PNG_METADATA.has(name)) metadata.push({ start, end });
    if (name === 'IEND') return { width: big32(16), height: big32(20), isAnimated, metadata, end };
    start = end;
  }
  return null;
}

const JPEG = { fill: 0xff, scan: 0xda, end: 0xd9 } as const;
/** Camera and place (APP1), what makers of cameras and programs add (APP3 to APP13), comments. */
const JPEG_METADATA = new Set([
  0xe1, 0xe3, 0xe4, 0xe5, 0xe6, 0xe7, 0xe8, 0xe9, 0xea, 0xeb, 0xec, 0xed, 0xfe,
]);
const JPEG_FRAMES = new Set([
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
]);

/** ITU T.81: segments of a marker and a length, then scans up to the marker of the end. */
export function readJpeg(bytes: Uint8Array): Anatomy | null {
  const { at, big16 } = numbers(bytes);
  const metadata: Span[] = [];
  let size = { width: 0, height: 0 };
  for (let start = 2; start + 2 <= bytes.length && at(start) === JPEG.fill;) {
    const marker = at(start + 1);
    if (marker === JPEG.end)
      return size.width === 0 ? null : { ...size, isAnimated: false, metadata, end: start + 2 };
    const end = marker === JPEG.fill ? start + 1 : start + 2 + big16(start + 2);
    if (end > bytes.length || end === start + 2) return null;
    if (JPEG_FRAMES.has(marker)) size = { width: big16(start + 7), height: big16(start + 5) };
    if (JPEG_METADATA.has(marker)) metadata.push({ start, end });
    start = marker === JPEG.scan ? endOfScan(bytes, end) : end;
  }
  return null;
}

/** Where the next marker begins that is neither a restart nor an escaped byte. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 1);
  }
  return bytes.length;
}

const WEBP_METADATA = new Set(['EXIF', 'XMP ']);

/** RFC 9649: chunks of a name, a length and data that is padded to an even length. */
export function readWebp(bytes: Uint8Array): Anatomy | null {
  const { little16, little24, little32 } = numbers(bytes);
  if (latin(bytes, 8, 12) !== 'WEBP') return null;
  const end = 8 + little32(4);
  if (end > bytes.length) return null;
  const metadata: Span[] = [];
  let size = { width: 0, height: 0 };
  let isAnimated = false;
  for (let start = 12; start + 8 <= end;) {
    const name = latin(bytes, start, start + 4);
    const next = start + 8 + little32(start + 4) + (little32(start + 4) % 2);
    if (next > end) return null;
    const data = start + 8;
    if (name === 'VP8X') size = { width: little24(data + 4) + 1, height: little24(data + 7) + 1 };
    if (name === 'VP8 ' && size.width === 0)
      size = { width: little16(data + 6) % 16_384, height: little16(data + 8) % 16_384 };
    if (name === 'VP8L' && size.width === 0) size = losslessSize(little32(data + 1));
    isAnimated ||= name === 'ANIM' || name === 'ANMF';
    if (WEBP_METADATA.has(name)) metadata.push({ start, end: next });
    start = next;
  }
  return size.width === 0 ? null : { ...size, isAnimated, metadata, end };
}

/** Two numbers of 14 bits, each one less than the size. */
function losslessSize(bits: number): { width: number; height: number } {
  return { width: (bits % 16_384) + 1, height: (Math.floor(bits / 16_384) % 16_384) + 1 };
}

const GIF = { image: 0x2c, extension: 0x21, trailer: 0x3b } as const;

/** GIF 89a: blocks, of which more than one image is an animation. */
export function readGif(bytes: Uint8Array): Anatomy | null {
  const { at, little16 } = numbers(bytes);
  const metadata: Span[] = [];
  const tableBytes = (flags: number): number => (flags >= 128 ? 3 * 2 ** ((flags % 8) + 1) : 0);
  let images = 0;
  let start = 13 + tableBytes(at(10));
  while (start < bytes.length) {
    const block = at(start);
    if (block === GIF.trailer) {
      const size = { width: little16(6), height: little16(8) };
      return { ...size, isAnimated: images > 1, metadata, end: start + 1 };
    }
    if (block !== GIF.image && block !== GIF.extension) return null;
    if (block === GIF.image) images += 1;
    let next = block === GIF.image ? start + 10 + tableBytes(at(start + 9)) + 1 : start + 2;
    while (at(next) !== 0) next += 1 + at(next);
    const isComment = block === GIF.extension && at(start + 1) === 0xfe;
    if (isComment) metadata.push({ start, end: next + 1 });
    start = next + 1;
  }
  return null;
}
