import { dropMetadata } from '#domain/pictures/drop-metadata.ts';
import type { PictureSize } from '#domain/pictures/picture-limits.ts';
import { SHARING_PICTURE } from '#domain/sites/sharing/sharing-picture.ts';
import { readDataUrl } from '#web/lib/read-data-url.ts';

/** Which picture is taken of a page: of a screen of this size, `scale` times as large. */
interface PictureKind extends PictureSize {
  scale: number;
  type: 'image/webp' | 'image/jpeg';
  bytes: number;
  /** A longer page is not drawn: that would block the builder for too long. */
  characters: number;
}

const THUMBNAIL: PictureKind = {
  width: 1280,
  height: 800,
  scale: 0.375,
  type: 'image/webp',
  bytes: 64 * 1024,
  characters: 1_000_000,
};

/** It is worth the wait for a page with its photographs inside. */
const SHARED: PictureKind = { ...SHARING_PICTURE, scale: 1, characters: 6_000_000 };

const QUALITIES = [0.8, 0.5, 0.3] as const;

/**
 * A WebP thumbnail of the page's first screen at 480 × 300 px, as a data URL; null when it cannot be made. The
 * page is drawn as an SVG image, in which the browser runs no scripts and loads nothing.
 */
export async function takePicture(html: string): Promise<string | null> {
  return await take(html, THUMBNAIL);
}

/** The same as a JPEG at 1200 × 630 px, to show beside links to the page. */
export async function takeSharingPicture(html: string): Promise<string | null> {
  return await take(html, SHARED);
}

async function take(html: string, kind: PictureKind): Promise<string | null> {
  if (html.length > kind.characters) return null;
  try {
    const picture = new Image();
    picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(toSvg(html, kind))}`;
    await picture.decode();
    return await encode(draw(picture, kind), kind);
  } catch {
    // Some browsers refuse the drawing or treat the canvas as tainted. The site then keeps its placeholder.
    return null;
  }
}

function draw(picture: HTMLImageElement, { width, height, scale }: PictureKind): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function encode(
  canvas: HTMLCanvasElement,
  { type, bytes }: PictureKind,
): Promise<string | null> {
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, type, quality);
    });
    if (blob?.type !== type) return null;
    const plain = dropMetadata(new Uint8Array(await blob.arrayBuffer()));
    if (plain.length <= bytes) return await readDataUrl(new Blob([plain], { type }));
  }
  return null;
}

const NOT_DRAWN = 'script,noscript,template,iframe,object,embed,link,base,meta,audio,video';

/** Shows the page without motion and cuts it to the height of the picture. */
const still = (
  height: number,
): string => `*,::before,::after{animation:none!important;transition:none!important}
html{display:block;height:${height}px;overflow:hidden}body{min-height:${height}px}`;

/**
 * Wraps the page in an SVG. There, `:root` is the SVG itself, so rules for `:root` are moved to `html`. The
 * picture always uses the light scheme.
 */
export function toSvg(html: string, { width, height }: PictureSize): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll(NOT_DRAWN)) element.remove();
  for (const style of page.querySelectorAll('style')) {
    style.textContent = style.textContent
      .replaceAll(':root', 'html:nth-child(n)')
      .replaceAll(/\(\s*prefers-color-scheme\s*:\s*dark\s*\)/gi, '(max-width:0px)');
  }
  const style = page.createElement('style');
  style.textContent = still(height);
  page.head.append(style);
  page.documentElement.style.colorScheme = 'light';
  const xml = new XMLSerializer().serializeToString(page.documentElement);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="${width}" height="${height}">${xml}</foreignObject></svg>`;
}
