const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];
const HEADER_BYTES = 20;

/** True when the bytes begin like a WebP picture and say their own length (RFC 9649 section 2.3). */
export function isWebp(bytes: Uint8Array): boolean {
  if (bytes.byteLength < HEADER_BYTES || !holdsAt(bytes, 0, RIFF) || !holdsAt(bytes, 8, WEBP))
    return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return view.getUint32(4, true) + 8 === bytes.byteLength;
}

function holdsAt(bytes: Uint8Array, offset: number, wanted: readonly number[]): boolean {
  return wanted.every((byte, index) => bytes[offset + index] === byte);
}
