import { env, exports } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { signIn } from '#worker/testing/factories.ts';
import type { TestClient } from '#worker/testing/request.ts';

const SECRET = 'what nobody else may read';
const VICTIM_ID = '11111111-2222-4333-8444-555555555555';

/** Objects beside and above a site that a traversal would reach. */
const TARGETS = [
  'secret.txt',
  'sites/secret.txt',
  'contents/secret.txt',
  `sites/${VICTIM_ID}/secret.txt`,
];

let client: TestClient;
let uuid = '';

beforeAll(async () => {
  ({ client } = await signIn());
  uuid = crypto.randomUUID();
  const html = '<!doctype html><title>Own page</title><p>This is the own page.</p>';
  await client.post(`/api/s/${uuid}`, { html, assets: { 'own.txt': 'own asset' } });
  for (const key of TARGETS) await env.SITES.put(key, SECRET);
});

const UPS = [
  '..',
  '%2e%2e',
  '%2E.',
  '.%2e',
  '%252e%252e',
  '%25252e%25252e',
  '%c0%ae%c0%ae',
  '%u002e%u002e',
  '\u2024\u2024',
  '%e2%80%a4%e2%80%a4',
  '..%00',
  '..;',
  '...',
  '.%00.',
  '%2e%2e%20',
];
const SLASHES = [
  '/',
  '%2f',
  '%2F',
  '%252f',
  '\\',
  '%5c',
  '%255c',
  '%c0%af',
  '%e0%80%af',
  '%u2215',
  '//',
  '\u2215',
];

/** Other names that servers have tripped over. */
const ODD_NAMES = [
  '/secret.txt',
  '//secret.txt',
  '%2fsecret.txt',
  '%2f%2fsecret.txt',
  './secret.txt',
  '.%2fsecret.txt',
  'secret.txt%00',
  'own.txt%00.png',
  '%00',
  '%0a',
  '%0d%0aset-cookie:a=b',
  'own.txt%0d%0a',
  'own.txt ',
  'own.txt%20',
  'own.txt.',
  'own.txt/',
  'own.txt/.',
  'own.txt/..',
  'OWN.TXT',
  'own.txt~',
  '.own.txt',
  '%ff%fe',
  '%',
  '%zz',
  '%e0%a4',
  '%f8%a1%a1%a1',
  'own.txt;a=b',
  'own.txt?/../secret.txt',
  'own.txt#/../secret.txt',
  '*',
  'own.*',
  '[a-z].txt',
  'con.txt',
  'aux',
  'own.txt::$DATA',
  'C:%5csecret.txt',
  'file:%2f%2f%2fsecret.txt',
  'http:%2f%2fexample.com',
  '__proto__',
  'constructor.js',
  'pages/',
  'assets/',
  'assets/own.txt',
  'own.txt@',
  'suspended',
  'a'.repeat(300),
  `${'a/'.repeat(50)}x.txt`,
  `${'%61'.repeat(90)}.txt`,
  '\u202etxt.nwo',
  'own\u200b.txt',
  '%F0%9F%98%80.txt',
  '%ed%a0%80.txt',
];

/** Every way up with every separator, and the odd names. */
const TRICKS = [
  ...UPS.flatMap((up) => SLASHES.map((slash) => `${up}${slash}secret.txt`)),
  ...UPS.map((up) => `a/${up}/${up}/secret.txt`),
  ...ODD_NAMES,
];

/** Every way up and every separator once, for what accepts an id or a name instead of a path. */
const NAME_TRICKS = [
  ...UPS.map((up) => `${up}/secret.txt`),
  ...SLASHES.map((slash) => `..${slash}secret.txt`),
  ...ODD_NAMES,
];

type Route = (trick: string) => string;

