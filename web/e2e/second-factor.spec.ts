import { expect, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { findViolations } from './find-violations.ts';
import { signInInForm, signUp } from './sign-up.ts';

function codeOf(key: string, periods = 0): string {
  const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  return app.generate({ timestamp: Date.now() + periods * 30_000 });
}

test('an authenticator app is set up, asked for at the next sign-in, and switched off with a recovery code', async ({
  page,
}) => {
  const credentials = await signUp(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Set up…' }).click();
  await page.getByLabel('Your password').fill(credentials.password);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const key = await page.getByRole('dialog').locator('code').innerText();
  await page.getByLabel('Code from the app').fill(codeOf(key, -1));
  await page.getByRole('button', { name: 'Switch on' }).click();
  const codes = page.getByRole('dialog').getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.waitForURL('/');

  await page.goto('/login?redirect=profile');
  await signInInForm(page, credentials);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('Code from the app').fill('000000');
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await expect(page.getByRole('alert')).toHaveText([/This code is not right/]);
  await page.getByLabel('Code from the app').fill(codeOf(key));
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await page.waitForURL('/profile');

  await page.getByRole('button', { name: 'Switch off…' }).click();
  await page.getByLabel('Your password').fill(credentials.password);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery);
  await page.getByRole('button', { name: 'Switch off', exact: true }).click();
  await expect(page.getByText('Two-step sign-in is off.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up…' })).toBeVisible();
});
