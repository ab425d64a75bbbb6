import { expect, type Page } from '@playwright/test';

export interface Credentials {
  email: string;
  password: string;
}

/** Fills the sign-in form, wherever it stands, as somebody new. */
export async function registerInForm(page: Page, name = 'Ada Rossi'): Promise<Credentials> {
  const credentials = newCredentials();
  const isNew = page.getByRole('button', { name: 'New here? Create an account' });
  await expect(isNew.or(page.getByLabel('Full name'))).toBeVisible();
  if (await isNew.isVisible()) await isNew.click();
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('E-mail').fill(credentials.email);
  await page.getByLabel('Password', { exact: true }).fill(credentials.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  return credentials;
}

/** Fills the sign-in form of the page as somebody who has an account. */
export async function signInInForm(page: Page, credentials: Credentials): Promise<void> {
  const form = page.locator('main form');
  await form.getByLabel('E-mail').fill(credentials.email);
  await form.getByLabel('Password', { exact: true }).fill(credentials.password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

/** A new account that nobody is signed in with. */
export async function createAccount(page: Page, origin = ''): Promise<Credentials> {
  const credentials = newCredentials();
  const user = { id: crypto.randomUUID(), name: 'Ada Rossi', avatar_url: '', ...credentials };
  const created = await page.request.post(`${origin}/api/user/create`, { data: user });
  expect(created.status()).toBe(201);
  return credentials;
}

/** A new account, signed in with the form of the sign-in page. */
export async function signUpInForm(page: Page): Promise<Credentials> {
  await page.goto('/login');
  const credentials = await registerInForm(page);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  return credentials;
}

/**
 * A new account, signed in without a screen, which is quicker than the form; no page is open afterwards. At another
 * server than the usual one where its origin is given. The builder is seen with this panel.
 */
export async function signUp(
  page: Page,
  origin = '',
  panel: 'talk' | null = null,
): Promise<Credentials> {
  await rememberPanel(page, panel);
  const credentials = await createAccount(page, origin);
  const signedIn = await page.request.post(`${origin}/api/login`, { data: credentials });
  expect(signedIn.status()).toBe(200);
  return credentials;
}

/** Opens the builder with this panel, or with none, until another is opened. */
export async function rememberPanel(page: Page, panel: 'talk' | null): Promise<void> {
  await page.addInitScript(
    (memory) => {
      if (localStorage.getItem('bluewave_panel') !== null) return;
      localStorage.setItem('bluewave_panel', memory);
    },
    JSON.stringify({ panel, widthPx: 320 }),
  );
}

function newCredentials(): Credentials {
  return {
    email: `journey-${crypto.randomUUID()}@example.com`,
    password: 'a quiet river at dawn',
  };
}
