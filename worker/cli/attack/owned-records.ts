import { randomUUID } from 'node:crypto';
import { anyFields as fieldsOf, type Things as OwnThings } from '../../testing/any-fields.ts';
import { type Account, PAGE } from './stage.ts';

/** What an account has, for calls that name it. */
export interface Things extends OwnThings {
  user: string;
}

/** A file, a folder and a site of an account. */
export async function makeThings(account: Account): Promise<Things> {
  const things = { user: account.id, file: randomUUID(), folder: randomUUID(), site: randomUUID() };
  await account.send('POST', '/api/folder', { body: { uuid: things.folder, path: '/mine' } });
  const file = { uuid: things.file, name: 'mine.html', type: 'html', content: PAGE };
  await account.send('POST', '/api/file', { body: file });
  await account.send('POST', `/api/s/${things.site}`, { body: { html: PAGE, name: 'Mine' } });
  return things;
}

const KINDS: [RegExp, keyof Things][] = [
  [/^\/api\/(?:files|folders)\//, 'user'],
  [/^\/api\/file(?:-history)?\//, 'file'],
  [/^\/api\/folder\//, 'folder'],
];

/** A call of a route with what it could act on, in its path and in its body. */
export function fillRoute(
  route: string,
  things: Things,
): { method: string; path: string; body: Record<string, unknown> } {
  const [method = '', pattern = ''] = route.split(' ');
  const kind = KINDS.find(([prefix]) => prefix.test(pattern))?.[1] ?? 'site';
  const path = pattern.replace(/:\w+/g, things[kind]).replace('*', `${things.site}/index.html`);
  return { method, path, body: anyFields(things) };
}

/** What any of the calls could read; nothing of it opens an account or takes one over. */
export function anyFields(things: Things): Record<string, unknown> {
  return {
    ...fieldsOf(things),
    html: PAGE,
    content: PAGE,
    originalHtml: PAGE,
    aiResponseContent: 'x',
    prompt: 'make the title blue',
    description: 'AI Inference',
    amount: 1,
    successUrl: '/profile',
    cancelUrl: '/profile',
    email: 'other@example.com',
    password: 'short',
    currentPassword: 'short',
    newPassword: 'short',
    image: 'data:image/webp;base64,AAAA',
    revision: 1,
    assets: {},
  };
}
