import { expect, test } from 'vitest';
import type { ProjectSite } from '#contract/sites.ts';
import { deleteFile } from '#worker/features/files/change-file.ts';
import { createFolder } from '#worker/features/files/change-folder.ts';
import { saveFile } from '#worker/features/files/save-file.ts';
import { listFileVersions, readVersion } from '#worker/features/history/read-versions.ts';
import { createUserContext, type TestContext } from '#worker/testing/context.ts';
import { DECEPTIVE } from '#worker/testing/deceptive-pages.ts';
import { createClient } from '#worker/testing/request.ts';
import { placeProject } from './place-project.ts';
import { saveSite } from './save-site.ts';

const [DECEPTIVE_PAGE = ''] = Object.values(DECEPTIVE);
const HOME =
  '<!doctype html><html><head><title>Forno</title><link rel="stylesheet" href="/css/style.css"></head><body><a href="about.html">About</a></body></html>';
const ABOUT =
  '<!doctype html><html><head><title>About</title></head><body><a href="shop.html">Shop</a><p>About us</p></body></html>';

const FILES = {
  'index.html': HOME,
  'about.html': ABOUT,
  'css/style.css': 'body { color: navy }',
  'app.js': 'console.log(1)',
  'make.py': 'print(1)',
};

interface Project {
  ctx: TestContext;
  uuid: string;
  /** Writes a file of the project; gives its id. */
  write: (path: string, content: string) => Promise<string>;
  place: (overrides?: Partial<TestContext>) => Promise<ProjectSite>;
}

async function startProject(files: Record<string, string> = FILES): Promise<Project> {
  const ctx = await createUserContext();
  const uuid = crypto.randomUUID();
  await createFolder({ ctx, input: { uuid, path: '/Shop' } });
  const ids = new Map<string, string>();
  async function write(path: string, content: string): Promise<string> {
    const id = ids.get(path) ?? crypto.randomUUID();
    ids.set(path, id);
    const folder = `/Shop/${path}`.replace(/\/[^/]*$/, '');
    const name = path.replace(/^.*\//, '');
    await saveFile({
      ctx,
      input: { uuid: id, name, type: 'other', folder, content, origin: 'manual' },
    });
    return id;
  }
  for (const [path, content] of Object.entries(files)) await write(path, content);
  const place = (overrides = {}) =>
    placeProject({ ctx: { ...ctx, ...overrides }, input: { uuid } });
  return { ctx, uuid, write, place };
}

async function served(uuid: string, paths: string[]): Promise<unknown> {
  const answers = await Promise.all(paths.map((path) => createClient().get(`/s/${uuid}/${path}`)));
  return answers.map(({ status, headers }) => [status, headers.get('content-type')?.split(';')[0]]);
}

async function textAt(uuid: string, path: string): Promise<string> {
  return await (await createClient().get(`/s/${uuid}/${path}`)).text();
}

async function keptTexts(ctx: TestContext, uuid: string): Promise<string[]> {
  const versions = await listFileVersions({ ctx, input: { fileId: uuid } });
  return await Promise.all(
    versions.map(async ({ id }) => (await readVersion({ ctx, input: { versionId: id } })).content),
  );
}

test('a project is at its address as a whole: each page and file at its path, and nothing else', async () => {
  const { uuid, place } = await startProject();
  expect(await place()).toMatchObject({
    site: { uuid, name: 'Shop', files: 4, status: 'active', published_at: null },
    deadLinks: [{ from: 'about.html', to: 'shop.html' }],
  });
  const paths = ['index.html', 'about.html', 'css/style.css', 'app.js', 'make.py'];
  expect(await served(uuid, paths)).toEqual([
    [200, 'text/html'],
    [200, 'text/html'],
    [200, 'text/css'],
    [200, 'text/javascript'],
    [404, 'text/html'],
  ]);
  expect(await textAt(uuid, 'index.html')).toContain('href="css/style.css"');
});

test('placing a project again changes nothing; after changes it shows them, and what was deleted is gone', async () => {
  const { ctx, uuid, write, place } = await startProject();
  const first = await place();
  expect(await place()).toEqual(first);
  await deleteFile({ ctx, input: { uuid: await write('about.html', ABOUT) } });
  await write('we.html', ABOUT);
  await write('index.html', HOME.replace('about.html', 'we.html'));
  expect((await place()).site.revision).toBe(first.site.revision + 1);
  expect(await served(uuid, ['we.html', 'about.html'])).toEqual([
    [200, 'text/html'],
    [404, 'text/html'],
  ]);
});

test('a page that was changed at the site itself stays in the history when the project replaces it', async () => {
  const { ctx, uuid, place, write } = await startProject();
  await place();
  const own = HOME.replace('Forno', 'Changed at the site');
  await saveSite({ ctx, input: { uuid, html: own } });
  await write('index.html', HOME.replace('Forno', 'Forno Rossi'));
  await place();
  expect(await keptTexts(ctx, uuid)).toContain(own);
});

test('a project without index.html, or with an empty one, says so and leaves no site behind', async () => {
  const { uuid, place, write } = await startProject({ 'about.html': ABOUT });
  await expect(place()).rejects.toMatchObject({ code: 'sites.no-home' });
  await write('index.html', '');
  await expect(place()).rejects.toMatchObject({ code: 'sites.invalid-html' });
  expect(await served(uuid, ['about.html'])).toEqual([[404, 'text/html']]);
});

test('a project that is too large is refused before its files are read', async () => {
  const { ctx, place } = await startProject({
    ...FILES,
    'a.js': 'x'.repeat(1_100_000),
    'b.js': 'y'.repeat(1_100_000),
  });
  const bucket: R2Bucket = new Proxy(ctx.bucket, {
    get(target, name) {
      if (name === 'get') throw new Error('a file was read');
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  await expect(place({ bucket })).rejects.toMatchObject({ code: 'request.too-large' });
});

test('a project that breaks while it is written leaves the site as it was', async () => {
  const { ctx, uuid, place, write } = await startProject();
  const paths = ['index.html', 'about.html', 'app.js'];
  const texts = () => Promise.all(paths.map((path) => textAt(uuid, path)));
  await place();
  const before = await texts();
  await write('app.js', 'console.log(2)');
  await write('about.html', ABOUT.replace('About us', 'New'));
  await write('index.html', HOME.replace('Forno', 'Forno Rossi'));
  let puts = 0;
  const bucket = new Proxy(ctx.bucket, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (name === 'put' && (puts += 1) > 1) throw new Error('The store is gone');
        return Reflect.apply(value, target, args);
      };
    },
  });
  await expect(place({ bucket })).rejects.toThrow('The store is gone');
  expect(await texts()).toEqual(before);
  await place();
  expect(await textAt(uuid, 'app.js')).toBe('console.log(2)');
});

test('signs of deception on any page of a project count for the whole site', async () => {
  const { place } = await startProject({ 'index.html': HOME, 'login.html': DECEPTIVE_PAGE });
  expect((await place()).site.status).not.toBe('active');
});

test('only the owner of a folder can place its project', async () => {
  const { place } = await startProject();
  const { actor } = await createUserContext();
  await expect(place({ actor })).rejects.toMatchObject({ code: 'files.forbidden' });
});