/** The addresses that take a path from the visitor. */
const PATH_ROUTES: Record<string, Route> = {
  '/s/<id>/<path>': (trick) => `/s/${uuid}/${trick}`,
  '/sites/<id>/<path>': (trick) => `/sites/${uuid}/${trick}`,
  '/api/check-file': (trick) => `/api/check-file?path=sites/${uuid}/${trick}`,
  '/api/check-file, whole': (trick) => `/api/check-file?path=${trick}`,
};

/** The addresses that take an id from the visitor. */
const ID_ROUTES: Record<string, Route> = {
  '/s/<id>': (trick) => `/s/${trick}/index.html`,
  '/sites/<id>': (trick) => `/sites/${trick}/index.html`,
  '/api/s/<id>': (trick) => `/api/s/${trick}`,
  '/api/file/<id>': (trick) => `/api/file/${trick}`,
  '/api/files/<user>': (trick) => `/api/files/${trick}`,
  '/api/folders/<user>': (trick) => `/api/folders/${trick}`,
  '/api/file-history/<id>': (trick) => `/api/file-history/${trick}`,
  '/api/file-history/version/<id>': (trick) => `/api/file-history/version/${trick}`,
  '/report': (trick) => `/report?site=${trick}`,
};

test('the corpus is as large as it claims to be', () => {
  expect(new Set(TRICKS).size).toBeGreaterThanOrEqual(200);
});

const ROUTES = [
  ...Object.entries(PATH_ROUTES).map(([name, address]) => ({ name, address, tricks: TRICKS })),
  ...Object.entries(ID_ROUTES).map(([name, address]) => ({ name, address, tricks: NAME_TRICKS })),
];

test.each(ROUTES)(
  '$name gives nothing away to any trick and never fails',
  async ({ address, tricks }) => {
    const wrong: [string, number][] = [];
    for (const trick of tricks) {
      const response = await client.get(address(trick));
      const body = await response.text();
      if (response.status >= 500 || body.includes(SECRET)) wrong.push([trick, response.status]);
    }
    expect(wrong).toEqual([]);
  },
  60_000,
);

test('only the site’s own files answer 200 under /s', async () => {
  const found: string[] = [];
  for (const trick of TRICKS) {
    const response = await exports.default.fetch(
      new Request(`http://localhost/s/${uuid}/${trick}`, { redirect: 'manual' }),
    );
    const body = await response.text();
    if (response.status === 200 && body !== 'own asset' && !body.includes('own page'))
      found.push(trick);
  }
  expect(found).toEqual([]);
});

test('every trick as an asset’s name, a file’s name and a folder is refused or stored harmlessly', async () => {
  const wrong: [string, string, number][] = [];
  const note = (where: string, trick: string, status: number) => {
    if (status >= 500) wrong.push([where, trick, status]);
  };
  const html = '<!doctype html><title>Own page</title><p>This is the own page.</p>';
  for (const trick of new Set([...NAME_TRICKS, ...NAME_TRICKS.map(decodeOrKeep)])) {
    const site = await client.post(`/api/s/${uuid}`, { html, assets: { [trick]: null } });
    note('asset', trick, site.status);
    const file = await client.patch(`/api/file/${uuid}`, { name: trick });
    note('file', trick, file.status);
    const folder = await client.post('/api/folder', { uuid: crypto.randomUUID(), path: trick });
    note('folder', trick, folder.status);
  }
  expect(wrong).toEqual([]);
  const { folders } = await (
    await client.get(`/api/folders/${await ownId()}`)
  ).json<{ folders: { path: string }[] }>();
  expect(folders.filter(({ path }) => /\.\.|\\|[\p{Cc}\u202e]/u.test(path))).toEqual([]);
}, 60_000);

async function ownId(): Promise<string> {
  const answer = await (
    await client.get('/api/auth/current-user')
  ).json<{ user: { id: string } }>();
  return answer.user.id;
}

function decodeOrKeep(trick: string): string {
  try {
    return decodeURIComponent(trick);
  } catch {
    return trick;
  }
}
