/** Pictures by their structure alone: headers and chunks as the formats want them, without anything to see. */
interface Made {
  width: number;
  height: number;
  /** Says where the picture was taken. */
  hasMetadata?: boolean;
  isAnimated?: boolean;
  /** Bytes behind the end. */
  tail?: string;
}

type Bytes = Uint8Array<ArrayBuffer>;

export function makePng({ width, height, hasMetadata, isAnimated, tail = '' }: Made): Bytes {
  return join([
    '\u0089PNG\r\n\u001a\n',
    pngChunk('IHDR', [...big32(width), ...big32(height), 8, 2, 0, 0, 0]),
    ...(isAnimated === true ? [pngChunk('acTL', [...big32(2), ...big32(0)])] : []),
    ...(hasMetadata === true ? [pngChunk('eXIf', [...text('GPS 45.07 7.68')])] : []),
    pngChunk('IDAT', [1, 2, 3]),
    pngChunk('IEND', []),
    tail,
  ]);
}

export function makeJpeg({ width, height, hasMetadata, tail = '' }: Made): Bytes {
  return join([
    [0xff, 0xd8],
    segment(0xe0, text('JFIF\0')),
    ...(hasMetadata === true ? [segment(0xe1, text('Exif\0\0GPS 45.07 7.68'))] : []),
    segment(0xc0, [8, ...big16(height), ...big16(width), 1, 1, 0x11, 0]),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
    [1, 0xff, 0, 2, 0xff, 0xd0, 3],
    [0xff, 0xd9],
    tail,
  ]);
}

export function makeWebp({ width, height, hasMetadata, isAnimated, tail = '' }: Made): Bytes {
  const flags = (hasMetadata === true ? 8 : 0) + (isAnimated === true ? 2 : 0);
  const data = join([
    'WEBP',
    webpChunk('VP8X', [flags, 0, 0, 0, ...little24(width - 1), ...little24(height - 1)]),
    ...(isAnimated === true ? [webpChunk('ANIM', [0, 0, 0, 0, 0, 0])] : []),
    webpChunk('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, ...little16(width), ...little16(height), 0]),
    ...(hasMetadata === true ? [webpChunk('EXIF', text('GPS 45.07 7.68'))] : []),
  ]);
  return join(['RIFF', little32(data.length), data, tail]);
}

/** ISO boxes; `tail` is a box of its own, because nothing else can stand behind the last one. */
export function makeAvif({ width, height, hasMetadata, tail = '' }: Made): Bytes {
  const item = (type: string) => isoBox('infe', join([[2, 0, 0, 0, 0, 1, 0, 0], type]));
  const items = ['av01', ...(hasMetadata === true ? ['Exif'] : [])];
  const size = isoBox('ispe', [0, 0, 0, 0, ...big32(width), ...big32(height)]);
  const meta = join([
    [0, 0, 0, 0],
    isoBox('iinf', join([[0, 0, 0, 0, 0, items.length], ...items.map(item)])),
    isoBox('iprp', isoBox('ipco', size)),
  ]);
  return join([
    isoBox('ftyp', text('avif\0\0\0\0avifmif1')),
    isoBox('meta', meta),
    isoBox('mdat', text(hasMetadata === true ? 'GPS 45.07 7.68' : 'picture')),
    ...(tail === '' ? [] : [isoBox('free', text(tail))]),
  ]);
}

function isoBox(name: string, data: readonly number[] | Bytes): Bytes {
  return join([big32(data.length + 8), name, data]);
}

export function makeGif({ width, height, isAnimated, tail = '' }: Made): Bytes {
  const image = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 1, 2, 0];
  return join([
    'GIF89a',
    [...little16(width), ...little16(height), 0, 0, 0],
    image,
    isAnimated === true ? image : [],
    [0x3b],
    tail,
  ]);
}

/** The picture as a data URL of this type. */
export function asDataUrl(bytes: Uint8Array, type: string): string {
  return `data:${type};base64,${btoa(String.fromCharCode(...bytes))}`;
}

function pngChunk(name: string, data: readonly number[]): Bytes {
  return join([big32(data.length), name, data, [0, 0, 0, 0]]);
}

function webpChunk(name: string, data: readonly number[]): Bytes {
  return join([name, little32(data.length), data, data.length % 2 === 1 ? [0] : []]);
}

function segment(marker: number, data: readonly number[]): Bytes {
  return join([[0xff, marker], big16(data.length + 2), data]);
}

function join(parts: readonly (string | Uint8Array | readonly number[])[]): Bytes {
  return Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? text(part) : [...part])),
  );
}

function text(value: string): number[] {
  return Array.from(value, (character) => character.charCodeAt(0));
}

const big16 = (value: number): number[] => [Math.floor(value / 256) % 256, value % 256];
const big32 = (value: number): number[] => [...big16(Math.floor(value / 65_536)), ...big16(value)];
const little16 = (value: number): number[] => big16(value).toReversed();
const little24 = (value: number): number[] => [
  ...little16(value),
  Math.floor(value / 65_536) % 256,
];
const little32 = (value: number): number[] => big32(value).toReversed();
