import { randomUUID } from 'node:crypto';
import { type Attack, countOf } from './attack.ts';
import { ask, PAGE, type Answer } from './stage.ts';

const TRAVERSALS = [
  '..',
  '../',
  '%2e%2e%2f',
  '%252e%252e%252f',
  '..%5c',
  '%5c',
  '%00',
  'a%00.html',
  '%ff%fe',
  '%c0%ae%c0%ae/',
  '%e2%80%ae',
  '//',
  './index.html',
  'INDEX.HTML',
  '.env',
  'pages/0000000001',
  'suspended',
  'thumbnail',
  'index.html/..',
  'index.html%2f..%2f..',
  '..;/index.html',
  '%u002e%u002e/',
  'a'.repeat(3_000),
  '\u2025/\u2024',
];

const SANDBOX = /^sandbox (?!.*allow-same-origin)(?!.*allow-top-navigation)/;

/** What is wrong with the headers of a user's page, or null. */
function looseHeader({ headers }: Answer): string | null {
  if (!SANDBOX.test(headers.get('content-security-policy') ?? '')) return 'no sandbox';
  if (headers.has('set-cookie')) return 'a cookie';
  if (headers.has('service-worker-allowed')) return 'a service worker';
  if (headers.get('x-content-type-options') !== 'nosniff') return 'sniffing';
  if (!headers.has('strict-transport-security')) return 'no HSTS';
  return null;
}

/** What users publish, and where it is served (SITE-1 to SITE-9, SITE-13, SITE-14). */
export const PAGE_ATTACKS: Attack[] = [
  {
    name: 'users’ pages without a sandbox, whatever the method, path and status',
    expected: '0 of 20',
    async run({ sites, openAccount, saveSite }) {
      const uuid = await saveSite(await openAccount(), { assets: { 'a.svg': '<svg/>' } });
      const paths = [
        `/s/${uuid}/index.html`,
        `/s/${uuid}/a.svg`,
        `/s/${uuid}`,
        `/s/${uuid}/no.html`,
        `/s/${randomUUID()}/index.html`,
        `/s/x`,
        `/sites/${randomUUID()}/index.html`,
        `/sites/${uuid}/index.html`,
        '/__preview',
        '/__preview?edit=1&scripts=off',
      ];
      const bad: string[] = [];
      for (const path of paths) {
        for (const method of ['GET', 'HEAD']) {
          const loose = looseHeader(await ask(`${sites}${path}`, method));
          if (loose !== null) bad.push(`${method} ${path}: ${loose}`);
        }
      }
      return countOf(bad, paths.length * 2);
    },
  },
  {
    name: 'users’ pages served on the app’s own host',
    expected: '0 of 4',
    async run({ app, sites, openAccount, saveSite }) {
      const uuid = await saveSite(await openAccount());
      const paths = [
        `/s/${uuid}/index.html`,
        `/s/${uuid.toUpperCase()}/index.html`,
        `/sites/${uuid}/index.html`,
        '/__preview',
      ];
      const answers = await Promise.all(paths.map((path) => ask(`${app}${path}`, 'GET')));
      const bad = answers.filter(
        ({ status, headers }) =>
          status !== 308 || !(headers.get('location') ?? '').startsWith(`${sites}/`),
      );
      return countOf(
        bad.map(({ status }) => `status ${status}`),
        paths.length,
      );
    },
  },
  {
    name: 'the app or its API on the host of users’ pages',
    expected: '0 of 7',
    async run({ sites }) {
      const paths = [
        '/',
        '/login',
        '/builder',
        '/admin',
        '/api/health',
        '/api/config',
        '/auth/google',
      ];
      const answers = await Promise.all(paths.map((path) => ask(`${sites}${path}`, 'GET')));
      const bad = answers.flatMap(({ status, text }, index) =>
        status === 404 && !text.includes('id="root"') ? [] : [`${paths[index]}: ${status}`],
      );
      return countOf(bad, paths.length);
    },
  },
  {
    name: 'paths that climb out of a site',
    expected: `0 of ${TRAVERSALS.length * 2}`,
    async run({ sites, openAccount, saveSite }) {
      const account = await openAccount();
      const [mine, other] = [
        await saveSite(account),
        await saveSite(account, { html: PAGE.replace('Forno', 'Secret') }),
      ];
      const paths = TRAVERSALS.flatMap((part) => [
        `/s/${mine}/${part}`,
        `/s/${mine}/${part}/s/${other}/index.html`,
      ]);
      const bad: string[] = [];
      for (const path of paths) {
        const { status, text } = await ask(
          `${sites}${encodeURI(path).replaceAll('%25', '%')}`,
          'GET',
        );
        // fetch itself resolves `..`, so some of them ask for the other page plainly.
        const isPlain = new URL(path, sites).pathname === `/s/${other}/index.html`;
        if (status >= 500 || (text.includes('Secret') && !isPlain)) bad.push(`${path}: ${status}`);
      }
      return countOf(bad, paths.length);
    },
  },
  {
    name: 'a deleted address taken by another account',
    expected: '403',
    async run({ openAccount, saveSite }) {
      const [owner, thief] = [await openAccount(), await openAccount()];
      const uuid = await saveSite(owner);
      await owner.send('DELETE', `/api/site/${uuid}`);
      return String((await thief.send('POST', `/api/s/${uuid}`, { body: { html: PAGE } })).status);
    },
  },
  {
    name: 'a suspension lifted by deleting and saving again',
    expected: '451, then 409, then 404',
    async run({ sites, openAccount, saveSite, query }) {
      const owner = await openAccount();
      const uuid = await saveSite(owner);
      await query(`update sites set status = 'suspended' where uuid = '${uuid}'`);
      // Each isolate asks the database again after two seconds.
      await new Promise((done) => setTimeout(done, 2_100));
      const shown = async () => (await ask(`${sites}/s/${uuid}/index.html`, 'GET')).status;
      const before = await shown();
      await owner.send('DELETE', `/api/site/${uuid}`);
      const again = await owner.send('POST', `/api/s/${uuid}`, { body: { html: PAGE } });
      return `${before}, then ${again.status}, then ${await shown()}`;
    },
  },
  {
    name: 'an unpublished page in search engines, or publishing somebody else’s',
    expected: 'noindex, 403, noindex',
    async run({ sites, openAccount, saveSite }) {
      const uuid = await saveSite(await openAccount());
      const robots = async () =>
        (await ask(`${sites}/s/${uuid}/index.html`, 'GET')).headers.get('x-robots-tag');
      const before = await robots();
      const other = await openAccount();
      const { status } = await other.send('PUT', `/api/site/${uuid}/publication`);
      return `${before}, ${status}, ${await robots()}`;
    },
  },
  {
    name: 'a page that three strangers report',
    expected: '200',
    async run({ sites, stranger, openAccount, saveSite }) {
      const uuid = await saveSite(await openAccount());
      for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
        await stranger('POST', '/report', {
          body: { site: uuid, reason: 'I do not like this shop' },
          headers: { 'cf-connecting-ip': address },
        });
      }
      return String((await ask(`${sites}/s/${uuid}/index.html`, 'GET')).status);
    },
  },
];
