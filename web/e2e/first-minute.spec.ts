import { expect, test, type Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';

const WORDS = {
  en: {
    home: '/',
    describe: 'Describe your website',
    prompt: 'A dog groomer in Bristol called Muddy Paws, calm colours, prices and how to book',
    name: 'Muddy Paws',
    ask: 'Ask AI',
    publish: 'Publish',
    keep: 'Keep this page',
    create: 'Create account',
    published: 'Published – visible to search engines',
  },
  it: {
    home: '/it',
    describe: 'Descrivi il tuo sito',
    prompt: 'Una toelettatura per cani a Lecce che si chiama Zampe Pulite, con prezzi e orari',
    name: 'Zampe Pulite',
    ask: 'Chiedi all’AI',
    publish: 'Pubblica',
    keep: 'Conserva questa pagina',
    create: 'Crea l’account',
    published: 'Pubblicato – visibile ai motori di ricerca',
  },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];

// Both languages share one markup, so each size is walked in one language.
const SETTINGS = [
  { language: 'it', size: 'phone', viewport: { width: 390, height: 844 } },
  { language: 'en', size: 'desktop', viewport: { width: 1440, height: 900 } },
] as const;
const PASSWORD = 'a quiet river at dawn';

/** The frame in front has a title; another one may be made ready behind it. */
function previewOf(page: Page) {
  return page.locator('main').frameLocator('iframe[title]');
}

/** Counts what a person does: presses of a key or button that lead on, and fields that are filled in. */
function createJourney(page: Page) {
  const count = { presses: 0, fields: 0 };
  return {
    count,
    fill: async (label: string, text: string) => {
      count.fields += 1;
      await page.getByLabel(label, { exact: true }).fill(text);
    },
    press: async (press: () => Promise<void>) => {
      count.presses += 1;
      await press();
    },
  };
}

/** From Home to a finished page, without an account. */
async function drawFirstPage(page: Page, words: Words) {
  const journey = createJourney(page);
  await page.goto(words.home);
  await journey.fill(words.describe, words.prompt);
  await journey.press(() => page.keyboard.press('Enter'));
  await expect(page).toHaveURL(/\/builder/);
  await expect(previewOf(page).getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: words.ask })).toHaveValue('', { timeout: 30_000 });
  await expect(page).toHaveURL(/site=/);
  return journey;
}

async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
}

for (const { language, size, viewport } of SETTINGS) {
  test(`a newcomer gets from Home to a published address in 5 presses and 3 fields (${language}, ${size})`, async ({
    browser,
  }) => {
    const words = WORDS[language];
    const context = await browser.newContext({ viewport, locale: language });
    const page = await context.newPage();
    const { count, fill, press } = await drawFirstPage(page, words);
    expect(await findViolations(page)).toEqual([]);
    await shoot(page, `${language}-${size}-1-drawn`);

    await press(() => page.getByRole('button', { name: words.publish, exact: true }).click());
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: words.keep })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await shoot(page, `${language}-${size}-2-keep`);
    await fill('E-mail', `first-${crypto.randomUUID()}@example.com`);
    await fill('Password', PASSWORD);
    await press(() => dialog.getByRole('button', { name: words.create }).click());

    await expect(page.getByText(words.published)).toBeVisible();
    await shoot(page, `${language}-${size}-3-published`);
    expect(count).toEqual({ presses: 3, fields: 3 });
    const link = page.getByRole('dialog').getByRole('link', { name: /\/s\// });
    const address = (await link.getAttribute('href')) ?? '';
    const answer = await page.request.get(address);
    expect([answer.status(), (await answer.text()).includes(words.name)]).toEqual([200, true]);
    await context.close();
  });
}

test('a guest asks again: the account is asked for over the page, and then the request runs by itself', async ({
  page,
}) => {
  const words = WORDS.en;
  await drawFirstPage(page, words);
  const prompt = page.getByRole('textbox', { name: words.ask });
  await prompt.fill('make the header dark green');
  await prompt.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('make the header dark green')).toBeVisible();
  await dialog.getByLabel('E-mail').fill(`again-${crypto.randomUUID()}@example.com`);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: words.create }).click();
  await expect(page.getByText('4 credits left').first()).toBeVisible({ timeout: 30_000 });
  await expect(prompt).toHaveValue('');
  await expect(previewOf(page).getByText(words.name).first()).toBeVisible();
});

