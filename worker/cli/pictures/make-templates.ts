import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { writeGallery } from '../build/gallery-plugin.ts';
import { embedFonts } from '../build/make-fonts.ts';
import { readTemplates } from '../build/read-templates.ts';
import {
  isPictureStale,
  PICTURE_KEYS,
  PICTURED_YEAR,
  pictureFiles,
  pictureKey,
  PICTURES,
  readPictureKeys,
} from '../build/template-pictures.ts';
import { launchChromium } from '../chromium.ts';
import { drawTemplate, type TemplatePlan } from '../../designer/gallery/template-plan.ts';

const VIEWPORT = { width: 1280, height: 800 };
const PICTURE = { width: 640, height: 400 };
const TEMPLATE_PICTURE = /^[0-9a-f]{8}-[0-9a-f-]{27}\.(?:png|webp)$/;

/** Writes the picture of a page in both formats, few colours for those who cannot read WebP. */
async function writePicture(template: TemplatePlan, screen: Buffer): Promise<void> {
  const { webp, png } = pictureFiles(template);
  const small = sharp(screen).resize(PICTURE);
  await small.clone().webp({ quality: 80 }).toFile(webp);
  await small.clone().png({ palette: true, colours: 48, effort: 10 }).toFile(png);
}

async function shoot(templates: readonly TemplatePlan[]): Promise<void> {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const template of templates) {
      await page.setContent(embedFonts(drawTemplate(template, PICTURED_YEAR).html));
      await page.evaluate(async () => await document.fonts.ready);
      await writePicture(template, await page.screenshot());
    }
  } finally {
    await browser.close();
  }
}

function removeOthers(templates: readonly TemplatePlan[]): void {
  const kept = new Set(
    templates.flatMap((one) => Object.values(pictureFiles(one)).map((path) => basename(path))),
  );
  for (const name of readdirSync(PICTURES)) {
    if (TEMPLATE_PICTURE.test(name) && !kept.has(name)) rmSync(join(PICTURES, name));
  }
}

/**
 * Makes the gallery from its plans: pages and catalogue in web/public, and the pictures whose first screen is drawn
 * otherwise than when they were taken, 640 by 400 px, as WebP and PNG: `npm run templates`, or with `-- all` every picture.
 */
async function main(asked: string | undefined): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  writeGallery();
  const templates = readTemplates();
  const keys = readPictureKeys();
  const stale = templates.filter((one) => asked === 'all' || isPictureStale(one, keys));
  await shoot(stale);
  removeOthers(templates);
  const now = Object.fromEntries(templates.map((one) => [one.slug, pictureKey(one)]));
  writeFileSync(PICTURE_KEYS, `${JSON.stringify(now, null, 2)}\n`);
  console.log(`${templates.length} templates, ${stale.length} pictures taken`);
}

await main(process.argv[2]);
