import { expect, test, type Page } from '@playwright/test';

const LANGUAGES = ['en', 'it'] as const;

/** Every public address, from the sitemap that the build made. */
async function readSitemap(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
}

/** What the page reports as broken: exceptions, errors of the console, failed hydration. */
function listenForProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !OF_THE_TEST.test(message.text())) {
      problems.push(message.text());
    }
  });
  return problems;
}

/** What Playwright runs in every frame is blocked in the sample's frame, which allows no scripts and holds none. */
const OF_THE_TEST = /^Blocked script execution in 'about:srcdoc'/;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page is readable in both languages', async ({ page }) => {
    test.setTimeout(240_000);
    const addresses = await readSitemap(page);
    expect(addresses).toContain('/');
    expect(addresses).toContain('/it');
    const titles = new Set<string>();
    for (const address of addresses) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
      const language = /^\/it(\/|$)/.test(address) ? 'it' : 'en';
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(address);
      for (const other of LANGUAGES) {
        await expect(page.locator(`link[hreflang="${other}"]`)).toHaveCount(1);
      }
      titles.add(`${language} ${await page.title()}`);
    }
    expect(titles.size).toBe(addresses.length);
  });
});

test('every public page comes alive without an error and asks no other origin', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const problems = listenForProblems(page);
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  const addresses = await readSitemap(page);
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page).toHaveURL(address);
    // Drawn only once the app runs: before, nobody knows who is signed in.
    await expect(page.getByRole('button', { name: /^(?:Sign in|Accedi)$/ })).toBeVisible();
    expect(problems, address).toEqual([]);
    // A fresh visitor each time: the language is the address's.
    await page.evaluate(() => localStorage.clear());
  }
  expect([...origins]).toEqual([new URL(page.url()).origin]);
});

test('an unknown address leads home without a step in the history', async ({ page }) => {
  await page.goto('/login');
  await page.goto('/no/such/page?with=query');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/login');
});