test('a guest’s page and hand edits survive a reload, without the gate', async ({ page }) => {
  const words = WORDS.en;
  await drawFirstPage(page, words);
  const address = page.url();
  await page.reload();
  await expect(previewOf(page).getByText(words.name).first()).toBeVisible();
  expect(page.url()).toBe(address);
});

test('a reload while a guest’s page is drawn finds the page again', async ({ page }) => {
  const words = WORDS.en;
  await page.goto(words.home);
  await page.getByLabel(words.describe).fill(words.prompt);
  await page.keyboard.press('Enter');
  await page.waitForResponse((response) => response.url().endsWith('/api/ask-ai'));
  await page.reload();
  await expect(previewOf(page).getByText(words.name).first()).toBeVisible({ timeout: 30_000 });
});

test('beyond the day’s page the prompt is kept, the account is asked for, and the page is then drawn', async ({
  page,
}) => {
  const words = WORDS.en;
  await drawFirstPage(page, words);
  await page.goto(words.home);
  await page.getByLabel(words.describe).fill('A bicycle workshop in Ferrara called Ruota');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('A bicycle workshop in Ferrara called Ruota')).toBeVisible();
  await dialog.getByLabel('Full name').fill('Ada Rossi');
  await dialog.getByLabel('E-mail').fill(`second-${crypto.randomUUID()}@example.com`);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: words.create }).click();
  await expect(page.getByText('4 credits left').first()).toBeVisible({ timeout: 30_000 });
  await expect(previewOf(page).getByText('Ruota').first()).toBeVisible();
});

test('signing up with a known e-mail keeps the page, and signing in then carries on', async ({
  page,
  browser,
}) => {
  const email = `known-${crypto.randomUUID()}@example.com`;
  const other = await browser.newPage();
  const account = { id: crypto.randomUUID(), name: 'Ada', email, password: PASSWORD };
  expect((await other.request.post('/api/user/create', { data: account })).status()).toBe(201);
  await other.close();
  const words = WORDS.en;
  await drawFirstPage(page, words);
  await page.getByRole('button', { name: words.publish, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: words.create }).click();
  await expect(dialog.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('button', { name: 'Already have an account? Sign in' }).click();
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(words.published)).toBeVisible();
});

test('a page that a guest kept is there on a second device', async ({ page, browser }) => {
  const words = WORDS.en;
  await drawFirstPage(page, words);
  await page.getByRole('button', { name: words.publish, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const credentials = { email: `two-${crypto.randomUUID()}@example.com`, password: PASSWORD };
  await dialog.getByLabel('E-mail').fill(credentials.email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: words.create }).click();
  await expect(page.getByText(words.published)).toBeVisible();
  const second = await browser.newPage();
  expect((await second.request.post('/api/login', { data: credentials })).status()).toBe(200);
  await second.goto(page.url());
  await expect(previewOf(second).getByText(words.name).first()).toBeVisible();
  await second.close();
});

test('a sign-in in another tab carries on with what a guest had asked for', async ({
  page,
  context,
}) => {
  const words = WORDS.en;
  await drawFirstPage(page, words);
  await page.getByRole('button', { name: words.publish, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/login');
  await other.getByRole('button', { name: 'New here? Create an account' }).click();
  await other.getByLabel('Full name').fill('Ada Rossi');
  await other.getByLabel('E-mail').fill(`tab-${crypto.randomUUID()}@example.com`);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: words.create }).click();
  await expect(page.getByText(words.published)).toBeVisible();
});

test('the back button leads from the builder home and forward to the page again, at every step', async ({
  page,
}) => {
  const words = WORDS.en;
  await drawFirstPage(page, words);
  await page.goBack();
  await expect(page.getByLabel(words.describe)).toBeVisible();
  await page.goForward();
  await expect(previewOf(page).getByText(words.name).first()).toBeVisible();
});

test('with storage and cookies off a guest still gets a page', async ({ browser }) => {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  const page = await context.newPage();
  await page.route('**/api/**', async (route) => {
    const { cookie: _, ...headers } = route.request().headers();
    await route.continue({ headers });
  });
  await drawFirstPage(page, WORDS.en);
  await context.close();
});
