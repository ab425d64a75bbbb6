import { expect } from 'vitest';
import { app } from '#worker/app.ts';
import type { TestClient } from './request.ts';

const HTML = '<!doctype html><html><head><title>Mine</title></head><body><p>Mine</p></body></html>';
const MUTATING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const METHODS = new Set(['GET', ...MUTATING]);

/** Every route of the Worker as `METHOD /path/:parameter`, without middleware. */
export const everyRoute = listRoutes(METHODS);
export const mutatingRoutes = listRoutes(MUTATING);

function listRoutes(methods: Set<string>): string[] {
  return [
    ...new Set(
      app.routes
        .filter(({ method }) => methods.has(method))
        .map(({ method, path }) => `${method} ${path}`),
    ),
  ];
}

export interface Things {
  file: string;
  folder: string;
  site: string;
}

/** One file, folder and site, so that a call that got through would have something to change. */
export async function makeThings(client: TestClient): Promise<Things> {
  const [file = '', folder = '', site = ''] = Array.from({ length: 3 }, () => crypto.randomUUID());
  const made = [
    await client.post('/api/folder', { uuid: folder, path: '/mine' }),
    await client.post('/api/file', { uuid: file, name: 'mine.html', type: 'html', content: HTML }),
    await client.post(`/api/s/${site}`, { html: HTML, name: 'Mine' }),
  ];
  expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
  return { file, folder, site };
}

export function fillParameters(path: string, things: Things): string {
  const kind = /^\/api\/(file|folder)\//.exec(path)?.[1] ?? 'site';
  const id = kind === 'file' ? things.file : kind === 'folder' ? things.folder : things.site;
  return path.replace(/:\w+(\{[^}]*\})?/g, id);
}

/** What any of the calls could read; as JSON, most of them would act on it. */
export function anyFields({ file, folder, site }: Things): Record<string, string> {
  return {
    uuid: file,
    id: crypto.randomUUID(),
    file_id: file,
    siteId: site,
    site,
    folder_uuid: folder,
    name: 'other.html',
    file_name: 'other.html',
    type: 'html',
    file_type: 'html',
    folder: '/mine',
    path: '/other',
    html: `${HTML}<!-- other -->`,
    content: `${HTML}<!-- other -->`,
    originalHtml: HTML,
    aiResponseContent: HTML,
    prompt: 'A page for a bakery',
    title: 'Other',
    description: 'Other',
    siteUrl: `/s/${site}/index.html`,
    bundleId: 'mini',
    successUrl: 'http://localhost/profile',
    cancelUrl: 'http://localhost/profile',
    sessionId: 'mock_session_1',
    email: `other-${crypto.randomUUID()}@example.com`,
    password: 'correct horse battery',
    currentPassword: 'correct horse battery',
    newPassword: 'correct horse battery staple',
    token: 'x'.repeat(43),
    code: '123456',
    avatar_url: '',
    reason: 'phishing',
    message: 'A message that is long enough to be one.',
  };
}
