import { expect, test, type Page } from '@playwright/test';
import { TEXTS, type Language } from './builder-texts.ts';
import { findViolations } from './find-violations.ts';
import { openSite, saveSite, shareOfPage, untilEditable } from './open-site.ts';
import { signUp } from './sign-up.ts';

// Both languages share one markup, so the desk is walked in English and the phone in Italian.
const ASKED = {
  en: {
    page: 'A bakery in Turin called Forno Aurora, tel 011 436 0521',
    change: 'Make the buttons dark green',
    nonsense: 'xyzzy plugh frobnicate',
  },
  it: {
    page: 'Un panificio a Torino, Forno Aurora, tel 011 436 0521',
    change: 'Rendi i pulsanti verde scuro',
    nonsense: 'xyzzy plugh frobnicate',
  },
} as const;

/** Refused at length, and kept in the box. */
const LONG_NONSENSE =
  'Write me a poem about why the sea is salty and book a flight to Rome for Tuesday, then call my mother and tell ' +
  'her that the xyzzy plugh is frobnicated, and that I shall be back for dinner when the cows come home on Sunday';

/** Notes every toast that comes, as they are gone before a slow machine has looked. */
function watchToasts(): void {
  new MutationObserver(() => {
    const toast = document.querySelector('[data-sonner-toast]');
    if (toast !== null) document.documentElement.dataset['toast'] = toast.textContent;
  }).observe(document, { childList: true, subtree: true });
}

async function openBuilder(page: Page, language: Language): Promise<void> {
  await page.addInitScript(watchToasts);
  await page.addInitScript((known) => {
    localStorage.setItem('bluewave_language', known);
    localStorage.setItem('bluewave_silent', 'off');
  }, language);
  await signUp(page, '', 'talk');
  await page.goto('/builder');
  const shown = page.locator('main iframe[title]').first().contentFrame();
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
}

async function ask(page: Page, language: Language, prompt: string): Promise<void> {
  const texts = TEXTS[language].ask;
  const box = page.getByRole('textbox', { name: texts.label });
  await box.fill(prompt);
  await box.press('Enter');
  await expect(page.getByRole('button', { name: texts.stop, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: texts.stop, exact: true })).toHaveCount(0, {
    timeout: 40_000,
  });
}

/** True when the hint of the empty Ask AI bar has room on its line. */
async function isHintWhole(page: Page, language: Language): Promise<boolean> {
  const box = page.getByRole('textbox', { name: TEXTS[language].ask.label });
  await expect(box).toHaveValue('');
  return await box.evaluate((area: HTMLTextAreaElement) => {
    const { fontFamily, paddingInline } = getComputedStyle(area);
    const { fontSize } = getComputedStyle(area, '::placeholder');
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) return false;
    pen.font = `${fontSize} ${fontFamily}`;
    const room = area.clientWidth - 2 * Number.parseFloat(paddingInline);
    return pen.measureText(area.placeholder).width <= room;
  });
}

const log = (page: Page) => page.getByRole('log');
const entries = (page: Page) => log(page).getByRole('article');

test('from 1,024 px up the conversation stands beside the page, which keeps the height; it is there after a reload and elsewhere', async ({
  page,
  browser,
}) => {
  const language = 'en';
  test.slow();
  const { talk, ask: texts } = TEXTS[language];
  const asked = ASKED[language];
  await page.setViewportSize({ width: 1440, height: 900 });
  await openBuilder(page, language);
  await expect(log(page).getByText(talk.emptyTitle)).toBeVisible();
  await ask(page, language, asked.page);
  await untilEditable(page);
  expect(await shareOfPage(page)).toBeGreaterThanOrEqual(0.75);
  expect(await isHintWhole(page, language)).toBe(true);
  const body = () => page.locator('main iframe[title]').contentFrame().locator('body');
  const made = await body().innerHTML();
  await ask(page, language, asked.change);
  await expect(entries(page)).toHaveCount(2);
  expect(await shareOfPage(page)).toBeGreaterThanOrEqual(0.75);
  await expect(page.locator('html')).not.toHaveAttribute('data-toast');
  const bar = page.getByRole('toolbar', { name: TEXTS[language].changes.title });
  await expect(bar).toBeVisible();
  await ask(page, language, asked.nonsense);
  await expect(entries(page).last().getByText(texts.returned)).toBeVisible();
  await expect(bar).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);

  const change = entries(page).nth(1);
  await change.getByRole('button', { name: new RegExp(`^${talk.undo.now}`) }).click();
  await expect(change.getByText(talk.takenBack)).toBeVisible();
  await expect.poll(() => body().innerHTML()).toBe(made);
  await change.getByRole('button', { name: new RegExp(`^${talk.undo.undone}`) }).click();
  await expect(change.getByText(talk.takenBack)).toHaveCount(0);
  await change.getByRole('button', { name: new RegExp(`^${talk.show}`) }).click();
  await expect(bar).toBeVisible();

  await page.getByText(TEXTS[language].builder.save.saved, { exact: true }).waitFor();
  await page.reload();
  await expect(entries(page)).toHaveCount(3);
  await expect(entries(page).first().getByText(asked.page)).toBeVisible();
  await expect(
    entries(page)
      .nth(1)
      .getByRole('button', { name: new RegExp(`^${talk.undo.now}`) }),
  ).toBeVisible();

  const elsewhere = await browser.newContext({
    storageState: { cookies: await page.context().cookies(), origins: [] },
    viewport: { width: 1440, height: 900 },
  });
  const other = await elsewhere.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('log').getByText(asked.change)).toBeVisible();
  await expect(other.getByRole('log').getByRole('article')).toHaveCount(3);
  await elsewhere.close();
});

