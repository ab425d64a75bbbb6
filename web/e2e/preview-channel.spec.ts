import { expect, type Frame, type Page, test } from '@playwright/test';

const NONCE = 'nonce-of-this-handshake';

/** A page of our own origin that frames the shell the way the builder does. */
const HOST = `<!doctype html><iframe sandbox="allow-scripts allow-forms allow-modals" src="/__preview"></iframe>
<script>
window.heard = []; window.forged = 0;
const frame = document.querySelector('iframe');
addEventListener('message', () => { window.forged += 1; });
frame.addEventListener('load', () => {
  const channel = new MessageChannel();
  channel.port1.onmessage = (event) => window.heard.push(event.data);
  window.send = (command) => channel.port1.postMessage(command);
  frame.contentWindow.postMessage({ t: 'init', nonce: '${NONCE}' }, '*', [channel.port2]);
}, { once: true });
</script>`;

async function openHost(page: Page): Promise<Frame> {
  await page.route('**/preview-host', (route) =>
    route.fulfill({ contentType: 'text/html', body: HOST }),
  );
  await page.goto('/preview-host');
  await expect.poll(() => heard(page, 'ready')).toHaveLength(1);
  const frame = page.frames().find((candidate) => candidate.url().endsWith('/__preview'));
  if (frame === undefined) throw new Error('the shell did not load');
  return frame;
}

async function send(page: Page, ...commands: object[]): Promise<void> {
  await page.evaluate((list) => {
    for (const command of list) Reflect.get(window, 'send')(command);
  }, commands);
}

async function heard(page: Page, type: string): Promise<Record<string, unknown>[]> {
  const all = await page.evaluate(() => Reflect.get(window, 'heard') as Record<string, unknown>[]);
  return all.filter((event) => event.t === type && event.n === NONCE);
}

test('a streamed page is drawn as it arrives and says when it is complete', async ({ page }) => {
  const frame = await openHost(page);
  await send(
    page,
    { t: 'open' },
    { t: 'write', chunk: '<!doctype html><title>S</title><h1>First' },
  );
  await expect(frame.locator('h1')).toHaveText('First');
  expect(await heard(page, 'loaded')).toHaveLength(0);
  await send(page, { t: 'write', chunk: '</h1><p id="late">Second</p>' }, { t: 'close' });
  await expect(frame.locator('#late')).toHaveText('Second');
  await expect.poll(() => heard(page, 'loaded')).toHaveLength(1);
});

test('the shell answers pings after the page replaced the document', async ({ page }) => {
  await openHost(page);
  await send(page, { t: 'replace', html: '<!doctype html><p>Page</p>' }, { t: 'ping', seq: 7 });
  await expect.poll(() => heard(page, 'pong')).toEqual([{ n: NONCE, t: 'pong', seq: 7 }]);
});

test('a morph keeps the scroll position and the elements that stay', async ({ page }) => {
  const frame = await openHost(page);
  const body = (text: string) =>
    `<!doctype html><h1>${text}</h1><div style="height:5000px"></div><input id="kept">`;
  await send(page, { t: 'replace', html: body('Old') });
  await expect(frame.locator('h1')).toHaveText('Old');
  await frame.locator('#kept').fill('typed');
  await frame.evaluate(() => scrollTo(0, 1_200));
  await send(page, { t: 'morph', html: body('New') });
  await expect(frame.locator('h1')).toHaveText('New');
  expect(await frame.locator('#kept').inputValue()).toBe('typed');
  expect(await frame.evaluate(() => scrollY)).toBe(1_200);
});

test('shortcuts post their prompt, links report their address, and the frame stays', async ({
  page,
}) => {
  const frame = await openHost(page);
  const html = `<!doctype html><button data-bluewave-prompt=" A bakery ">Bakery</button>
    <a id="out" href="https://example.com/">Out</a><a id="in" href="#end">In</a>
    <form action="https://example.com/"><button id="go">Go</button></form><p id="end">End</p>`;
  await send(page, { t: 'replace', html });
  await frame.locator('button').first().click();
  await frame.locator('#out').click();
  await frame.locator('#in').click();
  await frame.locator('#go').click();
  await expect
    .poll(() => heard(page, 'link'))
    .toEqual([{ n: NONCE, t: 'link', href: 'https://example.com/' }]);
  expect(await heard(page, 'prompt')).toEqual([{ n: NONCE, t: 'prompt', text: 'A bakery' }]);
  expect(new URL(frame.url()).pathname).toBe('/__preview');
});

test('errors of the page are reported as text', async ({ page }) => {
  await openHost(page);
  const html = `<!doctype html><script>console.warn('careful', {a: 1}); setTimeout(() => missing(), 300); Promise.reject(new Error('late'));</script>`;
  await send(page, { t: 'replace', html });
  await expect
    .poll(async () => (await heard(page, 'error')).map(({ level, text }) => [level, text]))
    .toEqual([
      ['warning', 'careful {"a":1}'],
      ['error', 'Unhandled rejection: Error: late'],
      ['error', expect.stringContaining('missing is not defined')],
    ]);
});

test('a page that uses storage and cookies runs, and reaches neither ours nor the parent', async ({
  page,
}) => {
  const frame = await openHost(page);
  await page.evaluate(() => localStorage.setItem('secret', 'app'));
  const html = `<!doctype html><script>
    localStorage.setItem('theme', 'dark'); document.cookie = 'a=1';
    try { parent.document.title = 'taken'; } catch { window.isolated = true; }
  </script>`;
  await send(page, { t: 'replace', html });
  await expect
    .poll(() =>
      frame.evaluate(() => [
        localStorage.getItem('theme'),
        localStorage.getItem('secret'),
        document.cookie,
        Reflect.get(window, 'isolated'),
        self.origin,
      ]),
    )
    .toEqual(['dark', null, 'a=1', true, 'null']);
  expect(await heard(page, 'error')).toEqual([]);
});

test('forged window messages reach nobody and a navigated frame no longer answers', async ({
  page,
}) => {
  const frame = await openHost(page);
  await send(page, { t: 'replace', html: '<!doctype html><p>Attacker</p>' });
  await expect(frame.locator('p')).toHaveText('Attacker');
  await frame.evaluate((nonce) => {
    parent.postMessage({ n: nonce, t: 'prompt', text: 'forged' }, '*');
    postMessage({ t: 'init', nonce: 'another-handshake-of-the-page' }, '*', [
      new MessageChannel().port2,
    ]);
    location.href = 'data:text/html,elsewhere';
  }, NONCE);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'forged'))).toBe(1);
  await page.waitForTimeout(300);
  await send(page, { t: 'ping', seq: 1 });
  await page.waitForTimeout(500);
  expect(await heard(page, 'pong')).toEqual([]);
  expect(await heard(page, 'prompt')).toEqual([]);
});
