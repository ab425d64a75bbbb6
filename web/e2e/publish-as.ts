import { type APIRequestContext, expect } from '@playwright/test';

/** Registers an account and signs in with it; gives the user's id. */
export async function register(request: APIRequestContext): Promise<string> {
  const id = crypto.randomUUID();
  const email = `isolation-${id}@example.com`;
  const password = 'correct horse battery';
  const created = await request.post('/api/user/create', {
    data: { id, email, name: 'Isolation', avatar_url: '', password },
  });
  expect(created.status()).toBe(201);
  expect((await request.post('/api/login', { data: { email, password } })).status()).toBe(200);
  return id;
}

/** Publishes a page of a new user; gives the folder of its address on the app's host. */
export async function publishAs(
  request: APIRequestContext,
  html: string,
  assets: Record<string, string> = {},
): Promise<string> {
  await register(request);
  const uuid = crypto.randomUUID();
  const saved = await request.post(`/api/s/${uuid}`, { data: { html, assets } });
  expect(saved.status()).toBe(200);
  return `/s/${uuid}/`;
}
