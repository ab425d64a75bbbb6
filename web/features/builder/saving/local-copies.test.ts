import { beforeEach, expect, test } from 'vitest';
import { keepCopy, readCopy } from './local-copies.ts';

const SITE = { uuid: 'a1', name: 'Forno', revision: 3 };

beforeEach(() => {
  localStorage.clear();
});

test('a copy keeps its page, its name and the revision it is based on', () => {
  keepCopy(SITE, { html: '<p>one', isSaved: false, at: new Date(0) });
  keepCopy({ ...SITE, revision: 4 }, { html: '<p>two', isSaved: true, at: new Date(1_000) });
  expect(readCopy('a1')).toEqual({
    uuid: 'a1',
    name: 'Forno',
    createdAt: '1970-01-01T00:00:00.000Z',
    lastModified: '1970-01-01T00:00:01.000Z',
    revision: 4,
    isSaved: true,
    html: '<p>two',
  });
});

test('no copy, or a damaged list, is no copy', () => {
  localStorage.setItem('bluewave_sites', '[1');
  expect(readCopy('a1')).toBeNull();
});
