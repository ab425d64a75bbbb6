import { expect, test, type Page } from '@playwright/test';
import { type OwnServer, runServer } from './run-server.ts';
import { registerInForm, signInInForm, type Credentials } from './sign-up.ts';

// One server for the whole file: a fake Google stands beside it, and its mail goes to its log.
test.describe.configure({ mode: 'default' });

let server: OwnServer;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  server = await runServer('dev-google.ts');
});

test.afterAll(() => server.stop());

async function consent(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Google' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Somebody with a password, signed out again. */
async function registerAndLeave(page: Page): Promise<Credentials> {
  await page.goto(`${server.origin}/login?redirect=profile`);
  const credentials = await registerInForm(page);
  await page.waitForURL(`${server.origin}/profile`);
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.waitForURL(`${server.origin}/`);
  return credentials;
}

function findResetToken(email: string): string | undefined {
  const mail = server
    .output()
    .split('\n')
    .find((line) => line.includes('/reset-password#token=') && line.includes(email));
  return /\/reset-password#token=([\w-]{43})/.exec(mail ?? '')?.[1];
}

test('a visitor signs in with Google, is the same person the next time, and deletes the account', async ({
  page,
}) => {
  const email = `grace-${crypto.randomUUID()}@gmail.com`;
  await page.goto(`${server.origin}/login?redirect=profile`);
  await consent(page, email);
  await page.waitForURL(`${server.origin}/profile`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grace Hopper');
  await expect(page.getByText('You sign in with Google.')).toBeVisible();
  await page.getByRole('button', { name: 'Change name' }).click();
  await page.getByLabel('New name').fill('Amazing Grace');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.waitForURL(`${server.origin}/`);

  await page.goto(`${server.origin}/login?redirect=profile`);
  await consent(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amazing Grace');

  await page.getByRole('button', { name: 'Delete account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByLabel('Your password')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await page.waitForURL(`${server.origin}/`);
  await expect(page.getByText('Your account and everything in it were deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('a guest keeps the page with Google: it is published without another press, and the sign-in is said', async ({
  page,
}) => {
  await page.goto(server.origin);
  await page.getByLabel('Describe your website').fill('A dog groomer in Bristol called Muddy Paws');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/site=/, { timeout: 30_000 });
  await expect(page.getByText('Kept in this browser')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Keep this page' })).toBeVisible();
  await consent(page, `guest-${crypto.randomUUID()}@gmail.com`);
  await expect(page).toHaveURL(/\/builder\?site=/);
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(page.getByText('Published – visible to search engines')).toBeVisible();
  await expect(
    page.locator('main').frameLocator('iframe[title]').getByText('Muddy Paws').first(),
  ).toBeVisible();
});

test('a template that a guest chose leads through Google back to it, and is published', async ({
  page,
}) => {
  await page.goto(`${server.origin}/templates`);
  const use = page.getByRole('button', { name: /^Use template/ }).first();
  const chosen = (await use.getAttribute('aria-label')) ?? '';
  await use.click();
  await page.waitForURL(/\/builder\?site=/);
  const rename = page.getByRole('button', { name: /^Rename: / });
  const nameOf = async () => (await rename.getAttribute('aria-label'))?.replace('Rename: ', '');
  await expect.poll(async () => chosen.endsWith((await nameOf()) ?? '?')).toBe(true);
  const name = (await nameOf()) ?? '?';
  const address = page.url();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Keep this page' })).toBeVisible();
  await consent(page, `template-${crypto.randomUUID()}@gmail.com`);
  await expect(page).toHaveURL(address);
  await expect(page.getByText('Published – visible to search engines')).toBeVisible({
    timeout: 30_000,
  });
  const link = page.getByRole('dialog').getByRole('link', { name: /\/s\// });
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(await answer.text()).toContain(name);
});

test('“Buy 250” leads through Google to the checkout of 250', async ({ page }) => {
  await page.goto(`${server.origin}/pricing`);
  await page.getByRole('button', { name: 'Buy 250 credits' }).click();
  await consent(page, `buyer-${crypto.randomUUID()}@gmail.com`);
  const dialog = page.getByRole('dialog', { name: 'Simulated payment' });
  await expect(dialog.getByText('250 credits for €19.99')).toBeVisible();
  await expect(page).toHaveURL(/\/profile\?tab=credits$/);
});

test('who cancels at Google is told that nothing has changed', async ({ page }) => {
  await page.goto(`${server.origin}/login`);
  await page.getByRole('link', { name: 'Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL(`${server.origin}/login?error=oauth_denied`);
  await expect(page.getByRole('alert')).toHaveText(
    'You cancelled the sign-in with Google. Nothing has changed.',
  );
});

test('Google does not open an account that has a password, and says what to do', async ({
  page,
}) => {
  const credentials = await registerAndLeave(page);
  await page.goto(`${server.origin}/login`);
  await consent(page, credentials.email);
  await page.waitForURL(`${server.origin}/login?error=account_exists`);
  await expect(page.getByRole('alert')).toHaveText(
    'An account with this e-mail address exists already. Sign in with its password instead.',
  );
  await signInInForm(page, credentials);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
});

test('a forgotten password is replaced by the link of the mail, which works once', async ({
  page,
}) => {
  const { email } = await registerAndLeave(page);
  await page.goto(`${server.origin}/login`);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(/If an account has this address/)).toBeVisible();
  await expect.poll(() => findResetToken(email)).toBeDefined();
  const link = `${server.origin}/reset-password#token=${findResetToken(email)}`;

  await page.goto(link);
  await page.getByLabel('New password').fill('the tide comes in twice');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await page.waitForURL(`${server.origin}/login`);
  await signInInForm(page, { email, password: 'the tide comes in twice' });
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();

  await page.goto(link);
  await page.getByLabel('New password').fill('the tide comes in thrice');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(
    page.getByText('This link has expired or was used already. Ask for a new one.'),
  ).toBeVisible();
});
