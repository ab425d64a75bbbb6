import { expect, test } from 'vitest';
import { createClient } from '#worker/testing/request.ts';

const HOSTS = { APP_ORIGIN: 'https://app.test', SITES_HOST: 'usersites.test' };

test('an unknown address shows the app with status 404, and is neither kept nor indexed', async () => {
  const client = createClient();
  expect((await client.get('/')).status).toBe(200);
  const answer = await client.get('/nowhere');
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('id="root"')]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/html',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  expect(answer.headers.get('etag')).toBeNull();
});

test('a file that is not there is no page, and is not kept', async () => {
  for (const path of ['/assets/gone-a1b2.js', '/assets/gone', '/nothing.png']) {
    const answer = await createClient().get(path);
    const { 'content-type': type, 'cache-control': cache } = Object.fromEntries(answer.headers);
    expect([path, answer.status, type, cache]).toEqual([
      path,
      404,
      'text/plain; charset=UTF-8',
      'no-store',
    ]);
  }
});

test('what is sent to an address of the app is refused', async () => {
  const answer = await createClient().post('/nowhere');
  expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'request.not-found' }]);
});

test('the app may show and read users’ pages where they have a host of their own', async () => {
  const policyOf = async (settings: Record<string, string>) => {
    const answer = await createClient({ origin: 'https://app.test', settings }).get('/');
    return answer.headers.get('content-security-policy');
  };
  expect(await policyOf({})).toBe("default-src 'self'; img-src 'self' data:; frame-src 'self'");
  expect(await policyOf(HOSTS)).toBe(
    "default-src 'self'; img-src 'self' https://usersites.test data:; frame-src 'self' https://usersites.test",
  );
  expect(await policyOf({ ...HOSTS, SITES_HOST: '*.usersites.test' })).toContain(
    "frame-src 'self' https://*.usersites.test",
  );
});

test('robots.txt names the sitemap where it was asked for, and any page may read it', async () => {
  const app = await createClient({ origin: 'http://localhost:9000' }).get('/robots.txt');
  expect([app.headers.get('access-control-allow-origin'), await app.text()]).toEqual([
    '*',
    'User-agent: *\nDisallow: /api/\nDisallow: /auth/\n\nSitemap: http://localhost:9000/sitemap.xml\n',
  ]);
  const sites = createClient({ origin: 'https://usersites.test', settings: HOSTS });
  const answer = await sites.get('/robots.txt', { site: 'cross-site' });
  expect([answer.headers.get('access-control-allow-origin'), await answer.text()]).toEqual([
    '*',
    'User-agent: *\nDisallow:\n',
  ]);
});

test('health and configuration say whether pages run their scripts', async () => {
  const ask = async (settings: Record<string, string>) => {
    const client = createClient({ origin: 'https://app.test', settings });
    const health = await client.get('/api/health');
    const config = await client.get('/api/config');
    return [health.status, await health.json(), await config.json()];
  };
  const off = 'SITES_HOST is not set: the pages of users are served without their scripts';
  expect(await ask({})).toMatchObject([
    200,
    { ok: true, checks: { pageScripts: 'off' }, notes: [off, expect.stringContaining('No mail')] },
    { pageScripts: false },
  ]);
  const MAIL = { MAIL_FROM: 'hi@app.test', RESEND_API_KEY: 're_test' };
  const separate = await ask({ ...HOSTS, ...MAIL });
  expect(separate).toMatchObject([
    200,
    { checks: { pageScripts: 'ok', mail: 'ok' } },
    { pageScripts: true },
  ]);
  expect(separate[1]).not.toHaveProperty('notes');
  expect(await ask({ ...HOSTS, SITES_HOST: 'sites.app.test' })).toMatchObject([
    503,
    { checks: { pageScripts: 'failing' }, problems: [expect.stringContaining('SITES_HOST')] },
    { pageScripts: false },
  ]);
});

test('a build for this machine names the address by which it is served; another build keeps its own', async () => {
  const sitemapOf = async (settings: Record<string, string>) =>
    await (
      await createClient({ origin: 'http://localhost:9000', settings }).get('/sitemap.xml')
    ).text();
  expect(await sitemapOf({})).toBe('<urlset><loc>http://localhost:9000/</loc></urlset>');
  expect(await sitemapOf({ APP_ORIGIN: 'http://localhost:9001' })).toContain('localhost:9001/');
  const production = { ENVIRONMENT: 'production', JWT_KEYS: `k:${btoa('x'.repeat(32))}` };
  expect(await sitemapOf(production)).toContain('localhost:8787/');
});

test('every answer on every host asks for HTTPS from then on', async () => {
  const paths = ['/', '/nowhere', '/robots.txt', '/.well-known/security.txt', '/report'];
  for (const origin of ['https://app.test', 'https://usersites.test', 'https://other.test']) {
    const client = createClient({ origin, settings: HOSTS });
    for (const path of [...paths, '/api/health', '/api/nothing', '/s/x', '/login']) {
      const { headers } = await client.get(path);
      expect([origin, path, headers.get('strict-transport-security')]).toEqual([
        origin,
        path,
        expect.stringMatching(/^max-age=31536000/),
      ]);
    }
  }
});
