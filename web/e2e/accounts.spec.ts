import { expect, test, type Browser, type Page } from '@playwright/test';
import { signInInForm, signUp, signUpInForm, type Credentials } from './sign-up.ts';

const NEW_PASSWORD = 'the tide comes in twice';

async function signOut(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
}

/** The same person in a browser of their own. */
async function openOtherBrowser(browser: Browser, credentials: Credentials): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/login?redirect=profile');
  await signInInForm(page, credentials);
  await expect(page.getByRole('heading', { name: 'Account information' })).toBeVisible();
  return page;
}

test('who registered and signed out signs in by email and comes back to the profile', async ({
  page,
}) => {
  const credentials = await signUpInForm(page);
  await signOut(page);
  await page.goto('/profile');
  await page.waitForURL('/login?redirect=profile');
  await signInInForm(page, credentials);
  await page.waitForURL('/profile');
  await expect(page.getByRole('definition').filter({ hasText: credentials.email })).toBeVisible();
});

test('a wrong password is said beside the form and signs nobody in', async ({ page }) => {
  const credentials = await signUpInForm(page);
  await signOut(page);
  await page.goto('/login?redirect=profile');
  await signInInForm(page, { ...credentials, password: 'some other sentence' });
  await expect(page.getByRole('alert')).toHaveText([
    'Login failed. Please check your credentials.',
  ]);
  await expect(page.getByLabel('E-mail')).toHaveValue(credentials.email);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await expect(page).toHaveURL('/login?redirect=profile');
  const answer = await page.request.get('/api/auth/current-user');
  expect(await answer.json()).toMatchObject({ ok: false });
});

test('a password changed in one browser ends the session of the other', async ({
  page,
  browser,
}) => {
  const credentials = await signUp(page);
  const other = await openOtherBrowser(browser, credentials);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByLabel('Current password').fill(credentials.password);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save New Password' }).click();
  await expect(page.getByText('Password changed successfully!')).toBeVisible();

  await other.getByRole('button', { name: 'Change name' }).click();
  await other.getByLabel('New name').fill('Somebody Else');
  await other.getByRole('button', { name: 'Save name' }).click();
  await other.waitForURL('/login?redirect=profile');
  await signInInForm(other, credentials);
  await expect(other.getByRole('alert')).toHaveText([
    'Login failed. Please check your credentials.',
  ]);
  await signInInForm(other, { ...credentials, password: NEW_PASSWORD });
  await other.waitForURL('/profile');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Rossi');
  await other.context().close();
});

test('a link of a forgotten password that is used, old or cut short says so', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page.getByRole('alert')).toHaveText(/This link is not complete/);
  await page.goto('/');
  await page.goto(`/reset-password#token=${'A'.repeat(43)}`);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(
    page.getByText('This link has expired or was used already. Ask for a new one.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password/);
});

test('a new name shows at once and after a reload', async ({ page }) => {
  await signUp(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change name' }).click();
  await page.getByLabel('New name').fill('<b>Ada</b> Bianchi');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<b>Ada</b> Bianchi');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<b>Ada</b> Bianchi');
});

test('the data is downloaded as a zip; then the account is deleted and nothing signs in again', async ({
  page,
}) => {
  const credentials = await signUp(page);
  await page.goto('/profile');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download all my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('bluewave-data.zip');

  await page.getByRole('button', { name: 'Delete account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill('some other sentence');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The current password is not right.');
  await dialog.getByLabel('Your password').fill(credentials.password);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await page.waitForURL('/');
  await expect(page.getByText('Your account and everything in it were deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();

  await page.goto('/login');
  await signInInForm(page, credentials);
  await expect(page.getByRole('alert')).toHaveText([
    'Login failed. Please check your credentials.',
  ]);
});
