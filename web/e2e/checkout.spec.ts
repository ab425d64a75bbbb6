import { expect, test } from '@playwright/test';
import { runServer } from './run-server.ts';
import { registerInForm, signUp } from './sign-up.ts';

test('the simulated checkout shows a card nobody can change, and its credits arrive', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/profile?tab=credits');
  await page.getByRole('button', { name: 'Buy 250 credits' }).click();
  const dialog = page.getByRole('dialog', { name: 'Simulated payment' });
  await expect(dialog.getByLabel('Card number')).not.toBeEditable();
  await dialog.getByRole('button', { name: 'Pay €19.99' }).click();
  await expect(page.getByText('Purchased 250 credits successfully!')).toBeVisible();
  await expect(page.getByRole('cell', { name: '+250' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '255' })).toBeVisible();
});

test('a payment on the payment page of Stripe comes back as credits, with a clean address', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const server = await runServer('dev-stripe.ts');
  const { port, origin } = server;
  try {
    await page.goto(`${origin}/login`);
    await registerInForm(page);
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    await page.goto(`${origin}/profile?tab=credits`);
    await page.getByRole('button', { name: 'Buy 100 credits' }).click();
    await page.waitForURL((url) => url.port === String(port + 1));
    await page.getByRole('button').first().click();
    await page.waitForURL((url) => url.port === String(port));
    await expect(
      page.getByText('Payment successful! Your credits have been added to your account.'),
    ).toBeVisible();
    await expect(page.getByRole('cell', { name: '+100' })).toBeVisible();
    expect(new URL(page.url()).searchParams.has('session_id')).toBe(false);
  } finally {
    server.stop();
  }
});
