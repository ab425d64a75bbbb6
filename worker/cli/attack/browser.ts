import { chromium, type Browser } from '@playwright/test';
import { findChromium, inherited } from '../chromium.ts';
import type { Attack } from './attack.ts';
import type { Stage } from './stage.ts';

const SCRIPT = `for (const go of [
  () => history.pushState({}, '', '/login'),
  () => history.replaceState({}, '', '/login'),
  () => history.pushState({}, '', 'APP/login'),
  () => { document.open(); document.write('<title>Sign in</title>'); document.close(); },
  () => { navigation.navigate('/login', { history: 'replace' }); },
]) try { go(); } catch {}`;

const PAGES = {
  'index.html': `<!doctype html><html><head><title>Page</title></head><body><script>SCRIPT</script></body></html>`,
  'a.svg': `<svg xmlns="http://www.w3.org/2000/svg"><script>SCRIPT</script></svg>`,
  'a.xml': `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><body><script><![CDATA[SCRIPT]]></script></body></html>`,
};

async function withBrowser<T>(visit: (browser: Browser) => Promise<T>): Promise<T> {
  const { executablePath, args, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, args, env: { ...inherited(), ...env } });
  try {
    return await visit(browser);
  } finally {
    await browser.close();
  }
}

/** Where the browser stands after it opened each page at the app's address. */
async function visitPages({ app, openAccount, saveSite }: Stage): Promise<string> {
  const scripted = Object.fromEntries(
    Object.entries(PAGES).map(([path, text]) => [
      path,
      text.replace('SCRIPT', SCRIPT.replace('APP', app)),
    ]),
  );
  const { 'index.html': html, ...assets } = scripted;
  const uuid = await saveSite(await openAccount(), { html, assets });
  return await withBrowser(async (browser) => {
    const onApp: string[] = [];
    for (const path of Object.keys(PAGES)) {
      const page = await browser.newPage();
      await page.goto(`${app}/s/${uuid}/${path}`).catch(() => undefined);
      await page.waitForTimeout(500);
      if (new URL(page.url()).origin === app) onApp.push(`${path} at ${page.url()}`);
      await page.close();
    }
    return onApp[0] ?? 'never';
  });
}

const SPY = `<!doctype html><html><head><title>Spy</title></head><body><script>(async () => {
  const got = [];
  const attempt = async (name, run) => { try { if (await run()) got.push(name); } catch {} };
  await attempt('the API', async () => (await fetch('APP/api/sites', { credentials: 'include' })).ok);
  await attempt('a cookie', () => document.cookie !== '');
  await attempt('storage of the origin', () => indexedDB.open('a').readyState === 'done');
  await attempt('a service worker', () => navigator.serviceWorker.register('sw.js'));
  await attempt('the app in a frame', () => new Promise((done) => {
    const frame = document.createElement('iframe');
    frame.src = 'APP/login';
    frame.onload = () => done(frame.contentDocument !== null);
    setTimeout(done, 2000, false);
    document.body.append(frame);
  }));
  document.title = 'done: ' + (got.join(', ') || 'nothing');
})()</script></body></html>`;

/** What a page gets of a visitor who is signed in. */
async function spy({ app, openAccount, saveSite }: Stage): Promise<string> {
  const uuid = await saveSite(await openAccount(), { html: SPY.replaceAll('APP', app) });
  const victim = await openAccount();
  return await withBrowser(async (browser) => {
    const context = await browser.newContext();
    const cookies = victim.headers.cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return { name, value, url: app };
    });
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.goto(`${app}/s/${uuid}/index.html`);
    await page.waitForFunction(() => document.title.startsWith('done'), undefined, {
      timeout: 20_000,
    });
    return (await page.title()).replace('done: ', '');
  });
}

/** What only a browser shows. */
export const BROWSER_ATTACKS: Attack[] = [
  {
    name: 'a saved page that shows an address of the app (HTML, SVG, XML)',
    expected: 'never',
    run: visitPages,
  },
  { name: 'what a page reads of a visitor who is signed in', expected: 'nothing', run: spy },
];
