import { expect, test, type Page } from '@playwright/test';
import { holdScripts } from './hold-requests.ts';

function createMessage() {
  return {
    name: 'Ada Rossi',
    email: `reader-${crypto.randomUUID()}@example.com`,
    message: 'Does the page print?\nThank you.',
  };
}

async function fill(page: Page, { name, email, message }: ReturnType<typeof createMessage>) {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Your e-mail address').fill(email);
  await page.getByLabel('Your message').fill(message);
}

test('a message is sent, thanked for, and another one can follow', async ({ page }) => {
  const message = createMessage();
  await page.goto('/contact');
  await fill(page, message);
  const [request] = await Promise.all([
    page.waitForRequest('**/api/contact'),
    page.getByRole('button', { name: 'Send message' }).click(),
  ]);
  expect(request.postDataJSON()).toEqual({ ...message, website: '' });
  const thanks = page.getByRole('heading', { name: 'Thank you, your message has arrived' });
  await expect(thanks).toBeFocused();
  await expect(page.getByText(message.email)).toBeVisible();
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(page.getByLabel('Your name')).toHaveValue(message.name);
  await expect(page.getByLabel('Your message')).toHaveValue('');
});

test('what is missing is said beside its field, and the first one gets the focus', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Your e-mail address').fill('ada');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('This does not look like an e-mail address.')).toBeVisible();
  await expect(page.getByText('Write a message.')).toBeVisible();
  await expect(page.getByLabel('Your e-mail address')).toBeFocused();
  await expect(page.getByLabel('Your e-mail address')).toHaveAttribute('aria-invalid', 'true');
});

test('what the server refuses stands beside its field too', async ({ page }) => {
  await page.goto('/contact');
  await fill(page, { ...createMessage(), email: 'ada@-example.com' });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('This does not look like an e-mail address.')).toBeVisible();
});

for (const [failure, answer] of [
  ['no network', null],
  ['a broken server', { status: 500, body: 'oops' }],
] as const) {
  test(`with ${failure} the words stay and can be sent again`, async ({ page }) => {
    const message = createMessage();
    await page.goto('/contact');
    await page.route('**/api/contact', (route) =>
      answer === null ? route.abort() : route.fulfill(answer),
    );
    await fill(page, message);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'was not sent' })).toBeVisible();
    await expect(page.getByLabel('Your message')).toHaveValue(message.message);
    await page.unroute('**/api/contact');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
  });
}

test('what is written and sent before the app is there is neither lost nor put into the address', async ({
  page,
}) => {
  const message = createMessage();
  const start = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await fill(page, message);
  await page.getByLabel('Your e-mail address').press('Enter');
  await expect(page.locator('form[data-held]')).toBeAttached();
  start();
  await expect(
    page.getByRole('heading', { name: 'Thank you, your message has arrived' }),
  ).toBeFocused();
  await expect(page.getByText(message.email)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});
