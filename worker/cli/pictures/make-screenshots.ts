/**
 * Takes the pictures of the tutorials and of the builder on the home page in both languages, by following the
 * tutorials. Usage: npm run pictures:builder [-- origin of a running server; by default it starts one]
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { launchChromium } from '../chromium.ts';
import { findFreePort } from '../operate/port.ts';
import { STORIES } from './screenshot-stories.ts';
import { serve } from '../operate/serve.ts';
import { ROOT } from '../settings.ts';

const PICTURES = join(ROOT, 'web/public/images');
const DESKTOP = { viewport: { width: 1200, height: 840 }, deviceScaleFactor: 1.5 };
const PHONE = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2, isMobile: true };
/**
 * The pictures of the builder on the home page: on a large screen, stored at these widths, and at the width of
 * a phone.
 */
const HOME = { width: 1600, height: 1000 };
const HOME_WIDTHS = [1600, 800] as const;
const HOME_PHONE = { width: 390, height: 780 };
const WEBP_QUALITY = 80;
const ANSWER_MS = 60_000;
/** Toasts disappear after at most four seconds; animations end long before. */
const SETTLE_MS = 4_500;
const HALF_WAY_MS = 1_200;

/** Slow enough to take a picture of a half-finished page. */
const SLOW_DESIGNER = { DESIGNER_PACE_MS: '250' };

type Language = keyof typeof STORIES;
type Story = (typeof STORIES)[Language];

interface Stage {
  page: Page;
  story: Story;
  /** Saves a screenshot as `<name>.webp`. */
  shoot: (name: string) => Promise<void>;
}

async function tellStory(browser: Browser, origin: string, language: Language): Promise<void> {
  const story = STORIES[language];
  const context = await browser.newContext({ ...DESKTOP, baseURL: origin, locale: story.locale });
  const page = await context.newPage();
  const stage = {
    page,
    story,
    shoot: (name: string) => keepPicture(page, `tutorials/${language}/${name}`),
  };
  await register(stage);
  await makePage(stage);
  await changePage(stage);
  await shootForHome(page, language);
  await changeByClicking(stage);
  await refuseVague(stage);
  await openHistory(stage);
  await openCode(stage);
  const address = await siteAddress(stage);
  await context.close();
  await visitOnPhone(browser, address, language);
}

async function register({ page, story: { labels, name } }: Stage): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: labels.toRegister }).click();
  await page.getByLabel(labels.fullName).fill(name);
  await page.getByLabel(labels.email).fill(`pictures-${crypto.randomUUID()}@example.com`);
  await page.getByLabel(labels.password, { exact: true }).fill('a quiet river at dawn');
  await page.getByRole('button', { name: labels.register, exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

async function makePage({ page, story, shoot }: Stage): Promise<void> {
  const { labels } = story;
  await page.goto('/builder');
  const prompt = page.getByRole('textbox', { name: labels.ask });
  await prompt.fill(story.create);
  await previewHeading(page);
  await page.waitForTimeout(SETTLE_MS);
  await shoot('starter');
  await prompt.press('Enter');
  await page.getByText(labels.designing).waitFor({ timeout: ANSWER_MS });
  await page.waitForTimeout(HALF_WAY_MS);
  await shoot('drawing');
  await waitForAnswer(page, 1);
  await unfold(page, labels.toComplete);
  await shoot('made');
}

async function changePage({ page, story, shoot }: Stage): Promise<void> {
  const { labels } = story;
  const prompt = page.getByRole('textbox', { name: labels.ask });
  await prompt.fill(story.change);
  await prompt.press('Enter');
  await waitForAnswer(page, 2);
  await unfold(page, labels.changed);
  await shoot('changed');
  await leaveChange({ page, story });
}

/** Closes the bar that leads through the change, and goes back to the top of the page, where it led away from. */
async function leaveChange({
  page,
  story: { labels },
}: Pick<Stage, 'page' | 'story'>): Promise<void> {
  await page.getByRole('toolbar', { name: labels.changed }).getByRole('button').last().click();
  const preview = page.frameLocator('iframe[src^="/__preview"][title]');
  await preview.locator('body').evaluate(() => scrollTo(0, 0));
}

async function shootForHome(page: Page, language: Language): Promise<void> {
  await page.setViewportSize(HOME);
  await page.waitForTimeout(SETTLE_MS);
  for (const width of HOME_WIDTHS) await keepPicture(page, `builder/${language}-${width}`, width);
  await page.setViewportSize(HOME_PHONE);
  await page.waitForTimeout(SETTLE_MS);
  await keepPicture(page, `builder/${language}-phone`);
  await page.setViewportSize(DESKTOP.viewport);
}

async function changeByClicking({ page, story: { labels, words }, shoot }: Stage): Promise<void> {
  // Without the conversation the inspector has room beside the page.
  await page.getByRole('button', { name: labels.conversation, exact: true }).click();
  const preview = page.frameLocator('iframe[src*="edit=1"][title]');
  const heading = preview.getByRole('heading', { level: 1 });
  await heading.click();
  await page.getByRole('complementary', { name: labels.element }).waitFor();
  await page.waitForTimeout(SETTLE_MS);
  await shoot('clicked');
  await heading.dblclick();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
  await page.waitForTimeout(SETTLE_MS);
  await shoot('typed');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: labels.theme, exact: true }).click();
  await page.waitForTimeout(SETTLE_MS);
  await shoot('theme');
  await page.getByRole('button', { name: labels.theme, exact: true }).click();
  await page.getByRole('button', { name: labels.stopEditing, exact: true }).click();
}

