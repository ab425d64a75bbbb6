import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filePath, folderName, normalizeFolderPath, projectOf } from './folder-path.ts';

test('every spelling of a folder has one form', () => {
  const cases = {
    '': '/',
    '/': '/',
    work: '/work',
    '/work/': '/work',
    ' /a/b ': '/a/b',
    'a/b/': '/a/b',
  };
  for (const [raw, path] of Object.entries(cases))
    expect([raw, normalizeFolderPath(raw)]).toEqual([raw, path]);
});

test('ways up, empty parts, bad names and too deep a path are refused', () => {
  for (const raw of [
    '/..',
    'a/../b',
    './a',
    'a//b',
    '//a',
    'a\\b',
    'a/nul/b',
    'a/\u0000',
    '1/2/3/4/5/6/7/8/9/10/11',
  ]) {
    expect([raw, normalizeFolderPath(raw)]).toEqual([raw, null]);
  }
  expect(normalizeFolderPath(`${'x'.repeat(200)}/`.repeat(6))).toBeNull();
});

test('a normal path stays as it is', () => {
  const again = fc.property(fc.string({ unit: 'grapheme' }), (raw) => {
    const path = normalizeFolderPath(raw);
    return path === null || normalizeFolderPath(path) === path;
  });
  expect(fc.check(again).failed).toBe(false);
});

test('paths, names and projects come from the folder', () => {
  expect([filePath('/', 'a.html'), filePath('/w/x', 'a.html')]).toEqual(['/a.html', '/w/x/a.html']);
  expect([folderName('/'), folderName('/w/x')]).toEqual(['', 'x']);
  expect([projectOf('/'), projectOf('/w/x')]).toEqual([null, 'w']);
});
