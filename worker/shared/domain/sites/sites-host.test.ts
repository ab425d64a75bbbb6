import { expect, test } from 'vitest';
import { appOrigin, hostRule, isSameSite, readHosts, sitesSource } from './sites-host.ts';

const UUID = '4f0a1c1e-6d3a-4a9e-9a67-0f5a4f2c1b10';
const OTHER = '7b0d1c1e-6d3a-4a9e-9a67-0f5a4f2c1b11';

const hostsOf = (sitesHost?: string, app = 'https://app.test') =>
  readHosts({ app: new URL(app), sitesHost, isSameSiteAllowed: false });

/** What an address may do, in short: an origin is where it leads to. */
function rule(address: string, sitesHost?: string, method = 'GET'): string {
  const { protocol, hostname, port, pathname } = new URL(address);
  const found = hostRule({ protocol, hostname, port, pathname, method }, hostsOf(sitesHost));
  return found.kind === 'redirect' ? found.to : found.kind;
}

test('without a host of their own, sites are served beside the app', () => {
  expect(rule(`https://app.test/s/${UUID}/index.html`)).toBe('serve');
});

test('with a host of their own, sites, their files and the preview are there and nowhere else', () => {
  const paths = ['index.html', 'a.svg', 'pictures/ab12.jpg', ''].map(
    (file) => `/s/${UUID}/${file}`,
  );
  for (const path of [...paths, `/s/${UUID}`, `/sites/${UUID}/index.html`, '/__preview'])
    expect([
      path,
      rule(`https://app.test${path}`, 'usersites.test'),
      rule(`https://usersites.test${path}`, 'usersites.test'),
    ]).toEqual([path, 'https://usersites.test', 'serve']);
});

test('the sites’ host serves nothing of the app', () => {
  const on = (path: string, method = 'GET') =>
    rule(`https://usersites.test${path}`, 'usersites.test', method);
  expect(['/robots.txt', '/report', '/.well-known/security.txt'].map((path) => on(path))).toEqual([
    'serve',
    'serve',
    'serve',
  ]);
  expect(['/', '/login', '/builder', '/reports', '/s'].map((path) => on(path))).toEqual(
    Array.from({ length: 5 }, () => 'foreign'),
  );
  expect([on('/api/health'), on('/auth/google'), on('/login', 'POST')]).toEqual([
    'refuse',
    'refuse',
    'refuse',
  ]);
});

test('what no site can lie at is answered where it was asked, and a write is never sent on', () => {
  expect(rule('https://app.test/s/not-a-uuid/index.html', 'usersites.test')).toBe('serve');
  expect(rule(`https://app.test/s/${UUID}/index.html`, 'usersites.test', 'POST')).toBe('serve');
});

test('with a wildcard each site has its own host, and the preview another one', () => {
  const on = (host: string, path: string) => rule(`https://${host}${path}`, '*.usersites.test');
  expect([
    on('app.test', `/s/${UUID}/index.html`),
    on(`${UUID}.usersites.test`, `/s/${UUID}/a.css`),
    on(`${UUID}.usersites.test`, `/s/${UUID.toUpperCase()}/a.css`),
    on(`${UUID}.usersites.test`, `/s/${OTHER}/index.html`),
    on('usersites.test', `/sites/${UUID}/index.html`),
    on(`${UUID}.usersites.test`, '/robots.txt'),
    on(`${UUID}.usersites.test`, '/login'),
    on('app.test', '/__preview'),
    on('preview.usersites.test', '/__preview'),
    on(`${UUID}.usersites.test`, '/__preview'),
  ]).toEqual([
    `https://${UUID}.usersites.test`,
    'serve',
    'serve',
    `https://${OTHER}.usersites.test`,
    `https://${UUID}.usersites.test`,
    'serve',
    'foreign',
    'https://preview.usersites.test',
    'serve',
    'https://preview.usersites.test',
  ]);
});

test('a host that is neither leads to the app, and takes no call', () => {
  const on = (path: string, method = 'GET') =>
    rule(`https://bluewave.workers.test${path}`, 'usersites.test', method);
  expect([on('/pricing'), on('/api/health'), on('/auth/google'), on('/login', 'POST')]).toEqual([
    'https://app.test',
    'refuse',
    'refuse',
    'refuse',
  ]);
});

test('both hosts share the port that a request came by, unless the setting names one', () => {
  const asked = new URL('http://localhost:9000/');
  const local = hostsOf('127.0.0.1', 'http://localhost:8787');
  const named = hostsOf('127.0.0.1:9999', 'http://localhost:8787');
  expect([sitesSource(asked, local), sitesSource(asked, named)]).toEqual([
    'http://127.0.0.1:9000',
    'http://127.0.0.1:9999',
  ]);
  expect(sitesSource(asked, hostsOf('*.sites.test'))).toBe('http://*.sites.test:9000');
  expect(sitesSource(asked, hostsOf())).toBeNull();
  const appOf = (hosts: ReturnType<typeof hostsOf>) =>
    hosts.kind === 'separate' ? appOrigin(new URL('http://127.0.0.1:9000/'), hosts) : hosts;
  expect([appOf(local), appOf(named)]).toEqual(['http://localhost:9000', 'http://localhost:8787']);
});

test('a setting that separates nothing is named, and sites are not served', () => {
  const problems = [
    'sites.app.test',
    'app.test:8443',
    '*.sites.app.test',
    'https://x.test',
    '*.127.0.0.1',
  ]
    .map((setting) => hostsOf(setting))
    .map((hosts) => (hosts.kind === 'broken' ? hosts.problem : hosts.kind));
  expect(problems).toEqual([
    'SITES_HOST shares the registrable domain of APP_ORIGIN',
    'SITES_HOST is the host of APP_ORIGIN',
    'SITES_HOST shares the registrable domain of APP_ORIGIN',
    'SITES_HOST is not the name of a host',
    'SITES_HOST is not the name of a host',
  ]);
  expect(readHosts({ app: null, sitesHost: 'a.test', isSameSiteAllowed: false })).toEqual({
    kind: 'broken',
    problem: 'SITES_HOST needs APP_ORIGIN',
  });
  expect(rule(`https://app.test/s/${UUID}/index.html`, 'sites.app.test')).toBe('broken');
  expect(rule('https://app.test/__preview', 'sites.app.test')).toBe('serve');
});

test('hosts of one registrable domain are one site', () => {
  const cases: [string, string, boolean][] = [
    ['app.test', 'sites.app.test', true],
    ['app.test', 'usersites.test', false],
    ['a.example.co.uk', 'b.example.co.uk', true],
    ['one.co.uk', 'two.co.uk', false],
    ['localhost:8787', 'localhost:9999', true],
    ['localhost', '127.0.0.1', false],
    ['localhost', 'sites.localhost', false],
    ['127.0.0.1', '127.0.0.2', false],
  ];
  for (const [left, right, same] of cases)
    expect([left, right, isSameSite(left, right)]).toEqual([left, right, same]);
});
