import { expect, test, type Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { signUp } from './sign-up.ts';

/**
 * Gives the browser a device with a lock that is opened at once, like a fingerprint reader. It would also answer the
 * offer in the address field at once, before a button can be pressed; so that is left out unless it is wanted.
 */
async function plugIn(page: Page, { isOffered = false } = {}): Promise<void> {
  await page.addInitScript((isIn) => {
    const conditional = { value: () => Promise.resolve(isIn) };
    Object.defineProperty(PublicKeyCredential, 'isConditionalMediationAvailable', conditional);
  }, isOffered);
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable', { enableUI: false });
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function addPasskey(page: Page, password: string): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Add a passkey…' }).click();
  await page.getByLabel('Name of the passkey').fill('My laptop');
  await page.getByLabel('Your password').fill(password);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Passkey added.')).toBeVisible();
}

test('a passkey is added, renamed, signs in without a password, and is removed', async ({
  page,
}) => {
  const { password } = await signUp(page);
  await plugIn(page);
  await addPasskey(page, password);
  await page.getByRole('button', { name: 'Rename My laptop' }).click();
  await page.getByLabel('Name of the passkey').fill('Portatile');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText(/^Added on .*, never used$/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.waitForURL('/');
  await page.goto('/login?redirect=profile');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL('/profile');
  await expect(page.getByText(/^Added on .*, last used on /)).toBeVisible();

  await page.getByRole('button', { name: 'Remove Portatile' }).click();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(page.getByText('Passkey removed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Portatile' })).toHaveCount(0);
});

test('a sign-in with a passkey that the site no longer knows is refused with a sentence', async ({
  page,
}) => {
  const { password } = await signUp(page);
  await plugIn(page);
  await addPasskey(page, password);
  await page.getByRole('button', { name: 'Remove My laptop' }).click();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(page.getByText('Passkey removed.')).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('This passkey was not accepted.')).toBeVisible();
  expect(await (await page.request.get('/api/auth/current-user')).json()).toEqual({ ok: false });
});

test('a passkey that the browser offers in the address field signs in without a press', async ({
  page,
}) => {
  const { password, email } = await signUp(page);
  await plugIn(page, { isOffered: true });
  await addPasskey(page, password);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login?redirect=profile');
  await page.waitForURL('/profile');
  await expect(page.getByText(email).first()).toBeVisible();
});
