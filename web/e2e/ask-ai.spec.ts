import { expect, test, type Page } from '@playwright/test';
import { openConversation } from './open-site.ts';
import { signUp } from './sign-up.ts';

function prompt(page: Page) {
  return page.getByRole('textbox', { name: 'Ask AI' });
}

function preview(page: Page) {
  return page.frameLocator('iframe[title="Preview of your page"]');
}

async function openBuilder(page: Page): Promise<void> {
  await signUp(page);
  await page.goto('/builder');
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible();
}

test('the box says what it is for, keeps what was typed over a reload, and recalls the last request', async ({
  page,
}) => {
  await openBuilder(page);
  await expect(prompt(page)).toHaveAttribute('placeholder', 'Ask AI anything...');
  await preview(page).getByRole('button', { name: 'Portfolio' }).click();
  await expect(prompt(page)).toBeFocused();
  await prompt(page).press('Shift+Enter');
  await prompt(page).pressSequentially('black and white');
  await page.reload();
  await expect(prompt(page)).toHaveValue(
    /^A portfolio for a photographer in Florence .*\nblack and white$/,
  );
  await prompt(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible({ timeout: 30_000 });
  await expect(prompt(page)).toHaveAttribute('placeholder', 'What do you want to ask AI next?');
  await expect(prompt(page)).toHaveValue('');
  await prompt(page).press('ArrowUp');
  await expect(prompt(page)).toHaveValue(/black and white$/);
});

test('another version of a page costs a credit, looks different, and can be undone', async ({
  page,
}) => {
  await openBuilder(page);
  await prompt(page).fill('A tailor in Naples');
  await prompt(page).press('Enter');
  const again = page.getByRole('button', { name: /^Another version/ }).last();
  await openConversation(page);
  await expect(again).toBeVisible();
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible();
  const first = await preview(page).locator('body').innerHTML();
  await again.click();
  await expect(page.getByText('3 credits left').first()).toBeVisible({ timeout: 30_000 });
  await openConversation(page);
  await expect(again).toBeVisible();
  await expect.poll(() => preview(page).locator('body').innerHTML()).not.toBe(first);
  await page.getByLabel('Ask AI').getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Taken back')).toBeVisible();
  await expect.poll(() => preview(page).locator('body').innerHTML()).toBe(first);
});

test('three tries by the fallback follow a stream that breaks off, all for one credit', async ({
  page,
}) => {
  await openBuilder(page);
  await page.route('**/api/ask-ai', (route) => route.fulfill({ status: 500, body: 'down' }));
  const receipts: string[] = [];
  await page.route('**/api/ask-ai-fallback', async (route) => {
    receipts.push((route.request().postDataJSON() as { receipt: string }).receipt);
    if (receipts.length < 3) await route.abort();
    else await route.continue();
  });
  await prompt(page).fill('A tailor in Naples');
  await prompt(page).press('Enter');
  await expect(page.getByText('Retrying with an alternative approach...')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible({ timeout: 30_000 });
  await expect(preview(page).getByText('Naples').first()).toBeAttached();
  expect(new Set(receipts).size).toBe(1);
  await expect(page.getByText('4 credits left').first()).toBeVisible();
});

test('when every try fails the reason is told, the page stays and the prompt is kept', async ({
  page,
}) => {
  await openBuilder(page);
  await page.route('**/api/ask-ai', (route) => route.abort());
  await page.route('**/api/ask-ai-fallback', (route) => route.abort());
  await prompt(page).fill('A page that never comes');
  await prompt(page).press('Enter');
  await expect(
    page.getByRole('button', { name: /^Credit returned · Fallback attempt failed: No connection/ }),
  ).toBeVisible();
  await expect(page.getByText('5 credits left').first()).toBeVisible();
  await expect(prompt(page)).toHaveValue('A page that never comes');
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(
    'Create professional websites with AI',
  );
});

test('without credits the popup opens, leads to the shop, and gives the focus back', async ({
  page,
}) => {
  await openBuilder(page);
  await page.route('**/api/user/deduct-credit', (route) =>
    route.fulfill({
      status: 402,
      json: {
        ok: false,
        success: false,
        code: 'credits.insufficient',
        error: 'no credits',
        message: 'no credits',
        requestId: 'r',
      },
    }),
  );
  await prompt(page).fill('A page');
  await prompt(page).press('Enter');
  const popup = page.getByRole('dialog', { name: 'You need more credits!' });
  await expect(popup.getByRole('link', { name: 'Recharge Credits' })).toHaveAttribute(
    'href',
    /^\/profile/,
  );
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(prompt(page)).toBeFocused();
  await expect(
    page.getByText('You need credits to generate content. Purchase more credits to continue.'),
  ).toBeVisible();
});

test('a server that fails at the credit is told as that, and nothing was asked', async ({
  page,
}) => {
  await openBuilder(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/ask-ai')) asked.push(request.url());
  });
  await page.route('**/api/user/deduct-credit', (route) => route.fulfill({ status: 500 }));
  await prompt(page).fill('A page');
  await prompt(page).press('Enter');
  await expect(page.getByText('Error with credit system. Please try again later.')).toBeVisible();
  expect(asked).toEqual([]);
});

test('a visitor who asks for a change is asked for an account, and keeps the prompt', async ({
  page,
}) => {
  await page.goto('/builder');
  await page.getByRole('button', { name: 'Continue without an account' }).click();
  await prompt(page).fill('A bicycle workshop in Ferrara');
  await prompt(page).press('Enter');
  await expect(prompt(page)).toHaveValue('', { timeout: 30_000 });
  await prompt(page).fill('make the header dark green');
  await prompt(page).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('make the header dark green')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(prompt(page)).toHaveValue('make the header dark green');
});