async function refuseVague({ page, story, shoot }: Stage): Promise<void> {
  const { labels } = story;
  const prompt = page.getByRole('textbox', { name: labels.ask });
  await prompt.fill(story.vague);
  await prompt.press('Enter');
  await page.getByText(labels.returned, { exact: true }).waitFor({ timeout: ANSWER_MS });
  await page.waitForTimeout(SETTLE_MS);
  await shoot('returned');
  await dismissButton(page, labels).click();
  await prompt.fill('');
}

async function openHistory({ page, story: { labels }, shoot }: Stage): Promise<void> {
  await page.getByRole('button', { name: labels.history, exact: true }).click();
  await page.getByRole('button', { name: labels.firstVersion }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: labels.changes }).click();
  await page.waitForTimeout(SETTLE_MS);
  await shoot('history');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: labels.history, exact: true }).click();
}

async function openCode({ page, story, shoot }: Stage): Promise<void> {
  const { labels } = story;
  await page.getByRole('button', { name: labels.split, exact: true }).click();
  await page.getByRole('textbox', { name: labels.code }).waitFor();
  await page.waitForTimeout(SETTLE_MS);
  await shoot('split');
}

/** The public address of the page, read from the button that opens it. */
async function siteAddress({ page, story }: Stage): Promise<string> {
  const [site] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: story.labels.viewSite }).click(),
  ]);
  await site.waitForURL(/\/s\//);
  return site.url();
}

async function visitOnPhone(browser: Browser, url: string, language: Language): Promise<void> {
  const context = await browser.newContext({ ...PHONE, locale: STORIES[language].locale });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await keepPicture(page, `tutorials/${language}/published`);
  await context.close();
}

async function previewHeading(page: Page): Promise<void> {
  const preview = page.frameLocator('iframe[src^="/__preview"][title]');
  await preview.getByRole('heading', { level: 1 }).waitFor();
}

/** Of the answer; the bar with what has changed has one of the same name in Italian. */
function dismissButton(page: Page, { ask, dismiss }: Story['labels']): Locator {
  return page
    .getByRole('region', { name: ask })
    .getByRole('button', { name: dismiss, exact: true });
}

/** Waits for so many answers in the conversation. */
async function waitForAnswer(page: Page, count: number): Promise<void> {
  const answers = page.getByRole('log').getByRole('article');
  await answers.nth(count - 1).waitFor({ timeout: ANSWER_MS });
  await page.waitForTimeout(SETTLE_MS);
}

async function unfold(page: Page, summary: string): Promise<void> {
  await page.locator('summary', { hasText: summary }).last().click();
  await page.waitForTimeout(300);
}

/**
 * Saves a screenshot at the given width, or in the device's own pixels. It uses the browser's WebP encoder,
 * because Playwright only writes PNG and JPEG.
 */
async function keepPicture(page: Page, name: string, widthPx?: number): Promise<void> {
  await page.mouse.move(0, 0);
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? DESKTOP.viewport;
  const scale =
    widthPx === undefined ? await page.evaluate(() => devicePixelRatio) : widthPx / width;
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: WEBP_QUALITY,
    // Without an explicit scale, the protocol answers in CSS pixels, whatever the device's pixel density.
    clip: { x: 0, y: 0, width, height, scale },
  });
  await session.detach();
  const file = Buffer.from(data, 'base64');
  writeFileSync(join(PICTURES, `${name}.webp`), file);
  console.log(`${name}.webp  ${(file.length / 1024).toFixed(0)} KB`);
}

async function main([origin]: readonly string[]): Promise<void> {
  const stateDir = mkdtempSync(join(tmpdir(), 'bluewave-pictures-'));
  const server =
    origin === undefined
      ? await serve(
          { port: await findFreePort(), stateDir, vars: SLOW_DESIGNER },
          { isQuiet: true },
        )
      : null;
  const browser = await launchChromium();
  try {
    for (const language of ['en', 'it'] as const) {
      mkdirSync(join(PICTURES, 'tutorials', language), { recursive: true });
      mkdirSync(join(PICTURES, 'builder'), { recursive: true });
      await tellStory(browser, origin ?? server?.url ?? '', language);
    }
  } finally {
    await browser.close();
    await server?.stop();
    rmSync(stateDir, { recursive: true, force: true });
  }
}

await main(process.argv.slice(2));
