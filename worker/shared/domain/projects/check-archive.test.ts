import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkName } from '../files/file-name.ts';
import { type ArchiveEntry, checkArchive } from './check-archive.ts';
import { ARCHIVE_LIMITS } from './limits.ts';

function entry(path: string, sizes: Partial<ArchiveEntry> = {}): ArchiveEntry {
  return { path, packedBytes: 100, unpackedBytes: 400, ...sizes };
}

test('a folder that all files share falls away, and what systems leave behind is not mentioned', () => {
  const check = checkArchive(
    ['shop/', 'shop/index.html', 'shop/css/style.css', '__MACOSX/._x', 'shop/.DS_Store'].map(
      (path) => entry(path),
    ),
  );
  expect(check).toEqual({
    ok: true,
    root: 'shop',
    accepted: [
      { source: 'shop/index.html', path: 'index.html', kind: 'text' },
      { source: 'shop/css/style.css', path: 'css/style.css', kind: 'text' },
    ],
    refused: [],
  });
});

test('files beside a folder keep their paths', () => {
  const check = checkArchive([entry('index.html'), entry('img/a.PNG')]);
  expect(check).toMatchObject({
    root: '',
    accepted: [
      { path: 'index.html', kind: 'text' },
      { path: 'img/a.PNG', kind: 'media' },
    ],
  });
});

test('single entries are refused for their own reason, the rest comes in', () => {
  const check = checkArchive([
    entry('index.html'),
    entry('../evil.html'),
    entry('/etc/passwd.txt'),
    entry('C:\\x.html'),
    entry('a\\..\\b.html'),
    entry('run.exe'),
    entry('INDEX.html'),
    entry('big.css', { unpackedBytes: ARCHIVE_LIMITS.fileBytes + 1, packedBytes: 500_000 }),
  ]);
  expect(check).toEqual({
    ok: true,
    root: '',
    accepted: [{ source: 'index.html', path: 'index.html', kind: 'text' }],
    refused: [
      { path: '../evil.html', problem: 'path' },
      { path: '/etc/passwd.txt', problem: 'path' },
      { path: 'C:\\x.html', problem: 'path' },
      { path: 'a\\..\\b.html', problem: 'path' },
      { path: 'run.exe', problem: 'type' },
      { path: 'INDEX.html', problem: 'duplicate' },
      { path: 'big.css', problem: 'size' },
    ],
  });
});

test('bombs, crowds and empty archives are refused as a whole', () => {
  const many = Array.from({ length: ARCHIVE_LIMITS.entries + 1 }, (_, index) =>
    entry(`${index}.txt`),
  );
  const large = Array.from({ length: 11 }, (_, index) =>
    entry(`${index}.txt`, { packedBytes: 1_000_000, unpackedBytes: ARCHIVE_LIMITS.fileBytes }),
  );
  const dense = [entry('a.html', { packedBytes: 1_000, unpackedBytes: 100_001 })];
  expect([[], many, large, dense, [entry('a.exe')], [entry('folder/')]].map(checkArchive)).toEqual([
    { ok: false, problem: 'empty' },
    { ok: false, problem: 'too-many' },
    { ok: false, problem: 'too-large' },
    { ok: false, problem: 'too-dense' },
    { ok: false, problem: 'empty', refused: [{ path: 'a.exe', problem: 'type' }] },
    { ok: false, problem: 'empty', refused: [] },
  ]);
});

const anyEntry = fc.record({
  path: fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc
      .array(fc.constantFrom('..', '.', '', 'a', 'b.html', 'C:', '\\', 'nul', 'x.png', '%2e%2e'))
      .map((parts) => parts.join('/')),
  ),
  packedBytes: fc.nat(3_000_000),
  unpackedBytes: fc.nat(3_000_000),
});

test('whatever is accepted is small, safe as a path, of a known kind and there once', () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 120 }), (entries) => {
      const check = checkArchive(entries);
      if (!check.ok) return;
      const paths = check.accepted.map(({ path }) => path.toLowerCase());
      expect(new Set(paths).size).toBe(paths.length);
      expect(check.accepted.length).toBeLessThanOrEqual(ARCHIVE_LIMITS.entries);
      for (const { path, source } of check.accepted) {
        for (const part of path.split('/'))
          expect(checkName(part)).toEqual({ ok: true, name: part });
        const size = entries.find((candidate) => candidate.path === source)?.unpackedBytes;
        expect(size).toBeLessThanOrEqual(ARCHIVE_LIMITS.fileBytes);
      }
    }),
  );
});
