import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { ROOT } from '../settings.ts';

const HEADLINES = {
  en: 'Say what your website is for. Watch it take shape.',
  it: 'Racconta a cosa serve il tuo sito. Guardalo prendere forma.',
} as const;

const FONT =
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';

/** The preview picture of a shared link to Bluewave: 1200 × 630 pixels, with a page of the designer. */
export async function drawSharePicture(
  browser: Browser,
  { language, picture }: { language: keyof typeof HEADLINES; picture: Buffer },
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  const font = readFileSync(join(ROOT, FONT)).toString('base64');
  await page.setContent(
    `<style>
      @font-face { font-family: B; src: url(data:font/woff2;base64,${font}); font-weight: 200 800; }
      body { margin: 0; height: 630px; overflow: hidden; position: relative; background: #fbf8f2; color: #14203d; font-family: B; }
      .mark { position: absolute; left: 64px; top: 56px; display: flex; gap: 16px; align-items: center; font: 700 34px B; letter-spacing: -0.02em; }
      h1 { position: absolute; left: 64px; top: 168px; width: 540px; margin: 0; font: 700 64px/1.02 B; letter-spacing: -0.025em; }
      img { position: absolute; left: 664px; top: 72px; width: 640px; border-radius: 14px; box-shadow: 0 0 0 1px #e6ddd0, 0 24px 60px -12px #14203d55; }
      .sea { position: absolute; left: 0; bottom: 0; width: 1200px; height: 96px; }
    </style>
    <p class="mark"><svg width="56" height="56" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0b62b8"/><g stroke="#fff" fill="none" stroke-width="2.6" stroke-linecap="round"><path d="M4 19.5c4 0 4-4 8-4s4 4 8 4 4-4 8-4"/><path d="M4 25.5c4 0 4-4 8-4s4 4 8 4 4-4 8-4"/></g><circle cx="21.5" cy="9" r="3" fill="#fff"/></svg>Bluewave</p>
    <h1>${HEADLINES[language]}</h1>
    <img src="data:image/webp;base64,${picture.toString('base64')}" alt="">
    <svg class="sea" viewBox="0 0 1200 96" preserveAspectRatio="none"><path d="M0 40C150 0 250 0 400 40s250 40 400 0 250-40 400 0V96H0Z" fill="#8cc8e4"/><path d="M0 66c150-36 250-36 400 0s250 36 400 0 250-36 400 0v30H0Z" fill="#0b5396"/></svg>`,
    { waitUntil: 'load' },
  );
  await page.evaluate(() => document.fonts.ready);
  const drawn = await page.screenshot({ type: 'png' });
  await page.close();
  return drawn;
}
