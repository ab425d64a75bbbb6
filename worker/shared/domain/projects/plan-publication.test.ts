import { expect, test } from 'vitest';
import { SITE_LIMITS } from '../sites/limits.ts';
import { MOST_PAGES, planPublication } from './plan-publication.ts';

function files(...paths: string[]) {
  return paths.map((path, updatedAt) => ({ path, size: 10, updatedAt }));
}

test('every file that a browser reads is public at its path below the home page', () => {
  const [style, about, home, map] = files(
    'css/style.css',
    'about.html',
    'index.html',
    'img/map.svg',
  );
  const plan = planPublication(files('css/style.css', 'about.html', 'index.html', 'img/map.svg'));
  expect(plan).toEqual({ home, others: [about, style, map], leftOut: [], problem: null });
});

test('what no browser shows, what no address can be made of, and older doubles stay private', () => {
  const plan = planPublication(
    files(
      'index.html',
      'make.py',
      'my page.html',
      'photo.png',
      'INDEX.html',
      'index.html',
      'LEGGI',
    ),
  );
  expect(plan).toEqual({
    home: { path: 'index.html', size: 10, updatedAt: 5 },
    others: [],
    leftOut: [
      { path: 'INDEX.html', reason: 'name' },
      { path: 'LEGGI', reason: 'type' },
      { path: 'index.html', reason: 'double' },
      { path: 'make.py', reason: 'type' },
      { path: 'my page.html', reason: 'name' },
      { path: 'photo.png', reason: 'type' },
    ],
    problem: null,
  });
});

test('a project without a home page, with too many pages or files, or too large is no site', () => {
  const many = (count: number, extension: string) =>
    Array.from({ length: count }, (_, index) => `f${index}.${extension}`);
  const problems = [
    files('about.html'),
    files('index.html', ...many(MOST_PAGES, 'html')),
    files('index.html', ...many(MOST_PAGES - 1, 'html')),
    files('index.html', ...many(SITE_LIMITS.assetsPerSite + 1, 'css')),
    files('index.html', ...many(SITE_LIMITS.assetsPerSite, 'css')),
    [...files('index.html'), { path: 'a.js', size: SITE_LIMITS.saveBytes, updatedAt: 1 }],
  ].map((project) => planPublication(project).problem);
  expect(problems).toEqual([
    'no-home',
    'too-many-pages',
    null,
    'too-many-files',
    null,
    'too-large',
  ]);
});
