/**
 * Makes the pictures of the public pages: pages of the built-in designer in both languages, and the preview
 * pictures of links to Bluewave. Run it again when the designer has changed: `npm run pictures:public`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { designPage } from '../../designer/design-page.ts';
import { DEMO_PROMPTS, PICTURE_WIDTHS } from '../../../web/features/home/demo-prompts.ts';
import { launchChromium } from '../chromium.ts';
import { runTool } from '../run-tool.ts';
import { ROOT } from '../settings.ts';
import { drawSharePicture } from './share-picture.ts';

const LANGUAGES = ['en', 'it'] as const;
const FOLDER = join(ROOT, 'web/public/images');
const YEAR = 2026;

/** The page is drawn at this width, and stored at each. */
const [WIDTH_PX] = PICTURE_WIDTHS;
/** Only the upper part of the tabs' pages is visible. The hero's page is drawn completely. */
const DEMO_HEIGHT_PX = 1300;
const HERO_HEIGHT_PX = 2900;
const QUALITY = 66;

interface Recording {
  width: number;
  height: number;
  /** The bottom of each section of the page, measured from the top of the page. */
  sectionEnds: number[];
}

async function main(): Promise<void> {
  const browser = await launchChromium();
  await mkdir(join(FOLDER, 'demo'), { recursive: true });
  const recordings: Record<string, Recording> = {};
  for (const language of LANGUAGES) {
    for (const [name, demo] of Object.entries(DEMO_PROMPTS)) {
      const made = designPage({
        prompt: demo[language],
        seed: demo.seed,
        fallbackLanguage: language,
        year: YEAR,
      });
      const limit = name === 'hero' ? HERO_HEIGHT_PX : DEMO_HEIGHT_PX;
      const { pictures, largest, recording } = await shoot(browser, made.html, limit);
      for (const [width, picture] of pictures) {
        await writeFile(join(FOLDER, `demo/${name}-${language}-${width}.webp`), picture);
      }
      if (name === 'hero') {
        recordings[language] = recording;
        const shared = await drawSharePicture(browser, { language, picture: largest });
        await writeFile(join(FOLDER, `share-${language}.png`), shared);
      }
      console.log(
        `${name}-${language}  ${made.trade} / ${made.direction}  ${[...pictures.values()].map(({ length }) => Math.round(length / 1024)).join(' + ')} KB`,
      );
    }
  }
  const file = join(ROOT, 'web/features/home/recording.ts');
  await writeFile(
    file,
    '/** The recorded page of the hero (`npm run pictures:public`), in pixels of its picture. */\n' +
      `export const RECORDINGS = ${JSON.stringify(recordings)} as const;\n`,
  );
  await runTool('oxfmt', [file]);
  await browser.close();
}

async function shoot(
  browser: Browser,
  html: string,
  limitPx: number,
): Promise<{ pictures: Map<number, Buffer>; largest: Buffer; recording: Recording }> {
  const page = await browser.newPage({
    viewport: { width: WIDTH_PX, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await page.setContent(html, { waitUntil: 'load' });
  const total = await page.evaluate(() => document.documentElement.scrollHeight);
  const sectionEnds = await page.evaluate(() =>
    [...document.querySelectorAll('body > header, main > *, body > footer')].map(
      (part) => part.getBoundingClientRect().bottom + window.scrollY,
    ),
  );
  const fitting = sectionEnds.filter((end) => end <= limitPx);
  const height = Math.round(
    Math.min(total, limitPx === HERO_HEIGHT_PX ? (fitting.at(-1) ?? limitPx) : limitPx),
  );
  const largest = await capture(page, { width: WIDTH_PX, height });
  const pictures = new Map<number, Buffer>([[WIDTH_PX, largest]]);
  for (const width of PICTURE_WIDTHS.slice(1)) {
    pictures.set(width, await capture(page, { width, height }));
  }
  await page.close();
  return {
    pictures,
    largest,
    recording: { width: WIDTH_PX, height, sectionEnds: fitting.map(Math.round) },
  };
}

/**
 * A picture of the upper `height` pixels of the page at this width. Playwright cannot write WebP, but Chromium
 * can.
 */
async function capture(page: Page, { width, height }: { width: number; height: number }) {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: WIDTH_PX, height, scale: width / WIDTH_PX },
  });
  return Buffer.from(data, 'base64');
}

await main();
