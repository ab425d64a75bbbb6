import { type Anatomy, latin, type Span } from './picture-formats.ts';

interface Box {
  name: string;
  /** Of what it holds. */
  start: number;
  end: number;
}

/** Boxes of one level; null where one reaches beyond the end. */
function boxesIn(bytes: Uint8Array, from: number, end: number): Box[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const boxes: Box[] = [];
  for (let start = from; start < end;) {
    const length = start + HEAD <= end ? view.getUint32(start) : 0;
    if (length < HEAD || start + length > end) return null;
    const name = latin(bytes, start + 4, start + HEAD);
    boxes.push({ name, start: start + HEAD, end: start + length });
    start += length;
  }
  return boxes;
}

const HEAD = 8;
/** Version and flags at the start of a full box. */
const VERSION = 4;
const STILL = new Set(['ftyp', 'meta', 'mdat']);
/** Items that say something about a picture: camera and place, XMP. */
const METADATA_ITEMS = new Set(['Exif', 'mime', 'uri ']);

/**
 * ISO/IEC 23008-12: boxes, of which `meta` names the items of the picture and its size. What else stands in the file is
 * no part of a still picture. Null for all that is not one, and for files of more than 4 GB.
 */
export function readAvif(bytes: Uint8Array): Anatomy | null {
  const boxes = boxesIn(bytes, 0, bytes.length);
  const meta = boxes?.find(({ name }) => name === 'meta');
  if (boxes === null || meta === undefined || !boxes.some(({ name }) => name === 'mdat'))
    return null;
  const parts = boxesIn(bytes, meta.start + VERSION, meta.end) ?? [];
  const size = sizeIn(bytes, parts);
  if (size === null) return null;
  const foreign = boxes.filter(({ name }) => !STILL.has(name)).map(spanOf);
  return {
    ...size,
    isAnimated: boxes.some(({ name }) => name === 'moov'),
    metadata: [...metadataItems(bytes, parts), ...foreign],
    end: bytes.length,
  };
}

/** The size of the largest item: a picture may have its transparency beside it. */
function sizeIn(
  bytes: Uint8Array,
  parts: readonly Box[],
): { width: number; height: number } | null {
  const properties = within(bytes, parts, 'iprp').find(({ name }) => name === 'ipco');
  if (properties === undefined) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sizes = (boxesIn(bytes, properties.start, properties.end) ?? [])
    .filter(({ name, start, end }) => name === 'ispe' && end - start >= VERSION + 8)
    .map(({ start }) => ({ width: view.getUint32(start + 4), height: view.getUint32(start + 8) }));
  const [largest = null] = sizes.toSorted((a, b) => b.width * b.height - a.width * a.height);
  return largest;
}

function metadataItems(bytes: Uint8Array, parts: readonly Box[]): Span[] {
  const list = parts.find(({ name }) => name === 'iinf');
  if (list === undefined) return [];
  // Version 0 counts its entries with two bytes, later ones with four.
  const countBytes = bytes[list.start] === 0 ? 2 : 4;
  const entries = boxesIn(bytes, list.start + VERSION + countBytes, list.end) ?? [];
  return entries.filter((entry) => METADATA_ITEMS.has(itemType(bytes, entry))).map(spanOf);
}

/** `infe` of version 2 has an id of two bytes before the protection index and the type, version 3 one of four. */
function itemType(bytes: Uint8Array, { start }: Box): string {
  const at = start + VERSION + (bytes[start] === 3 ? 4 : 2) + 2;
  return latin(bytes, at, at + 4);
}

function within(bytes: Uint8Array, parts: readonly Box[], wanted: string): Box[] {
  const box = parts.find(({ name }) => name === wanted);
  return box === undefined ? [] : (boxesIn(bytes, box.start, box.end) ?? []);
}

function spanOf({ start, end }: Box): Span {
  return { start: start - HEAD, end };
}
