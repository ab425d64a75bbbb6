import { afterEach, expect, test, vi } from 'vitest';
import { signIn } from '#worker/testing/factories.ts';
import { createClient } from '#worker/testing/request.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Replaces Gravatar; the Worker asks no other host in these tests. */
function fakeGravatar(answer: () => Response | Promise<Response>) {
  const asked: { url: string; redirect: RequestInit['redirect'] }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    asked.push({ url: new Request(input).url, redirect: init?.redirect });
    return await answer();
  });
  return asked;
}

function picture(type: string, status = 200): Response {
  return new Response('bytes of a picture', { status, headers: { 'content-type': type } });
}

test('the picture comes through the Worker, by the hash of the address, and is kept for a day', async () => {
  const { client, email } = await signIn();
  const asked = fakeGravatar(() => picture('image/png'));
  const response = await client.get('/api/user/avatar');
  expect(response.status).toBe(200);
  expect(new TextDecoder().decode(await response.arrayBuffer())).toBe('bytes of a picture');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'private, max-age=86400',
    'x-content-type-options': 'nosniff',
  });
  expect(response.headers.get('set-cookie')).toBeNull();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email));
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0'));
  expect(asked).toEqual([
    { url: `https://gravatar.com/avatar/${hash.join('')}?s=160&d=404`, redirect: 'manual' },
  ]);
});

test.each([
  ['no picture', () => picture('text/html', 404)],
  ['a page', () => picture('text/html')],
  ['a drawing that could carry scripts', () => picture('image/svg+xml')],
  ['a redirect', () => Response.redirect('https://elsewhere.test/a.png')],
  ['no answer', () => Promise.reject(new Error('network'))],
])('%s is no picture', async (_what, answer) => {
  const { client } = await signIn();
  fakeGravatar(answer);
  const response = await client.get('/api/user/avatar');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ ok: false, code: 'request.not-found' });
});

test('nobody is asked for a visitor who is signed out', async () => {
  const asked = fakeGravatar(() => picture('image/png'));
  expect((await createClient().get('/api/user/avatar')).status).toBe(401);
  expect(asked).toEqual([]);
});
