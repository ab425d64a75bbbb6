import { expect, test } from '@playwright/test';
import { openSite } from './open-site.ts';

const PAGE =
  '<!doctype html><html lang="en"><head><title>Forno</title></head><body><h1>Forno Rossi</h1></body></html>';

test.use({ viewport: { width: 1440, height: 900 } });

test('publishing saves, says where the site is, and can be taken back', async ({ page }) => {
  const uuid = await openSite(page, PAGE);
  const robots = async () =>
    (await page.request.get(`/s/${uuid}/index.html`)).headers()['x-robots-tag'];
  expect(await robots()).toBe('noindex');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByRole('status')).toHaveText('Published – visible to search engines');
  await expect(dialog.getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`/s/${uuid}/index.html$`),
  );
  expect(await robots()).toBeUndefined();
  await dialog.getByRole('button', { name: 'Unpublish' }).click();
  await expect(dialog.getByRole('status')).toContainText('Not published');
  expect(await robots()).toBe('noindex');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Published – visible to search engines');
});

test('whoever has not confirmed their address is told so, and gets the mail again', async ({
  page,
}) => {
  const uuid = await openSite(page, PAGE);
  await page.route(`**/api/site/${uuid}/publication`, (route) =>
    route.fulfill({
      status: 403,
      json: { ok: false, code: 'auth.unverified', message: 'Confirm your address first.' },
    }),
  );
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByRole('status')).toContainText('confirm your address first');
  const sent = page.waitForResponse('**/api/user/confirmation');
  await dialog.getByRole('button', { name: 'Send the mail again' }).click();
  expect((await sent).status()).toBe(200);
  await page.unroute(`**/api/site/${uuid}/publication`);
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Published – visible to search engines');
});
