import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { openLine } from './cut-line.ts';
import { previewOf, openConversation } from './open-site.ts';
import { type OwnServer, runServer } from './run-server.ts';
import { signUp } from './sign-up.ts';

/** Its designer writes slowly enough to be left, stopped and come back to. */
let server: OwnServer;

// One server for the whole file.
test.describe.configure({ mode: 'default', timeout: 300_000 });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  server = await runServer('start.ts', { DESIGNER_PACE_MS: '900' });
});

test.afterAll(() => server.stop());

const PROMPT = 'A florist in Palermo called Zagara, with roses and opening hours';
const LONG = { timeout: 150_000 };

const bar = (page: Page) => page.getByRole('region', { name: 'Ask AI' });
const box = (page: Page) => page.getByRole('textbox', { name: 'Ask AI' });
const isWorking = (page: Page) =>
  expect(bar(page).getByText('Please wait, we are preparing your project...')).toBeVisible();
const isDone = (page: Page) =>
  expect(bar(page).getByRole('button', { name: 'Undo', exact: true })).toBeVisible(LONG);
const isSaved = (page: Page) =>
  expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 });

/** Every call that changes something, as `METHOD path`. */
function watchChanges(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET')
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return calls;
}

async function ask(page: Page, prompt = PROMPT): Promise<void> {
  await box(page).fill(prompt);
  await box(page).press('Enter');
  await isWorking(page);
}

/** A new account whose first page has begun to arrive. */
async function beginPage(page: Page, origin = server.origin): Promise<void> {
  await signUp(page, origin);
  await page.goto(`${origin}/builder`);
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toBeVisible();
  await ask(page);
  await expect(bar(page).getByText(/ KB/)).toBeVisible({ timeout: 30_000 });
}

/** Another browser of the same visitor: the session, and nothing else. */
async function openElsewhere(context: BrowserContext): Promise<Page> {
  const { cookies } = await context.storageState();
  const browser = context.browser();
  if (browser === null) throw new Error('the context has no browser');
  const other = await browser.newContext({ storageState: { cookies, origins: [] } });
  const page = await other.newPage();
  await page.goto(`${server.origin}/builder`);
  return page;
}

interface Runs {
  generations: { status: string; document?: { uuid: string } }[];
}

async function isRunning(context: BrowserContext): Promise<boolean> {
  const response = await context.request.get(`${server.origin}/api/generation`);
  const { generations } = (await response.json()) as Runs;
  return generations.some(({ status }) => status === 'running');
}

test('a reload in the middle of a page loses nothing: it goes on, is saved, and costs one credit', async ({
  page,
}) => {
  await beginPage(page);
  let questions = 0;
  page.on('dialog', (dialog) => {
    questions += 1;
    void dialog.accept();
  });
  await page.reload();
  await isWorking(page);
  const changes = watchChanges(page);
  await isDone(page);
  await expect(previewOf(page).getByText('Palermo').first()).toBeAttached();
  await isSaved(page);
  await expect(page.getByText('4 credits left').first()).toBeVisible();
  expect([questions, changes]).toEqual([0, []]);
  await page.reload();
  await expect(previewOf(page).getByText('Palermo').first()).toBeAttached();
  await expect(page).toHaveURL(/\?site=/);
});

test('another browser of the same visitor is offered the page that is being made', async ({
  page,
  context,
}) => {
  await beginPage(page);
  await page.close();
  const other = await openElsewhere(context);
  await expect(bar(other).getByText('A page is being made')).toBeVisible();
  await expect(bar(other).getByText(PROMPT)).toBeVisible();
  await bar(other).getByRole('button', { name: 'Open' }).click();
  await isWorking(other);
  await isDone(other);
  await expect(previewOf(other).getByText('Palermo').first()).toBeAttached();
  await isSaved(other);
  await expect(other.getByText('4 credits left').first()).toBeVisible();
  await other.context().close();
});

test('a page whose tab was closed is in its document when it is finished', async ({
  page,
  context,
}) => {
  await beginPage(page);
  await page.close();
  await expect.poll(() => isRunning(context), LONG).toBe(false);
  const other = await openElsewhere(context);
  await other.getByRole('button', { name: 'Sites', exact: true }).first().click();
  await other
    .getByRole('button', { name: /Zagara/ })
    .first()
    .click();
  await expect(previewOf(other).getByText('Palermo').first()).toBeAttached();
  await isSaved(other);
  await expect(other.getByText('4 credits left').first()).toBeVisible();
  await other.context().close();
});

test('Stop ends the run at the server: the page of before, the credit back, and no site to pay for', async ({
  page,
  context,
}) => {
  await beginPage(page);
  const changes = watchChanges(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(bar(page).getByText('Stopped. Your page is as it was.')).toBeVisible();
  await expect(bar(page).getByText('Credit returned')).toBeVisible();
  await expect(page.getByText('5 credits left').first()).toBeVisible();
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toHaveText(
    'Create professional websites with AI',
  );
  await expect(box(page)).toHaveValue(PROMPT);
  expect(await isRunning(context)).toBe(false);
  expect(changes).toEqual([expect.stringMatching(/^POST \/api\/generation\/[0-9a-f-]+\/stop$/)]);
  await page.reload();
  await expect(page.getByText('5 credits left').first()).toBeVisible();
});

test('a network that goes in the middle of a page comes back to the same run', async ({ page }) => {
  const line = await openLine(server.port);
  await beginPage(page, line.origin);
  const changes = watchChanges(page);
  line.cut();
  await expect(bar(page).getByText('Connection lost – the AI goes on')).toBeVisible();
  line.mend();
  await isWorking(page);
  await isDone(page);
  await expect(previewOf(page).getByText('Palermo').first()).toBeAttached();
  await isSaved(page);
  await expect(page.getByText('4 credits left').first()).toBeVisible();
  expect(changes).toEqual([]);
  line.close();
});

test('a second tab that asks about the same document joins the run of the first', async ({
  page,
  context,
}) => {
  await beginPage(page);
  await isDone(page);
  await isSaved(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(previewOf(second).getByText('Palermo').first()).toBeAttached();
  await openConversation(page);
  await bar(page)
    .getByRole('button', { name: /^Another version/ })
    .click();
  await expect(bar(page).getByText(/ KB/)).toBeVisible({ timeout: 30_000 });
  await ask(second, 'Make the text larger');
  await expect(second.getByText(/^The AI is already working on this document\./)).toBeVisible();
  await isDone(page);
  await isDone(second);
  await expect(box(second)).toHaveValue('Make the text larger');
  const html = () => previewOf(page).locator('body').innerHTML();
  await expect.poll(() => previewOf(second).locator('body').innerHTML()).toBe(await html());
  await isSaved(page);
  await isSaved(second);
  await expect(page.getByText('3 credits left').first()).toBeVisible();
  await expect(second.getByText('3 credits left').first()).toBeVisible();
});
