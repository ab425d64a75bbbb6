import { expect, test } from 'vitest';
import { createClient } from '#worker/testing/request.ts';

test.each([
  ['GET', '/api/login', 405, 'POST'],
  ['POST', '/api/auth/current-user', 405, 'GET, HEAD'],
  ['PUT', '/api/user/create', 405, 'POST'],
  ['PATCH', '/api/health', 405, 'GET, HEAD'],
  ['GET', '/api/nowhere', 404, null],
  ['DELETE', '/api/nowhere', 404, null],
])('%s %s is %i with Allow: %s', async (method, path, status, allow) => {
  const response = await createClient().send(method, path);
  expect(response.status).toBe(status);
  expect(response.headers.get('allow')).toBe(allow);
  expect(await response.json()).toMatchObject({ ok: false, success: false });
});

test.each(['/api/health', '/api/nowhere', '/api/auth/current-user', '/api/user/credits'])(
  '%s answers with the headers of the API',
  async (path) => {
    const { headers } = await createClient().get(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-request-id': expect.any(String),
    });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  },
);
