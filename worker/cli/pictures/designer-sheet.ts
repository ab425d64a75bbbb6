/**
 * Renders pages of the built-in designer at 1440 and 390 px and composes contact sheets of them, for looking at.
 * Usage: node worker/cli/pictures/designer-sheet.ts <output folder> [count] [turn, or a file with one prompt a line] [light|dark]
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { designPage, type DesignPageInput } from '../../designer/design-page.ts';
import { samplePageCases } from '../../designer/testing/page-cases.ts';
import { embedFonts } from '../build/make-fonts.ts';
import { launchChromium } from '../chromium.ts';

const WIDE = 1440;
const PHONE = 390;

interface Shot {
  label: string;
  wide: Buffer;
  phone: Buffer;
  wideHeight: number;
  phoneHeight: number;
}

async function readInputs(count: number, source: string): Promise<DesignPageInput[]> {
  if (/^\d+$/.test(source)) {
    return samplePageCases(count, Number(source)).map(({ input }) => input);
  }
  const prompts = (await readFile(source, 'utf8')).split('\n').filter(Boolean);
  return Array.from({ length: count }, (_, index) => ({
    prompt: prompts[index % prompts.length] ?? '',
    seed: Math.floor(index / prompts.length),
    fallbackLanguage: 'en',
    year: 2026,
  }));
}

async function shootAt(page: Page, width: number): Promise<{ png: Buffer; height: number }> {
  await page.setViewportSize({ width, height: width === WIDE ? 900 : 844 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  return { png: await page.screenshot({ fullPage: true }), height };
}

interface Piece {
  png: Buffer;
  label: string;
  /** The width on the sheet, and the scale from the picture to the sheet. */
  width: number;
  scale: number;
  /** The first line shown, and how many, in pixels of the sheet. */
  top: number;
  height: number;
}

function writePiece({ png, label, width, scale, top, height }: Piece): string {
  const source = `data:image/png;base64,${png.toString('base64')}`;
  return `<figure style="width:${width}px"><figcaption>${label}</figcaption><div style="height:${height}px"><img src="${source}" style="width:${width * scale}px;margin-top:-${top}px"></div></figure>`;
}

/** Pages cut into columns and set side by side. */
async function composeSheet(browser: Browser, pieces: readonly Piece[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1560, height: 900 } });
  await page.setContent(
    `<style>body{margin:6px;display:flex;flex-wrap:wrap;gap:6px;background:#8a8a8a;font:11px sans-serif}figure{margin:0}figure div{overflow:hidden}img{display:block}</style>${pieces.map(writePiece).join('')}`,
  );
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  return sheet;
}

const COLUMN_HEIGHT = 1500;

function cutColumns(png: Buffer, label: string, width: number, totalHeight: number): Piece[] {
  const columns = Math.max(1, Math.ceil(totalHeight / COLUMN_HEIGHT));
  return Array.from({ length: columns }, (_, index) => ({
    png,
    label: index === 0 ? label : '…',
    width,
    scale: 1,
    top: index * COLUMN_HEIGHT,
    height: COLUMN_HEIGHT,
  }));
}

const heroPiece = ({ label, wide }: Shot): Piece => ({
  png: wide,
  label,
  width: 510,
  scale: 1,
  top: 0,
  height: 340,
});

const WIDE_COLUMN = 380;
const PHONE_COLUMN = 188;

const SHEETS = {
  heroes: { pages: 12, pieces: (shot: Shot) => [heroPiece(shot)] },
  pages: {
    pages: 2,
    pieces: ({ wide, label, wideHeight }: Shot) =>
      cutColumns(wide, label, WIDE_COLUMN, (wideHeight * WIDE_COLUMN) / WIDE),
  },
  phones: {
    pages: 3,
    pieces: ({ phone, label, phoneHeight }: Shot) =>
      cutColumns(phone, label, PHONE_COLUMN, (phoneHeight * PHONE_COLUMN) / PHONE),
  },
} as const;

async function writeSheets(
  browser: Browser,
  shots: readonly Shot[],
  folder: string,
): Promise<void> {
  for (const [name, { pages, pieces }] of Object.entries(SHEETS)) {
    for (let start = 0; start < shots.length; start += pages) {
      const sheet = shots.slice(start, start + pages).flatMap(pieces);
      const path = join(folder, `${name}-${String(start / pages).padStart(2, '0')}.png`);
      await writeFile(path, await composeSheet(browser, sheet));
    }
  }
}

async function main([
  folder = '.cache/designer-sheets',
  count = '48',
  source = '0',
  scheme = 'light',
]: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const browser = await launchChromium();
  const page = await browser.newPage({ colorScheme: scheme === 'dark' ? 'dark' : 'light' });
  const shots: Shot[] = [];
  for (const [index, input] of (await readInputs(Number(count), source)).entries()) {
    const made = designPage(input);
    const label = `${index} ${made.trade} / ${made.direction} / ${made.language}`;
    await page.setContent(embedFonts(made.html));
    await page.evaluate(() => document.fonts.ready);
    const wide = await shootAt(page, WIDE);
    const phone = await shootAt(page, PHONE);
    await writeFile(join(folder, `${index}-${WIDE}.png`), wide.png);
    await writeFile(join(folder, `${index}-${PHONE}.png`), phone.png);
    await writeFile(join(folder, `${index}.html`), made.html);
    shots.push({
      label,
      wide: wide.png,
      phone: phone.png,
      wideHeight: wide.height,
      phoneHeight: phone.height,
    });
    console.log(label, '|', input.prompt, '|', made.html.length, '|', made.understood);
  }
  await writeSheets(browser, shots, folder);
  await browser.close();
}

await main(process.argv.slice(2));
