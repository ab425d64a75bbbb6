import { expect, type Frame, type FrameLocator, type Page, test } from '@playwright/test';
import { heard, NONCE, openFrame, send } from './frame-host.ts';
import { stopEditing } from './open-site.ts';
import { signUp } from './sign-up.ts';

async function openHost(page: Page): Promise<Frame> {
  return await openFrame(page, '/__preview');
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

test('a page at rest stands still, and goes on when it is told to', async ({ page }) => {
  const frame = await openHost(page);
  const html =
    '<!doctype html><style>@keyframes turn{to{rotate:1turn}}p{animation:turn 1s infinite}</style><p>Page</p>';
  await send(page, { t: 'replace', html });
  const states = () =>
    frame.evaluate(() => document.getAnimations().map(({ playState }) => playState));
  await expect.poll(states).toEqual(['running']);
  await send(page, { t: 'rest', isResting: true });
  await expect.poll(states).toEqual(['paused']);
  await send(page, { t: 'rest', isResting: false });
  await expect.poll(states).toEqual(['running']);
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

const HUGE = `<!doctype html><html><head><title>Huge</title></head><body><h1>Huge</h1><script>
  // The shell builds its messages with Object.assign: this page makes them as large as it likes.
  const assign = Object.assign; let sent = 0;
  Object.assign = (target, fields) =>
    fields && fields.level === 'error' && sent < 3 && ++sent
      ? assign(target, fields, { text: 'huge '.repeat(800_000) })
      : assign(target, fields);
  for (let count = 0; count < 3; count += 1) console.error('small');
  parent.postMessage({ t: 'prompt', text: 'x'.repeat(5_000_000) }, '*');
  setTimeout(() => console.error('the last one is small'), 500);
</script></body></html>`;

const NESTED = `<!doctype html><html><head><title>Nested</title></head><body><h1>Nested</h1>
<iframe id="shell" src="/__preview"></iframe><iframe id="inner"></iframe><script>
  const attack = () => {
    for (const target of [parent, top]) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => document.title = 'a port was taken';
      target.postMessage({ t: 'init', nonce: 'nonce-of-a-nested-frame' }, '*', [port2]);
      target.postMessage({ n: 'nonce-of-a-nested-frame', t: 'prompt', text: 'forged by a frame' }, '*');
      port1.postMessage({ n: 'nonce-of-a-nested-frame', t: 'prompt', text: 'forged by a port' });
    }
    try { top.location = 'data:text/html,taken'; } catch {}
  };
  attack();
  document.querySelector('#inner').srcdoc = '<p>inner</p><script>(' + attack + ')()<' + '/script>';
</script></body></html>`;

/** The builder itself, with the page as its saved site. */
async function openInBuilder(page: Page, html: string): Promise<FrameLocator> {
  test.setTimeout(240_000);
  await signUp(page);
  const uuid = crypto.randomUUID();
  const saved = await page.request.post(`/api/s/${uuid}`, { data: { html, name: 'Hostile' } });
  expect(saved.status()).toBe(200);
  await page.goto(`/builder?site=${uuid}`);
  const preview = page.frameLocator('iframe[title="Preview of your page"]');
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  return preview;
}

async function expectUsable(page: Page): Promise<void> {
  const prompt = page.getByRole('textbox', { name: 'Ask AI' });
  await prompt.pressSequentially('still my own words', { delay: 20 });
  await expect(prompt).toHaveValue('still my own words');
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'HTML code' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/builder');
}

/** Turns the shell's own brake off: for its clock every message is the first of a new second. */
const FLOOD = `<!doctype html><html><head><title>Flood</title></head><body><h1>Flood</h1><script>
  let clock = 0; performance.now = () => (clock += 5_000);
  setInterval(() => {
    for (let count = 0; count < 2_000; count += 1)
      dispatchEvent(new ErrorEvent('error', { message: 'flood ' + Math.random() }));
  }, 50);
</script></body></html>`;

test('a page that floods its channel loses it, and is drawn without its scripts', async ({
  page,
}) => {
  const preview = await openInBuilder(page, FLOOD);
  // While a page is edited it cannot reach the clock of the shell: only the plain frame can be made to flood.
  await stopEditing(page);
  await page.reload();
  await expect(page.getByText('they sent it far too many messages')).toBeVisible({
    timeout: 60_000,
  });
  await expect(preview.getByRole('heading', { name: 'Flood' })).toBeVisible();
  await expectUsable(page);
});

test('a page that opens dialogs without end shows none, and its problems name them', async ({
  page,
}) => {
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  await openInBuilder(
    page,
    `<!doctype html><html><head><title>D</title></head><body><h1>Dialogs</h1><script>
    const frame = document.createElement('iframe'); document.documentElement.append(frame);
    setInterval(() => { alert('again'); confirm('again'); prompt('again'); frame.contentWindow.alert('inner'); }, 100);
    </script></body></html>`,
  );
  await page.getByRole('button', { name: /problems? on the page$/ }).click();
  await expect(page.getByText('alert: again').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expectUsable(page);
  expect(dialogs).toBe(0);
});

test('a page of a user cannot fill the prompt, not even with what a starter page has', async ({
  page,
}) => {
  const preview = await openInBuilder(
    page,
    `<!doctype html><html><head><title>P</title></head><body><h1>Prompts</h1>
    <button data-bluewave-prompt="forged">Forged</button><script>
    setInterval(() => document.querySelector('button').click(), 200);
    </script></body></html>`,
  );
  await expect(preview.getByRole('button', { name: 'Forged' })).toBeVisible();
  await page.waitForTimeout(1_000);
  await expectUsable(page);
});

test('messages larger than the channel allows are dropped, later ones still arrive', async ({
  page,
}) => {
  await openInBuilder(page, HUGE);
  await page.getByRole('button', { name: /problems? on the page$/ }).click();
  await expect(page.getByText('the last one is small')).toBeVisible();
  expect(await page.locator('body').innerText()).not.toContain('huge huge');
  await page.keyboard.press('Escape');
  await expectUsable(page);
});

test('a frame inside the page can neither become the shell nor speak for it', async ({ page }) => {
  const preview = await openInBuilder(page, NESTED);
  await expect(preview.frameLocator('#inner').locator('p')).toHaveText('inner');
  await page.waitForTimeout(500);
  // The frame may be made anew meanwhile.
  const title = (): Promise<string | null> =>
    preview
      .locator('title')
      .textContent({ timeout: 1_000 })
      .catch(() => null);
  await expect.poll(title).toBe('Nested');
  await expectUsable(page);
});
