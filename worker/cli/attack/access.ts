import { createHmac, randomUUID } from 'node:crypto';
import { readRoutes } from './app-routes.ts';
import { type Attack, countOf } from './attack.ts';
import { fillRoute, makeThings } from './owned-records.ts';
import { type Account, ask, signIn, type Stage } from './stage.ts';

const MUTATING = /^(?:POST|PUT|PATCH|DELETE) \/(?:api|auth)\//;
/** The payment provider signs its calls instead. */
const SIGNED = 'POST /api/stripe/webhook';

const FOREIGN: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { origin: 'null' },
  { origin: 'https://evil.example' },
  { origin: 'http://127.0.0.1:1' },
];
const TYPES = ['application/json', 'text/plain', 'application/x-www-form-urlencoded'];
/** Every combination that a foreign page could make a browser send. */
const FOREIGN_WAYS = FOREIGN.flatMap((foreign) =>
  TYPES.map((type) => ({ ...foreign, 'content-type': type })),
);

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens made from a good one by somebody without the key. */
function forge(token: string): string[] {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const known = JSON.parse(Buffer.from(head, 'base64url').toString()) as object;
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
  const later = encode({ ...said, exp: 9_999_999_999 });
  const other = encode({ ...said, sub: randomUUID() });
  const sign = (text: string, key: string) =>
    createHmac('sha256', key).update(text).digest('base64url');
  const none = encode({ ...known, alg: 'none' });
  return [
    `${none}.${claims}.`,
    `${none}.${other}.${signature}`,
    `${encode({ ...known, alg: 'None' })}.${claims}.`,
    `${head}.${later}.${signature}`,
    `${head}.${other}.${signature}`,
    `${head}.${other}.${sign(`${head}.${other}`, '')}`,
    `${head}.${other}.${sign(`${head}.${other}`, 'secret')}`,
    `${encode({ ...known, kid: '../../dev/null' })}.${claims}.${sign(claims, '')}`,
    `${encode({ ...known, jwk: { kty: 'oct', k: '' } })}.${claims}.${signature}`,
    `${head}.${claims}.${signature.slice(0, -2)}`,
    `${head}.${claims}`,
    '..',
    'null',
    '',
  ];
}

const tokenOf = ({ headers }: Account) => headers.authorization.slice('Bearer '.length);

async function attemptForeign({ app, openAccount }: Stage): Promise<string> {
  const victim = await openAccount();
  const routes = (await readRoutes()).filter((route) => MUTATING.test(route) && route !== SIGNED);
  const bad: string[] = [];
  for (const route of routes) {
    const [method = '', path = ''] = route.split(' ');
    const url = `${app}${path.replace(/:\w+/g, victim.id)}`;
    for (const foreign of FOREIGN_WAYS) {
      const headers = { ...victim.headers, ...foreign };
      const { status } = await ask(url, method, { body: '{}', headers });
      if (status !== 403) bad.push(`${route}: ${status}`);
    }
  }
  const all = routes.length * FOREIGN_WAYS.length;
  return bad.length === 0 && all > 500 ? 'none' : countOf(bad, all);
}

async function attemptIds({ app, openAccount }: Stage): Promise<string> {
  const [victim, thief] = [await openAccount(), await openAccount()];
  const things = await makeThings(victim);
  const before = await snapshot(victim, things);
  const routes = (await readRoutes()).filter((route) => /\/:/.test(route));
  const bad: string[] = [];
  for (const route of routes) {
    const { method, path, body } = fillRoute(route, things);
    const sending = method === 'GET' ? {} : { body };
    for (const headers of [thief.headers, {}, { ...thief.headers, 'user-id': victim.id }]) {
      const { status } = await ask(`${app}${path}`, method, { ...sending, headers });
      if (status < 400) bad.push(`${route}: ${status}`);
    }
  }
  const kept = (await snapshot(victim, things)) === before;
  if (routes.length < 15) return `only ${routes.length} routes`;
  return kept && bad.length === 0
    ? 'none'
    : `changed: ${!kept}, ${countOf(bad, routes.length * 3)}`;
}

