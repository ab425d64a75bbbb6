export interface PictureSize {
  width: number;
  height: number;
}

/** Width and height in pixels from the header of a PNG or WebP file. Throws for anything else. */
export function readPictureSize(file: Uint8Array): PictureSize {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const size = readPng(view) ?? readWebp(view);
  if (size === null) throw new Error('neither a PNG nor a WebP picture');
  return size;
}

const PNG_SIGNATURE = 0x89_50_4e_47;

function readPng(view: DataView): PictureSize | null {
  if (view.byteLength < 24 || view.getUint32(0) !== PNG_SIGNATURE) return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** RFC 9649, sections 2.4 to 2.7: the first chunk is lossy (VP8), lossless (VP8L) or extended (VP8X). */
function readWebp(view: DataView): PictureSize | null {
  if (view.byteLength < 30 || readText(view, 0) !== 'RIFF' || readText(view, 8) !== 'WEBP') {
    return null;
  }
  switch (readText(view, 12)) {
    case 'VP8 ':
      return {
        width: view.getUint16(26, true) & 0x3f_ff,
        height: view.getUint16(28, true) & 0x3f_ff,
      };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3f_ff) + 1, height: ((bits >>> 14) & 0x3f_ff) + 1 };
    }
    case 'VP8X':
      return { width: readUint24(view, 24) + 1, height: readUint24(view, 27) + 1 };
    default:
      return null;
  }
}

function readText(view: DataView, offset: number): string {
  return String.fromCodePoint(...[0, 1, 2, 3].map((index) => view.getUint8(offset + index)));
}

function readUint24(view: DataView, offset: number): number {
  return view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16);
}
