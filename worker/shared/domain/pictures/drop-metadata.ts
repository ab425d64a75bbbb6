import { type PictureFacts, readPicture } from './read-picture.ts';

const WEBP_FLAGS = 20;
/** Of the extended header of a WebP: EXIF and XMP follow. */
const WEBP_METADATA_FLAGS = 0b1100;

/**
 * The picture without what says where, when and with what it was made, and without what follows its end. What is no
 * picture comes back as it is, and so does AVIF, whose parts are found by their place in the file.
 */
export function dropMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const facts = readPicture(bytes);
  if (facts?.kind !== 'picture' || facts.metadata.length === 0) return bytes;
  if (facts.type === 'image/avif') return bytes;
  const kept = cutOut(bytes, facts.metadata);
  if (facts.type === 'image/webp') {
    new DataView(kept.buffer).setUint32(4, kept.length - 8, true);
    if (kept[15] === 0x58) kept[WEBP_FLAGS] = (kept[WEBP_FLAGS] ?? 0) & ~WEBP_METADATA_FLAGS;
  }
  return kept;
}

function cutOut(
  bytes: Uint8Array,
  spans: readonly { start: number; end: number }[],
): Uint8Array<ArrayBuffer> {
  const cut = spans.reduce((sum, { start, end }) => sum + end - start, 0);
  const kept = new Uint8Array(bytes.length - cut);
  let from = 0;
  let to = 0;
  for (const { start, end } of [...spans, { start: bytes.length, end: bytes.length }]) {
    kept.set(bytes.subarray(from, start), to);
    to += start - from;
    from = end;
  }
  return kept;
}

/** How many bytes of a picture say something about it that is not shown. */
export function metadataBytes(facts: PictureFacts & { kind: 'picture' }): number {
  return facts.metadata.reduce((sum, { start, end }) => sum + end - start, 0);
}