async function snapshot(account: Account, { site, file }: { site: string; file: string }) {
  const paths = [`/api/s/${site}`, `/api/file/${file}`, '/api/sites', '/api/user/credits'];
  const answers = await Promise.all(paths.map((path) => account.send('GET', path)));
  return answers.map(({ status, text }) => `${status} ${text}`).join('\n');
}

/** Who may do what, and who is who (AUTH-1 to AUTH-10). */
export const ACCESS_ATTACKS: Attack[] = [
  {
    name: 'calls that another site makes a browser send, on every changing route',
    expected: 'none',
    run: attemptForeign,
  },
  {
    name: 'another account’s ids on every route that takes one',
    expected: 'none',
    run: attemptIds,
  },
  {
    name: 'forged API tokens',
    expected: '0 of 14',
    async run({ openAccount }) {
      const account = await openAccount();
      const tokens = forge(tokenOf(account));
      const bad: string[] = [];
      for (const [index, token] of tokens.entries()) {
        const { status } = await account.send('POST', '/api/user/deduct-credit', {
          body: { amount: 1, description: 'AI Inference' },
          headers: { authorization: `Bearer ${token}` },
        });
        if (status !== 401) bad.push(`token ${index}: ${status}`);
      }
      return countOf(bad, tokens.length);
    },
  },
  {
    name: 'spending with the cookie alone, the token alone, or another session’s token',
    expected: '401 401 401',
    async run({ stranger, openAccount }) {
      const [one, two] = [await openAccount(), await openAccount()];
      const body = { amount: 1, description: 'AI Inference' };
      const { cookie, authorization } = one.headers;
      const ways: Record<string, string>[] = [
        { cookie },
        { authorization },
        { cookie, authorization: two.headers.authorization },
      ];
      const statuses = [];
      for (const headers of ways) {
        statuses.push(
          (await stranger('POST', '/api/user/deduct-credit', { body, headers })).status,
        );
      }
      return statuses.join(' ');
    },
  },
  {
    name: 'a session used after its end, and one that the attacker chose before',
    expected: '401, another one',
    async run({ stranger, openAccount }) {
      const account = await openAccount();
      await account.send('POST', '/api/logout');
      const { status } = await account.send('GET', '/api/user/credits');
      const chosen = `sid=${'A'.repeat(43)}`;
      const withChosen: typeof stranger = (method, path, sending = {}) =>
        stranger(method, path, { ...sending, headers: { ...sending.headers, cookie: chosen } });
      const { headers } = await signIn(withChosen, account);
      return `${status}, ${headers.cookie.includes(chosen) ? 'the same' : 'another one'}`;
    },
  },
  {
    name: 'passwords that everybody tries first',
    expected: '0 of 6',
    async run({ stranger }) {
      const passwords = [
        'abcdefgh',
        'andrea123',
        'password1',
        '12345678',
        'bluewave1',
        'qwertyuiop',
      ];
      const bad: string[] = [];
      for (const password of passwords) {
        const id = randomUUID();
        const email = `andrea-${id}@example.com`;
        const body = { id, name: 'Andrea', avatar_url: '', email, password };
        const { status } = await stranger('POST', '/api/user/create', { body });
        if (status !== 400) bad.push(`${password}: ${status}`);
      }
      return countOf(bad, passwords.length);
    },
  },
  {
    name: 'the console of the operators, opened by others',
    expected: '404 404 404 404',
    async run({ openAccount, stranger }) {
      const account = await openAccount();
      const statuses = [
        (await account.send('GET', '/api/admin/reports')).status,
        (await account.send('GET', '/admin')).status,
        (await stranger('GET', '/api/admin/reports')).status,
        (await stranger('GET', '/admin')).status,
      ];
      return statuses.join(' ');
    },
  },
];
