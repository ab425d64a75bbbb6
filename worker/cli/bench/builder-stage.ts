import type { Browser, BrowserContext, Page } from '@playwright/test';

/** The preview of the builder, in English. */
export const PREVIEW = 'iframe[title="Preview of your page"]';

export interface Measured {
  name: string;
  value: string;
  target: string;
  isMet: boolean;
  /** How to interpret the value on a busy machine. */
  note?: string;
}

export function below(name: string, value: number, limit: number, unit: string): Measured {
  const digits = value < 10 ? 2 : 0;
  return {
    name,
    value: `${value.toFixed(digits)} ${unit}`,
    target: `≤ ${limit} ${unit}`,
    isMet: value <= limit,
  };
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export interface Visitor {
  context: BrowserContext;
  page: Page;
}

/** A new account in a browser with an empty cache. */
export async function signIn(browser: Browser, origin: string): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
  });
  const id = crypto.randomUUID();
  const account = { email: `bench-${id}@example.com`, password: crypto.randomUUID() };
  const data = { id, name: 'Bench', avatar_url: '', ...account };
  await context.request.post('/api/user/create', { data });
  await context.request.post('/api/login', { data: account });
  return { context, page: await context.newPage() };
}

export async function awaitReady(page: Page): Promise<void> {
  await page.frameLocator(PREVIEW).locator('h1').first().waitFor();
  await page.getByRole('textbox', { name: 'Ask AI' }).waitFor();
}

/** Saves a page of the account whose session the page has, as a new site; its id. */
export async function saveNewSite({ request }: Page, html: string): Promise<string> {
  const uuid = crypto.randomUUID();
  const saved = await request.post(`/api/s/${uuid}`, { data: { html, name: 'Bench' } });
  if (!saved.ok()) throw new Error(`the page was not saved: ${saved.status()}`);
  return uuid;
}
