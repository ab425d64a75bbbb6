import { randomUUID } from 'node:crypto';
import { type Attack, countOf } from './attack.ts';
import { ask, PAGE, type Stage } from './stage.ts';

const MIB = 1024 * 1024;
const ODD_NAMES = ['\u202egnp.exe', 'a\ud800b', '\udfff', 'a\u2066b\u2069', 'a\u0000b', '\u200f'];
/** Lone surrogates, control characters and marks that turn the direction of reading. */
const ODD = /[\p{Cc}\p{Surrogate}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

async function attemptNames({ openAccount, saveSite }: Stage): Promise<string> {
  const account = await openAccount();
  const uuid = await saveSite(account);
  const bad: string[] = [];
  for (const name of ODD_NAMES) {
    const attempts = [
      ['POST', `/api/s/${uuid}`, { html: PAGE.replace('day', randomUUID()), name }],
      ['PATCH', `/api/site/${uuid}`, { name }],
      ['POST', '/api/file', { uuid: randomUUID(), name: `${name}.txt`, type: 'txt', content: 'x' }],
      ['POST', '/api/folder', { uuid: randomUUID(), path: `/${name}` }],
      ['PATCH', '/api/user', { name: `Ada ${name}` }],
      ['POST', '/api/contact', { name, email: 'a@example.com', message: `Hello ${name} and more` }],
    ] as const;
    for (const [method, path, body] of attempts) {
      const { status } = await account.send(method, path, { body });
      if (status >= 500) bad.push(`${path}: ${status}`);
    }
  }
  const lists = ['/api/sites', `/api/files/${account.id}`, `/api/folders/${account.id}`];
  for (const path of [...lists, '/api/auth/current-user']) {
    const { text } = await account.send('GET', path);
    const isOdd = ODD.test(
      JSON.stringify(JSON.parse(text)).replace(/\\u[dD][89a-fA-F]../g, '\ud800'),
    );
    if (isOdd) bad.push(path);
  }
  return countOf(bad, ODD_NAMES.length * attemptsPerName);
}
const attemptsPerName = 6;

async function attemptQuota({ openAccount, query, saveSite }: Stage): Promise<string> {
  const account = await openAccount();
  const uuid = await saveSite(account);
  await query(`update sites set size = ${98 * MIB} where uuid = '${uuid}'`);
  const asset = `data:image/png;base64,${Buffer.alloc(MIB).toString('base64')}`;
  const saves = Array.from({ length: 12 }, (_, index) =>
    account.send('POST', `/api/s/${randomUUID()}`, {
      body: { html: PAGE.replace('day', String(index)), assets: { 'a.png': asset } },
    }),
  );
  const statuses = (await Promise.all(saves)).map(({ status }) => status);
  const [row] = await query<{ bytes: number }>(
    `select sum(size) as bytes from sites where user_id = '${account.id}'`,
  );
  const isWithin = (row?.bytes ?? Infinity) <= 100 * MIB && statuses.includes(200);
  return isWithin ? 'within 100 MB' : `${Math.round((row?.bytes ?? 0) / MIB)} MB`;
}

function expectStatus(
  name: string,
  expected: number,
  run: (stage: Stage) => Promise<number>,
): Attack {
  return { name, expected: String(expected), run: async (stage) => String(await run(stage)) };
}

/** Broken, huge and strange requests (REL-7). */
export const ODD_ATTACKS: Attack[] = [
  expectStatus('a report with a broken multipart body', 400, async ({ stranger }) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    return (await stranger('POST', '/report', { body: '--y\r\nbroken', headers })).status;
  }),
  expectStatus('a report that another site sends', 403, async ({ stranger }) => {
    const headers = { origin: 'https://evil.example' };
    const body = { site: randomUUID(), reason: 'phishing' };
    return (await stranger('POST', '/report', { body, headers })).status;
  }),
  expectStatus('a thumbnail asked for with a broken If-None-Match', 200, async (stage) => {
    const account = await stage.openAccount();
    const path = `/api/s/${await stage.saveSite(account)}/thumbnail`;
    return (await account.send('GET', path, { headers: { 'if-none-match': 'x' } })).status;
  }),
  {
    name: 'missing files and pages of the app',
    expected: '404 no-store, 404 no-store, 404 noindex',
    async run({ stranger }) {
      const file = await stranger('GET', '/assets/none-1a2b3c.js');
      const picture = await stranger('GET', '/none.png');
      const page = await stranger('GET', '/no-such-page');
      const seen = [
        `${file.status} ${file.headers.get('cache-control')}`,
        `${picture.status} ${picture.headers.get('cache-control')}`,
        `${page.status} ${page.headers.get('x-robots-tag')}`,
      ];
      return seen.join(', ');
    },
  },
  {
    name: 'answers without HSTS, on both hosts',
    expected: '0 of 12',
    async run({ app, sites }) {
      const paths = [
        '/',
        '/login',
        '/api/health',
        '/report',
        '/robots.txt',
        '/.well-known/security.txt',
      ];
      const bad: string[] = [];
      for (const host of [app, sites]) {
        for (const path of paths) {
          const { headers } = await ask(`${host}${path}`, 'GET');
          if (!headers.has('strict-transport-security')) bad.push(`${host}${path}`);
        }
      }
      return countOf(bad, paths.length * 2);
    },
  },
  {
    name: 'addresses with a port of the build in robots.txt, sitemap and canonical links',
    expected: 'none',
    async run({ app, stranger }) {
      const texts = await Promise.all(
        ['/robots.txt', '/sitemap.xml', '/', '/pricing'].map(
          async (path) => (await stranger('GET', path)).text,
        ),
      );
      const named = texts.flatMap((text) => [
        ...text.matchAll(/(?:Sitemap: |<loc>|rel="canonical" href=")(http:\/\/localhost[^/]*)/g),
      ]);
      const wrong = named.flatMap(([, origin = '']) => (origin === app ? [] : [origin]));
      return wrong[0] ?? 'none';
    },
  },
  {
    name: 'names with lone surrogates, control characters and direction marks',
    expected: `0 of ${ODD_NAMES.length * attemptsPerName}`,
    run: attemptNames,
  },
  {
    name: 'storage passed by parallel saves',
    expected: 'within 100 MB',
    run: attemptQuota,
  },
  {
    name: 'bodies that are too large, too deep, or not what they say',
    expected: '0 of 8',
    async run({ openAccount }) {
      const account = await openAccount();
      const path = `/api/s/${randomUUID()}`;
      const bodies: [string, string][] = [
        [path, JSON.stringify({ html: PAGE + 'x'.repeat(3 * MIB) })],
        [path, `{"html":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
        [path, '{"html":'],
        [path, '\ufeff\u0000'],
        ['/api/file', JSON.stringify({ uuid: randomUUID(), content: 'x'.repeat(5 * MIB) })],
        ['/api/login', JSON.stringify({ email: 'a@b.c', password: 'x'.repeat(MIB) })],
        ['/api/ask-ai', JSON.stringify({ prompt: 'x'.repeat(100_000), fileType: 'html' })],
        ['/api/apply-diffs', JSON.stringify({ originalHtml: 1, aiResponseContent: {} })],
      ];
      const bad: string[] = [];
      for (const [to, body] of bodies) {
        const { status } = await account.send('POST', to, { body });
        if (status < 400 || status >= 500) bad.push(`${to}: ${status}`);
      }
      return countOf(bad, bodies.length);
    },
  },
  {
    name: 'security.txt with an end in the past, or without a contact',
    expected: 'good',
    async run({ stranger }) {
      const { text } = await stranger('GET', '/.well-known/security.txt');
      const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
      return expires > Date.now() && /^Contact: http/m.test(text) ? 'good' : text;
    },
  },
];

/** Attacks on a server whose rate limits are on, as in production. */
export const FLOOD_ATTACKS: Attack[] = [
  {
    name: 'more than 600 anonymous reads of a page in a minute',
    expected: 'refused with 429',
    async run({ sites }) {
      const url = `${sites}/s/${randomUUID()}/index.html`;
      // Twice the limit and more: the limiter counts by the minute, and a new one may begin meanwhile.
      for (let batch = 0; batch < 26; batch += 1) {
        const reads = Array.from({ length: 50 }, () => ask(url, 'GET'));
        if ((await Promise.all(reads)).some(({ status }) => status === 429))
          return 'refused with 429';
      }
      return 'never refused';
    },
  },
  {
    name: 'password guesses for one account',
    expected: 'at most 12 of 40 tried',
    async run({ stranger }) {
      const guesses = Array.from({ length: 40 }, (_, index) =>
        stranger('POST', '/api/login', {
          body: { email: 'victim@example.com', password: `a guess no. ${index}` },
          headers: { 'cf-connecting-ip': `198.51.100.${index}` },
        }),
      );
      const tried = (await Promise.all(guesses)).filter(({ status }) => status === 401).length;
      return tried <= 12 ? 'at most 12 of 40 tried' : `${tried} of 40 tried`;
    },
  },
];
