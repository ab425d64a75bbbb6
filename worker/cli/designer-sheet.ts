/**
 * Renders pages of the built-in designer at 1440 and 390 px and composes contact sheets, for looking at them.
 * Usage: node worker/cli/designer-sheet.ts <output folder> [count] [prompts file, one prompt a line]
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { designPage } from '../designer/design-page.ts';

const PROMPTS = [
  'a bakery in Turin, warm colours',
  'Sito per la pizzeria "Da Gennaro" a Napoli, margherita 6 €, marinara 5 €, aperti da martedì a domenica 19-24, tel 081 555 0182',
  'Parrucchiera a Bologna, moderno e minimal, taglio 28 €, colore 55 €',
  'Dental practice Bright Dental in Bristol, calm and professional, open Mon-Fri 9am-6pm, call 0117 496 0001',
  'Studio legale Conti a Milano, elegante',
  'Plumber in Leeds called Harper Plumbing, bold, phone 0113 496 0002',
  'Wedding photographer in Edinburgh, elegant black and white',
  'B&B Casa Marina a Polignano, sul mare, blu',
  'A shop that repairs vintage typewriters in Lyon',
];

interface Shot {
  label: string;
  html: string;
}

async function shoot(browser: Browser, shot: Shot, width: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: width > 1000 ? 900 : 800 } });
  await page.setContent(shot.html);
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  return picture;
}

async function composeSheet(
  browser: Browser,
  pictures: readonly { label: string; png: Buffer }[],
  width: number,
): Promise<Buffer> {
  const cells = pictures.map(
    ({ label, png }) =>
      `<figure><img src="data:image/png;base64,${png.toString('base64')}"><figcaption>${label}</figcaption></figure>`,
  );
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  await page.setContent(
    `<style>body{margin:12px;display:grid;grid-template-columns:repeat(auto-fill,minmax(${width}px,1fr));gap:12px;background:#777;font:12px sans-serif}figure{margin:0}img{width:100%;max-height:1100px;object-fit:cover;object-position:top}</style>${cells.join('')}`,
  );
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  return sheet;
}

async function main([
  folder = 'designer-sheets',
  count = '9',
  promptsFile,
]: readonly string[]): Promise<void> {
  const prompts = promptsFile
    ? (await readFile(promptsFile, 'utf8')).split('\n').filter(Boolean)
    : PROMPTS;
  await mkdir(folder, { recursive: true });
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath && { executablePath }),
  });
  const wide: { label: string; png: Buffer }[] = [];
  const narrow: { label: string; png: Buffer }[] = [];
  for (let index = 0; index < Number(count); index += 1) {
    const prompt = prompts[index % prompts.length] ?? '';
    const seed = Math.floor(index / prompts.length);
    const made = designPage({ prompt, seed, fallbackLanguage: 'en', year: 2026 });
    const label = `${index} ${made.trade} / ${made.direction} / ${seed}`;
    const shot = { label, html: made.html };
    const [desktop, phone] = [await shoot(browser, shot, 1440), await shoot(browser, shot, 390)];
    await writeFile(join(folder, `${index}-1440.png`), desktop);
    await writeFile(join(folder, `${index}-390.png`), phone);
    await writeFile(join(folder, `${index}.html`), made.html);
    wide.push({ label, png: desktop });
    narrow.push({ label, png: phone });
    console.log(label, made.html.length, made.understood, made.toComplete.join(' | '));
  }
  await writeFile(join(folder, 'sheet-1440.png'), await composeSheet(browser, wide, 480));
  await writeFile(join(folder, 'sheet-390.png'), await composeSheet(browser, narrow, 220));
  await browser.close();
}

await main(process.argv.slice(2));
