import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { type OwnServer, runServer } from './run-server.ts';

const OPERATOR = 'ops@example.com';
const PASSWORD = 'a quiet river at dawn';
const PAGE =
  '<!doctype html><html lang="en"><head><title>Forno Rossi</title></head><body><h1>Forno Rossi</h1><p>Bread, every day.</p></body></html>';

let server: OwnServer;

// One server for both tests.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  server = await runServer('start.ts', { OPERATORS: OPERATOR });
});

test.afterAll(() => server.stop());

/** Registers and signs in; gives what a call of the account carries beside its cookie. */
async function enter(request: APIRequestContext, email: string): Promise<Record<string, string>> {
  const user = { id: randomUUID(), name: 'Ada', avatar_url: '', email, password: PASSWORD };
  await request.post(`${server.origin}/api/user/create`, { data: user });
  const signedIn = await request.post(`${server.origin}/api/login`, { data: user });
  const { token } = (await signedIn.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}

/** A shop with a page, a purchase, and a visitor's report. */
async function makeReportedShop(request: APIRequestContext, email: string): Promise<string> {
  const headers = await enter(request, email);
  const uuid = randomUUID();
  const post = (path: string, data: object) =>
    request.post(`${server.origin}${path}`, { data, headers });
  await post(`/api/s/${uuid}`, { html: PAGE, name: 'Forno Rossi' });
  const order = { bundleId: 'mini', successUrl: '/profile', cancelUrl: '/profile' };
  const { sessionId, credits } = (await (
    await post('/api/create-checkout-session', order)
  ).json()) as { sessionId: string; credits: number };
  const paid = await post('/api/user/add-credits', {
    sessionId,
    amount: credits,
    description: 'Purchase',
  });
  expect(paid.status()).toBe(200);
  const report = { site: uuid, reason: 'This shop took my money.', contact: 'bob@example.com' };
  expect((await request.post(`${server.origin}/report`, { data: report })).status()).toBe(200);
  return uuid;
}

function mailedCodes(): string[] {
  const lines = server.output().split('\n');
  const mails = lines.filter((line) => line.includes('"mail.logged"') && line.includes(OPERATOR));
  return mails.flatMap((mail) => /\b\d{4} ?\d{4}\b/.exec(mail)?.[0] ?? []);
}

async function openConsole(page: Page): Promise<void> {
  await enter(page.request, OPERATOR);
  await page.goto(`${server.origin}/admin`);
  const earlier = mailedCodes().length;
  await page.getByRole('button', { name: 'Mail me a code' }).click();
  await expect.poll(() => mailedCodes().length).toBeGreaterThan(earlier);
  await page.getByLabel('Code from the e-mail').fill(mailedCodes().at(-1) ?? '');
  await page.getByRole('button', { name: 'Open the console' }).click();
  await expect(page.getByRole('heading', { name: 'Console', exact: true })).toBeVisible();
}

async function lookUp(page: Page, email: string): Promise<void> {
  await page.getByRole('tab', { name: 'Accounts' }).click();
  await page.getByLabel('Mail address or id of an account').fill(email);
  await page.getByRole('button', { name: 'Look up' }).click();
}

test('an operator suspends a reported site, refunds its owner and brings the site back, and the log shows it all', async ({
  page,
  playwright,
}) => {
  test.slow();
  const visitor = await playwright.request.newContext();
  const owner = `owner-${randomUUID()}@example.com`;
  const uuid = await makeReportedShop(visitor, owner);
  const shown = async () => (await visitor.get(`${server.origin}/s/${uuid}/index.html`)).status();
  expect(await shown()).toBe(200);

  await openConsole(page);
  const card = page.getByRole('listitem').filter({ hasText: 'This shop took my money.' }).first();
  const picture = card.getByRole('img', { name: 'Picture of Forno Rossi' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await findViolations(page)).toEqual([]);
  await card.getByLabel(/^Why\?/).fill('It takes money and sends nothing.');
  await card.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText('No open reports')).toBeVisible();
  await expect.poll(shown).toBe(451);

  await lookUp(page, owner);
  await expect(page.getByText('Suspended', { exact: true })).toBeVisible();
  await expect(page.getByText('balance 30', { exact: false })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Refund' }).click();
  await page.getByLabel('Why is it refunded?').fill('The owner asked for it.');
  await page.getByRole('button', { name: 'Refund' }).click();
  await expect(page.getByText('Refunded and logged')).toBeVisible();
  // The look-up reads the copy of the ledger, which follows within seconds.
  await expect(async () => {
    await page.reload();
    await lookUp(page, owner);
    await expect(page.getByText('-25', { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass();

  await page.getByRole('tab', { name: 'Reports' }).click();
  await page.getByLabel('A site by its id').fill(`${server.origin}/s/${uuid}/index.html`);
  const direct = page.locator('section').filter({ hasText: 'A site by its id' });
  await direct.getByLabel(/^Why\?/).fill('The owner has explained it.');
  await direct.getByRole('button', { name: 'Reinstate' }).click();
  await expect.poll(shown).toBe(200);

  await page.getByRole('tab', { name: 'Health' }).click();
  await expect(page.getByText('working').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Log' }).click();
  const acts = page.getByRole('tabpanel').getByRole('listitem');
  await expect(acts.first()).toContainText('reinstated');
  const others = (await acts.allTextContents()).filter((act) => !act.includes('looked up'));
  expect(others).toEqual([
    expect.stringMatching(/reinstated .*The owner has explained it\./s),
    expect.stringMatching(/refunded a purchase of .*The owner asked for it\./s),
    expect.stringMatching(/suspended .*It takes money and sends nothing\./s),
    expect.stringContaining('opened the console'),
  ]);
  await expect(acts.filter({ hasText: 'looked up' }).first()).toBeVisible();
  // A notice that goes is faint for a moment.
  await expect(page.getByText('Done and logged')).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await visitor.dispose();
});

test('to everybody else the console does not exist', async ({ page }) => {
  await enter(page.request, `nobody-${randomUUID()}@example.com`);
  const answer = await page.goto(`${server.origin}/admin`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('button', { name: 'Mail me a code' })).toHaveCount(0);
});
