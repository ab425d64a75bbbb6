import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { designPage } from '../../designer/design-page.ts';
import { readPageFonts } from '../../shared/domain/fonts/page-fonts.ts';
import { sitePagePath } from '../../shared/domain/sites/site-address.ts';
import { saveNewSite, type Visitor } from './builder-stage.ts';

const FAMILIES = 2;
const PROMPT =
  'Guest house Villa Aurora in Lucca, four rooms. Sections: rooms, gallery, breakfast, where we are, contact';

/** A page of the designer in two families, with photographs that the Pictures panel placed; its public path. */
export async function makePhotoPage({ page }: Visitor, files: readonly string[]): Promise<string> {
  const input = { prompt: PROMPT, seed: 0, fallbackLanguage: 'en', year: 2026 } as const;
  const { html } = designPage(input);
  const { families } = readPageFonts(html);
  if (families.length !== FAMILIES) throw new Error(`the page has ${families.length} families`);
  const uuid = await saveNewSite(page, html);
  await page.goto(`/builder?site=${uuid}`);
  await page.getByRole('button', { name: 'Pictures', exact: true }).click();
  const field = page.getByLabel('Add photos');
  await field.waitFor({ state: 'attached' });
  await field.setInputFiles([...files]);
  await page.getByRole('button', { name: `Put ${files.length} photos into the page` }).click();
  await untilStored(page, uuid, files.length);
  const published = await page.request.put(`/api/site/${uuid}/publication`);
  if (!published.ok()) throw new Error(`the page was not published: ${published.status()}`);
  return sitePagePath(uuid);
}

async function untilStored(page: Page, uuid: string, photos: number): Promise<void> {
  for (;;) {
    const { html } = (await (await page.request.get(`/api/s/${uuid}`)).json()) as { html: string };
    if (html.match(/<img[^>]* srcset=/g)?.length === photos) return;
    await page.waitForTimeout(500);
  }
}

/** Prints what Lighthouse says of it. */
export async function auditPhotoPage(url: string): Promise<void> {
  const script = join(import.meta.dirname, '../check/lighthouse.ts');
  const audit = spawn(process.execPath, [script, url], { stdio: 'inherit' });
  await new Promise((resolve) => audit.on('close', resolve));
}
