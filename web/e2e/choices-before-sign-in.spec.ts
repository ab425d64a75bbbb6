import { expect, test } from '@playwright/test';
import { createAccount, registerInForm, signUp } from './sign-up.ts';

test('“Buy 250” leads through registering to the checkout of 250, and back to the page', async ({
  page,
}) => {
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Buy 250 credits' }).click();
  await registerInForm(page);
  const dialog = page.getByRole('dialog', { name: /payment|checkout/i });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/profile\?tab=credits$/);
  await dialog.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText('255', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to your page' }).click();
  await expect(page).toHaveURL(/\/builder/);
});

test('“Buy 250” leads through a sign-in to the checkout of 250, and back to the page, in Italian', async ({
  page,
}) => {
  const { email, password } = await createAccount(page);
  await page.goto('/it/pricing');
  await page.getByRole('button', { name: 'Acquista 250 crediti' }).click();
  const gate = page.getByRole('dialog');
  // Nobody has signed in in this browser, so an account is offered first.
  await gate.getByRole('button', { name: 'Hai già un account? Accedi' }).click();
  await gate.getByLabel('E-mail').fill(email);
  await gate.getByLabel('Password', { exact: true }).fill(password);
  await gate.getByRole('button', { name: 'Accedi', exact: true }).click();
  const checkout = page.getByRole('dialog').filter({ hasText: '250 crediti a 19,99 €' });
  await checkout.getByRole('button', { name: /^Paga/ }).click();
  await page.getByRole('button', { name: 'Torna alla tua pagina' }).click();
  await expect(page).toHaveURL(/\/builder/);
});

test('a template that a guest chose is still there behind the account, and published', async ({
  page,
}) => {
  await page.goto('/templates');
  const use = page.getByRole('button', { name: /^Use template/ }).first();
  const chosen = (await use.getAttribute('aria-label')) ?? '';
  await use.click();
  await page.waitForURL(/\/builder\?site=/);
  const rename = page.getByRole('button', { name: /^Rename: / });
  const nameOf = async () => (await rename.getAttribute('aria-label'))?.replace(/^Rename: /, '');
  await expect.poll(async () => chosen.endsWith((await nameOf()) ?? '?')).toBe(true);
  const name = (await nameOf()) ?? '?';
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const gate = page.getByRole('dialog');
  await expect(gate.getByRole('heading', { name: 'Keep this page' })).toBeVisible();
  await gate.getByLabel('E-mail').fill(`template-${crypto.randomUUID()}@example.com`);
  await gate.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await gate.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Published – visible to search engines')).toBeVisible({
    timeout: 30_000,
  });
  const link = page.getByRole('dialog').getByRole('link', { name: /\/s\// });
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(await answer.text()).toContain(name);
});

test('a template that is looked at is not saved, and one that is changed is', async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  const { templates } = await (await page.request.get('/templates.json')).json();
  const [template] = templates;
  const saves: string[] = [];
  page.on('request', (request) => {
    const isSave = request.method() === 'POST' && request.url().includes('/api/s/');
    if (isSave) saves.push(request.url());
  });
  await page.goto(`/builder?file=sites/${template.id}/index.html&mode=view`);
  await expect(page.getByText('Nothing to save yet')).toBeVisible();
  await page.waitForTimeout(2_500);
  expect(saves).toEqual([]);
  await page.reload();
  await expect(page.getByText('Nothing to save yet')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published – visible to search engines')).toBeVisible();
  expect(saves).not.toEqual([]);
});

test('the Italian address of the sign-in shows it in Italian, with its words clear of the drawing', async ({
  page,
}) => {
  await page.goto('/it/login?redirect=profile');
  await expect(page.getByRole('heading', { name: 'Accedi al tuo account' })).toBeVisible();
  const aside = page.getByRole('complementary');
  const words = await aside.locator('p').last().boundingBox();
  const sea = await aside.locator('svg').boundingBox();
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan(sea?.y ?? 0);
  await expect(page).toHaveURL(/\/login\?redirect=profile$/);
});

test('who comes back is offered the last page on Home', async ({ page }) => {
  await page.goto('/');
  await expect(
    page.getByText('Your first page of the day is free: no account, no card.'),
  ).toBeVisible();
  await page.getByLabel('Describe your website').fill('A dog groomer in Bristol called Muddy Paws');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/site=/, { timeout: 30_000 });
  const address = page.url();
  await expect(page.getByText('Kept in this browser')).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: /^Continue Muddy Paws/ }).click();
  await expect(page).toHaveURL(address);
  await expect(
    page.locator('main').frameLocator('iframe[title]').getByText('Muddy Paws').first(),
  ).toBeVisible();
});

test('Home opens three finished sites by their names, in both languages', async ({ page }) => {
  for (const home of ['/', '/it']) {
    await page.goto(home);
    const links = page.locator('#demo a[href^="/sites/"]');
    await expect(links).toHaveCount(3);
    for (const link of await links.all()) {
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      const text = (await answer.text()).replaceAll('&amp;', '&');
      const [name = ''] = ((await link.textContent()) ?? '').split(',');
      expect([name, answer.status(), text.includes(name)]).toEqual([name, 200, true]);
    }
  }
});
