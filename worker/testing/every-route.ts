import { expect } from 'vitest';
import { app } from '#worker/app.ts';
import { HTML, type Things } from './any-fields.ts';
import type { TestClient } from './request.ts';

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
