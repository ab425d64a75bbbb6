import type { Browser } from '@playwright/test';
import { drawTemplate, type TemplatePlan } from '../../designer/gallery/template-plan.ts';
import { launchChromium } from '../chromium.ts';
import { inspectPage } from './inspect-page.ts';

const TABS = 2;

async function inspectQueue(browser: Browser, queue: TemplatePlan[]): Promise<string[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const faults: string[] = [];
  for (let template = queue.pop(); template; template = queue.pop()) {
    const { slug } = template;
    const { html } = drawTemplate(template, new Date().getFullYear());
    faults.push(...(await inspectPage(page, html)).map((fault) => `${slug}: ${fault}`));
  }
  await context.close();
  return faults;
}

/** What Chromium finds wrong with the pages of templates. */
export async function inspectTemplates(templates: readonly TemplatePlan[]): Promise<string[]> {
  const browser = await launchChromium();
  try {
    const queue = [...templates];
    const tabs = Array.from({ length: TABS }, async () => await inspectQueue(browser, queue));
    return (await Promise.all(tabs)).flat();
  } finally {
    await browser.close();
  }
}
