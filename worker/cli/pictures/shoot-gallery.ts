import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { embedFonts } from '../build/make-fonts.ts';
import { launchChromium } from '../chromium.ts';
import { makeGallery } from '../build/make-gallery.ts';
import { ROOT } from '../settings.ts';

const FOLDER = join(ROOT, 'web/public/screenshots');
const VIEWPORT = { width: 1280, height: 800 };
const PICTURE = { width: 640, height: 400 };
const WEBP_QUALITY = 0.8;
const TEMPLATE_PICTURE = /^[0-9a-f]{8}-[0-9a-f-]{27}\.(?:png|webp)$/;

/** Pictures of every template for the gallery, 640 by 400 px, as WebP and PNG: `npm run pictures:gallery`. */
async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of readdirSync(FOLDER)) {
    if (TEMPLATE_PICTURE.test(name)) rmSync(join(FOLDER, name));
  }
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' });
    const [stage, canvas] = [await context.newPage(), await context.newPage()];
    const pages = [...makeGallery(new Date().getFullYear())].flatMap(([path, html]) => {
      const id = /^sites\/(.+)\/index\.html$/.exec(path)?.[1];
      return id === undefined ? [] : [{ id, html }];
    });
    for (const { id, html } of pages) {
      await stage.setContent(embedFonts(html));
      const full = await stage.screenshot();
      for (const format of ['webp', 'png'] as const) {
        writeFileSync(join(FOLDER, `${id}.${format}`), await scale(canvas, full, format));
      }
    }
    console.log(`${pages.length} templates pictured in web/public/screenshots`);
  } finally {
    await browser.close();
  }
}

/** Playwright can neither write WebP nor scale pictures; the browser's canvas does both. */
async function scale(page: Page, picture: Buffer, format: 'webp' | 'png'): Promise<Buffer> {
  const data = await page.evaluate(
    async ({ source, width, height, type, quality }) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob(), {
        resizeWidth: width,
        resizeHeight: height,
        resizeQuality: 'high',
      });
      const surface = document.createElement('canvas');
      Object.assign(surface, { width, height });
      surface.getContext('2d')?.drawImage(bitmap, 0, 0);
      return surface.toDataURL(type, quality);
    },
    {
      source: `data:image/png;base64,${picture.toString('base64')}`,
      ...PICTURE,
      type: `image/${format}`,
      quality: WEBP_QUALITY,
    },
  );
  return Buffer.from(data.split(',')[1] ?? '', 'base64');
}

await main();
