import { expect, test, type Page } from '@playwright/test';
import { registerInForm, signUp } from './sign-up.ts';

const PROMPT = 'A bakery in Turin called Forno Aurora, warm colours, sourdough bread and focaccia';

async function ask(page: Page, request: string): Promise<void> {
  const prompt = page.getByRole('textbox', { name: 'Ask AI' });
  await prompt.fill(request);
  await prompt.press('Enter');
  await expect(prompt).toHaveValue('', { timeout: 30_000 });
}

test('a visitor describes a bakery, watches it, refines it twice, saves it and finds it at its address', async ({
  page,
  context,
}) => {
  const failedCalls: string[] = [];
  page.on('requestfailed', (request) => failedCalls.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.getByRole('textbox').first().fill(PROMPT);
  await page.getByRole('button', { name: 'Design my page' }).click();

  const prompt = page.getByRole('textbox', { name: 'Ask AI' });
  await expect(page.getByText('Please wait, we are preparing your project...')).toBeVisible();
  await expect(page.getByText(/^I understood: a bakery/)).toBeVisible({ timeout: 30_000 });
  await expect(prompt).toHaveValue('');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await registerInForm(page);
  await expect(page.getByText('5 credits left').first()).toBeVisible();
  const preview = page.frameLocator('iframe[title="Preview of your page"]');
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(preview.getByText('Turin').first()).toBeVisible();

  await ask(page, 'make the header dark green');
  await ask(page, 'add opening hours: Monday to Saturday 7:00-19:30');
  await expect(page.getByText('3 credits left').first()).toBeVisible();
  expect(failedCalls).not.toContain('/api/ask-ai');
  await expect(preview.getByText('19:30').first()).toBeAttached();

  await page.getByRole('button', { name: 'Save the page' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const [site] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'View site' }).click(),
  ]);
  await site.waitForURL(/\/s\/[0-9a-f-]{36}\/index\.html$/);
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(site.getByText('19:30').first()).toBeVisible();

  const response = await page.request.get(site.url());
  expect(response.headers()['content-security-policy']).toMatch(/^sandbox allow-scripts/);
  expect(response.headers()['content-security-policy']).not.toContain('allow-same-origin');
  expect(await response.text()).toContain('Turin');
});

test('undo brings back the page of before, and a reload opens the saved site', async ({ page }) => {
  await signUp(page);
  await page.goto('/builder');
  const preview = page.frameLocator('iframe[title="Preview of your page"]');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(
    'Create professional websites with AI',
  );
  await preview.getByRole('button', { name: /Restaurant/ }).click();
  await expect(page.getByRole('textbox', { name: 'Ask AI' })).toHaveValue(/trattoria in Bologna/);
  await ask(page, 'Un barbiere a Lecce, stile sobrio');
  await expect(preview.getByText('Lecce').first()).toBeAttached();

  await page.reload();
  await expect(preview.getByText('Lecce').first()).toBeAttached();
  await ask(page, 'rendi lo sfondo azzurro chiaro');
  await page.getByRole('button', { name: /^Undo:/ }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});