const CLOSED = [
  { width: 1440, height: 900, share: 0.75 },
  { width: 1024, height: 768, share: 0.65 },
  { width: 820, height: 1180, share: 0.7 },
];

/** Whether the page keeps its height in windows of all sizes. */
async function expectHeightKept(page: Page): Promise<void> {
  for (const { width, height, share } of CLOSED) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => shareOfPage(page), `${width} px`).toBeGreaterThanOrEqual(share);
  }
}

test('with the conversation closed the page keeps the height beside the newest answer, at every width', async ({
  page,
}) => {
  test.slow();
  await signUp(page);
  await page.goto('/builder');
  await ask(page, 'en', ASKED.en.page);
  await untilEditable(page);
  await expectHeightKept(page);
  await ask(page, 'en', ASKED.en.change);
  await expect(
    page.getByRole('button', { name: TEXTS.en.talk.dismiss, exact: true }),
  ).toBeVisible();
  await expectHeightKept(page);
  for (const { width, height } of CLOSED) {
    await page.setViewportSize({ width, height });
    expect(await findViolations(page), `${width} px`).toEqual([]);
  }
  await ask(page, 'en', LONG_NONSENSE);
  await expect(page.locator('[data-card]').getByText(TEXTS.en.ask.returned)).toBeVisible();
  await expectHeightKept(page);
});

test('an earlier answer is gone back to, and what came after it can be brought back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signUp(page, '', 'talk');
  const html =
    '<!doctype html><html lang="en"><head><title>Sea</title></head><body><h1>Sea</h1><p>Salt</p></body></html>';
  const uuid = await saveSite(page, html);
  await page.goto(`/builder?site=${uuid}`);
  const text = () => page.locator('main iframe[title]').contentFrame().locator('body');
  await expect(text()).toContainText('Salt');
  await ask(page, 'en', 'Replace "Sea" with "Lake"');
  await ask(page, 'en', 'Replace "Salt" with "Sweet"');
  await expect(text()).toContainText('Sweet');
  await entries(page)
    .first()
    .getByRole('button', { name: /^Back to here/ })
    .click();
  await expect(text()).toContainText('Lake');
  await expect(text()).toContainText('Salt');
  await entries(page).last().getByRole('button', { name: 'Bring back' }).click();
  await expect(text()).toContainText('Sweet');
});

test('a conversation that cannot be loaded says so, and is loaded on request', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route('**/api/conversation/**', (route) => route.fulfill({ status: 404, json: {} }));
  await page.addInitScript(() =>
    localStorage.setItem('bluewave_panel', '{"panel":"talk","widthPx":320}'),
  );
  await openSite(page, '<!doctype html><title>Sea</title><h1>Sea</h1>');
  await expect(log(page).getByText('The conversation could not be loaded.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.unroute('**/api/conversation/**');
  await log(page).getByRole('button', { name: 'Try again' }).click();
  await expect(log(page).getByText('Nothing asked yet')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a long request that is refused at length leaves the page its height, and is whole when it is touched', async ({
    page,
  }) => {
    await openBuilder(page, 'en');
    await ask(page, 'en', ASKED.en.page);
    await untilEditable(page);
    await ask(page, 'en', LONG_NONSENSE);
    await expect(page.locator('[data-card]').getByText(TEXTS.en.ask.returned)).toBeVisible();
    expect(await shareOfPage(page)).toBeGreaterThanOrEqual(0.65);
    const box = page.getByRole('textbox', { name: TEXTS.en.ask.label });
    await expect(box).toHaveValue(LONG_NONSENSE);
    const foldedPx = (await box.boundingBox())?.height ?? 0;
    await box.tap();
    await expect(box).toBeFocused();
    await expect.poll(async () => (await box.boundingBox())?.height).toBeGreaterThan(foldedPx * 2);
  });

  test('a change is told in a line, words in two or in full, and the conversation opens from the bar', async ({
    page,
  }) => {
    const language = 'it';
    test.slow();
    const { talk, ask: texts } = TEXTS[language];
    const asked = ASKED[language];
    await openBuilder(page, language);
    await ask(page, language, asked.page);
    await untilEditable(page);
    expect(await shareOfPage(page)).toBeGreaterThanOrEqual(0.65);
    expect(await isHintWhole(page, language)).toBe(true);
    await ask(page, language, asked.change);
    await expect(page.getByRole('button', { name: talk.dismiss, exact: true })).toBeVisible();
    expect(await shareOfPage(page)).toBeGreaterThanOrEqual(0.65);
    await expect(page.getByRole('toolbar', { name: TEXTS[language].changes.title })).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('data-toast');

    await ask(page, language, asked.nonsense);
    const line = page.locator('[data-card]');
    await expect(line.getByText(texts.returned)).toBeInViewport({ ratio: 1 });
    expect(await shareOfPage(page)).toBeGreaterThanOrEqual(0.65);
    await line.getByRole('button', { expanded: false }).tap();
    await expect(line.getByText(talk.showLess)).toBeInViewport({ ratio: 1 });
    expect(
      await line.evaluate((card) =>
        [...card.querySelectorAll('*')].every((one) => one.scrollHeight <= one.clientHeight + 1),
      ),
    ).toBe(true);
    expect(await findViolations(page)).toEqual([]);
    await line.getByRole('button', { expanded: true }).tap();
    expect(await shareOfPage(page)).toBeGreaterThanOrEqual(0.65);

    await page.getByRole('button', { name: talk.open }).last().tap();
    const sheet = page.getByRole('dialog', { name: talk.title });
    await expect(sheet).toBeFocused();
    await expect(sheet.getByRole('article')).toHaveCount(3);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('button', { name: talk.open }).last()).toBeFocused();
  });
});
