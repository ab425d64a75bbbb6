/**
 * Draws ten briefs with the designer of an older checkout and with today's, and writes the pairs side by side to
 * `docs/materials`. Usage: node worker/cli/pictures/compare-materials.ts <folder of the older checkout>
 */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { designPage, type DesignPageInput } from '../../designer/design-page.ts';
import { embedFonts } from '../build/make-fonts.ts';
import { launchChromium } from '../chromium.ts';
import { ROOT } from '../settings.ts';

const BRIEFS = {
  salon:
    'Parrucchiera Aurora a Torino, via Po 18. Taglio donna 38 €, colore 55 €, piega 22 €. Galleria dei nostri lavori. Tel 011 555 0134, chiuso lunedì',
  'guest-house':
    'Guest house Villa Aurora in Lucca, four rooms with breakfast in the garden, double room 95 € a night. Phone 0583 555 0121. With gallery and how to find us',
  kitchen:
    'Trattoria Da Pina a Bologna: tagliatelle al ragù 12 €, tortellini in brodo 14 €, zuppa inglese 6 €. Aperti da martedì a domenica 12-14.30 e 19-22.30, via Saragozza 7, tel 051 555 0187',
  photographer:
    'Portfolio of Nora Finch, wedding photographer in Edinburgh. Prices from £1,200, hello@norafinch.example. Gallery, about me, contact',
  bakery:
    'Sourdough bakery Larkspur in Bristol. Country loaf £4.20, rye £4.80, cinnamon bun £2.90. Open Wednesday to Sunday 8am-2pm, 12 North Street',
  winery:
    'Cantina Ferri a Barolo: Barolo 2019 38 €, Nebbiolo 16 €, Dolcetto 11 €. Visite con assaggio il sabato alle 11, 25 € a persona. Tel 0173 555 0140',
  florist:
    'Florist Wild Stem in Cork: bouquets from €35, wedding flowers, workshops on Saturdays. Elegant, dark green',
  vet: 'Ambulatorio veterinario Il Cortile a Verona: visite, vaccini, chirurgia. Aperto 9-13 e 15-19, sabato 9-13. Tel 045 555 0162. Caldo e rassicurante',
  potter:
    'Ceramics studio of Tamsin Reed in Leeds: bowls £28, mugs £22, evening classes £45. Brutalist, off-white and blue',
  band: 'Sito della band post punk Sale Grosso di Genova: concerti il 12 marzo al Teatro della Tosse e il 3 aprile a Milano, disco nuovo «Maestrale». Nero e giallo',
} as const satisfies Record<string, string>;

const SCREEN = { width: 1440, height: 1800 };
const SHOWN = { width: 560, height: 700 };
const GAP = 16;

const inputOf = (prompt: string): DesignPageInput => ({
  prompt,
  seed: 0,
  fallbackLanguage: 'en',
  year: 2026,
});

async function shoot(page: Page, html: string): Promise<Buffer> {
  await page.setContent(html);
  await page.evaluate(async () => await document.fonts.ready);
  return await sharp(await page.screenshot())
    .resize(SHOWN)
    .toBuffer();
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the older checkout.');
// The older designer has the same function.
const older = (await import(
  pathToFileURL(join(resolve(folder), 'worker/designer/design-page.ts')).href
)) as { designPage: typeof designPage };
const browser = await launchChromium();
const page = await browser.newPage({ viewport: SCREEN, reducedMotion: 'reduce' });
for (const [name, prompt] of Object.entries(BRIEFS)) {
  const before = await shoot(page, older.designPage(inputOf(prompt)).html);
  const after = await shoot(page, embedFonts(designPage(inputOf(prompt)).html));
  await sharp({
    create: {
      width: SHOWN.width * 2 + GAP,
      height: SHOWN.height,
      channels: 3,
      background: '#8a8a8a',
    },
  })
    .composite([
      { input: before, left: 0, top: 0 },
      { input: after, left: SHOWN.width + GAP, top: 0 },
    ])
    .webp({ quality: 72 })
    .toFile(join(ROOT, 'docs/materials', `${name}.webp`));
}
await browser.close();
