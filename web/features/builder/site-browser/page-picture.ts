import { readDataUrl } from '#web/lib/read-data-url.ts';

const WIDTH = 1280;
const HEIGHT = 800;
const SCALE = 0.375;
/** Drawing a larger page would block the builder for too long. */
const MAX_CHARACTERS = 1_000_000;
const MAX_BYTES = 64 * 1024;
const QUALITIES = [0.8, 0.5] as const;

/**
 * A WebP thumbnail of the page's first screen at 480 × 300 px, as a data URL; null when it cannot be made. The
 * page is drawn as an SVG image, in which the browser runs no scripts and loads nothing.
 */
export async function takePicture(html: string): Promise<string | null> {
  if (html.length > MAX_CHARACTERS) return null;
  try {
    const picture = new Image();
    picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(toSvg(html))}`;
    await picture.decode();
    return await encode(draw(picture));
  } catch {
    // Some browsers refuse the drawing or treat the canvas as tainted. The site then keeps its placeholder.
    return null;
  }
}

function draw(picture: HTMLImageElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * SCALE;
  canvas.height = HEIGHT * SCALE;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function encode(canvas: HTMLCanvasElement): Promise<string | null> {
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/webp', quality);
    });
    if (blob?.type !== 'image/webp') return null;
    if (blob.size <= MAX_BYTES) return await readDataUrl(blob);
  }
  return null;
}

const NOT_DRAWN = 'script,noscript,template,iframe,object,embed,link,base,meta,audio,video';

/** Shows the page without motion and cuts it to the height of the thumbnail. */
const STILL = `*,::before,::after{animation:none!important;transition:none!important}
html{display:block;height:${HEIGHT}px;overflow:hidden}body{min-height:${HEIGHT}px}`;

/**
 * Wraps the page in an SVG. There, `:root` is the SVG itself, so rules for `:root` are moved to `html`. The
 * thumbnail always uses the light scheme.
 */
export function toSvg(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll(NOT_DRAWN)) element.remove();
  for (const style of page.querySelectorAll('style')) {
    style.textContent = style.textContent
      .replaceAll(':root', 'html:nth-child(n)')
      .replaceAll(/\(\s*prefers-color-scheme\s*:\s*dark\s*\)/gi, '(max-width:0px)');
  }
  const still = page.createElement('style');
  still.textContent = STILL;
  page.head.append(still);
  page.documentElement.style.colorScheme = 'light';
  const xml = new XMLSerializer().serializeToString(page.documentElement);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><foreignObject width="${WIDTH}" height="${HEIGHT}">${xml}</foreignObject></svg>`;
}
