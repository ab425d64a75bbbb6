import { type Page, type PlaywrightWorkerArgs, expect, test } from '@playwright/test';
import { publishAs } from './publish-as.ts';
import { runServer } from './run-server.ts';

/** What an attacker would show at the app’s address. */
const FORM = 'Sign in to Bluewave to continue';

/** Ways to get another address above one’s own page, each as a script that runs in the page. */
const TRICKS: Record<string, string> = {
  pushState: `history.pushState({}, '', '/login')`,
  'pushState to the app': `history.pushState({}, '', APP + '/login')`,
  replaceState: `history.replaceState({}, '', '/login')`,
  'replaceState, then document.write': `history.replaceState({}, '', '/login'); document.open(); document.write('<h1>' + FORM + '</h1>'); document.close()`,
  'Navigation API, replaced': `navigation.addEventListener('navigate', (e) => e.intercept({ handler: async () => {} })); navigation.navigate('/login', { history: 'replace' })`,
  'Navigation API, to the app': `navigation.addEventListener('navigate', (e) => e.intercept({ handler: async () => {} })); navigation.navigate(APP + '/login')`,
  'a tab written into': `const w = open('', '_blank'); w.document.write('<h1>' + FORM + '</h1>'); w.history.pushState({}, '', '/login')`,
  'a tab of the app, written into': `const w = open(APP + '/login'); w.document.write('<h1>' + FORM + '</h1>')`,
  'a tab of the app, later': `const w = open(APP + '/login'); setTimeout(() => { w.document.body.innerHTML = FORM }, 300)`,
  'a tab of its own': `if (!location.search) { open(location.href + '?tab') } else { history.pushState({}, '', '/login') }`,
  opener: `if (!location.search) { open(location.href + '?tab') } else { opener.history.pushState({}, '', '/login'); opener.document.title = FORM }`,
};

const run = (script: string, app: string) =>
  `try { const APP = '${app}', FORM = '${FORM}'; ${script} } catch (error) { console.log(error.name) }`;

/** A page of each type that can run scripts. */
const TYPES = {
  html: (script) =>
    `<!doctype html><html><head><title>Offer</title></head><body><h1>${FORM}</h1><script>${script}</script></body></html>`,
  svg: (script) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="80"><text y="40">${FORM}</text><script><![CDATA[${script}]]></script></svg>`,
  xml: (script) =>
    `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>Offer</title></head><body><h1>${FORM}</h1><script><![CDATA[${script}]]></script></body></html>`,
} satisfies Record<string, (script: string) => string>;

type Playwright = PlaywrightWorkerArgs['playwright'];

/** What a page can do does not depend on its type, so that a few tricks are played in the others. */
const TRICKS_IN_OTHERS = 4;

/**
 * Publishes every trick as a page, some in pages of every type, and opens each. Gives the addresses other than its own at which the
 * attacker’s words were shown, with the tricks that did it.
 */
async function findDisguises(
  page: Page,
  playwright: Playwright,
  { app, tricks }: { app: string; tricks: [trick: string, script: string][] },
): Promise<Record<string, string[]>> {
  const attacker = await playwright.request.newContext({ baseURL: app });
  const disguises: Record<string, string[]> = {};
  for (const [type, write] of Object.entries(TYPES)) {
    const played = type === 'html' ? tricks : tricks.slice(0, TRICKS_IN_OTHERS);
    const files = played.map(([, script], at) => [`${at}.${type}`, write(run(script, app))]);
    const folder = await publishAs(attacker, TYPES.html(''), Object.fromEntries(files));
    for (const [at, [trick]] of played.entries()) {
      const shown = await openAndClose(page, `${app}${folder}${at}.${type}`);
      for (const address of shown.filter((each) => !each.includes(folder)))
        (disguises[address] ??= []).push(`${type}: ${trick}`);
    }
  }
  await attacker.dispose();
  return disguises;
}

/** Opens a page, closes every tab that it leads to, and gives the addresses where the attacker’s words were shown. */
async function openAndClose(page: Page, url: string): Promise<string[]> {
  const tab = await page.context().newPage();
  await tab.goto(url);
  await tab.waitForTimeout(150);
  const shown: string[] = [];
  for (const each of page.context().pages().slice(1)) {
    if ((await each.content()).includes(FORM)) shown.push(each.url());
    await each.close();
  }
  return shown;
}

test('no trick shows a user’s page at an address of the app', async ({
  page,
  playwright,
  baseURL,
}) => {
  const app = baseURL ?? '';
  const sites = app.replace('localhost', '127.0.0.1');
  const disguises = await findDisguises(page, playwright, { app, tricks: Object.entries(TRICKS) });
  // The tricks work, on the host of users' pages, where the app is not.
  expect(disguises[`${sites}/login`]).toEqual(
    expect.arrayContaining(Object.keys(TYPES).map((type) => `${type}: pushState`)),
  );
  expect(Object.keys(disguises).filter((address) => address.startsWith(app))).toEqual([]);
  const login = await page.request.get(`${sites}/login`);
  expect([login.status(), (await login.text()).includes('id="root"')]).toEqual([404, false]);
});

test('no trick comes to anything where pages share the app’s host: their scripts do not run', async ({
  page,
  playwright,
}) => {
  const server = await runServer('start.ts', { SITES_HOST: '' });
  try {
    // Where no script runs, three tricks in each type of page stand for all.
    const tricks = Object.entries(TRICKS).slice(0, 3);
    expect(await findDisguises(page, playwright, { app: server.origin, tricks })).toEqual({});
  } finally {
    server.stop();
  }
});
