import type { Page } from '@playwright/test';

export interface PhotoFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

interface Taken {
  name: string;
  width: number;
  height: number;
  /** As phones write it: 6 is a photograph that was taken upright. */
  orientation?: number;
}

export const SECRET = 'GPS 45.0703 N 7.6869 E';

/** A photograph as a phone takes it, drawn by the browser, with its place and its orientation written into it. */
export async function takePhoto(
  page: Page,
  { name, width, height, orientation = 1 }: Taken,
): Promise<PhotoFile> {
  const base64 = await page.evaluate(
    async (size) => {
      const canvas = new OffscreenCanvas(size.width, size.height);
      const pen = canvas.getContext('2d');
      if (pen === null) throw new Error('no canvas');
      const sky = pen.createLinearGradient(0, 0, size.width, size.height);
      sky.addColorStop(0, `hsl(${size.hue} 70% 60%)`);
      sky.addColorStop(1, `hsl(${size.hue + 60} 60% 30%)`);
      pen.fillStyle = sky;
      pen.fillRect(0, 0, size.width, size.height);
      for (let at = 0; at < 4_000; at += 1) {
        pen.fillStyle = `hsl(${(size.hue + at * 7) % 360} 60% ${30 + (at % 50)}% / 0.5)`;
        pen.fillRect((at * 7919) % size.width, (at * 104_729) % size.height, 60, 40);
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let text = '';
      for (let at = 0; at < bytes.length; at += 8_192)
        text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
      return btoa(text);
    },
    { width, height, hue: (name.length * 47) % 360 },
  );
  const photo = Buffer.from(base64, 'base64');
  const buffer = Buffer.concat([photo.subarray(0, 2), exif(orientation), photo.subarray(2)]);
  return { name, mimeType: 'image/jpeg', buffer };
}

/** An APP1 segment: one directory with the orientation, and words behind it. */
function exif(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  const data = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(SECRET)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}
