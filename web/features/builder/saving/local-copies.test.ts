import { beforeEach, expect, test, vi } from 'vitest';
import { createDocument, type NewDocument } from '../workspace/documents.ts';
import { dropCopy, keepCopy, listAnonymousCopies, readCopy } from './local-copies.ts';

const at = new Date(0);

function site(uuid: string, revision = 3) {
  const input: NewDocument = {
    kind: 'site',
    uuid,
    name: 'Forno',
    text: '',
    revision,
    isSaved: true,
  };
  return createDocument(input, 0);
}

function file(uuid: string) {
  const base = { uuid, name: 'a.css', text: '', revision: 0, isSaved: false };
  return createDocument({ ...base, kind: 'file', type: 'css', folder: '/shop' }, 0);
}

beforeEach(() => {
  localStorage.clear();
});

test('a copy of a site keeps its page, its name, its owner and the revision it is based on', () => {
  keepCopy(site('a1'), { text: '<p>one', isSaved: false, userId: 'ada', at });
  keepCopy(site('a1', 4), { text: '<p>two', isSaved: true, userId: 'ada', at: new Date(1_000) });
  expect(readCopy('site', 'a1', 'ada')).toEqual({
    kind: 'site',
    uuid: 'a1',
    name: 'Forno',
    createdAt: '1970-01-01T00:00:00.000Z',
    lastModified: '1970-01-01T00:00:01.000Z',
    userId: 'ada',
    revision: 4,
    isSaved: true,
    text: '<p>two',
  });
  expect(localStorage.getItem('site_a1')).toBe('<p>two');
});

test('a copy of a file keeps its type and folder', () => {
  keepCopy(file('b1'), { text: 'p {}', isSaved: false, userId: null, at });
  expect(readCopy('file', 'b1', null)).toMatchObject({
    type: 'css',
    folder: '/shop',
    text: 'p {}',
  });
});

test('nobody reads the copies of somebody else; what was made without an account everybody does', () => {
  keepCopy(site('a1'), { text: 'hers', isSaved: false, userId: 'ada', at });
  keepCopy(site('a2'), { text: 'whose', isSaved: false, userId: null, at });
  keepCopy(file('b1'), { text: 'hers', isSaved: false, userId: 'ada', at });
  expect([
    readCopy('site', 'a1', 'bob'),
    readCopy('site', 'a2', 'bob')?.text,
    readCopy('file', 'b1', 'bob'),
    readCopy('file', 'b1', null),
  ]).toEqual([null, 'whose', null, null]);
});

test('anonymous work is listed until it is dropped', () => {
  keepCopy(site('a1'), { text: 'page', isSaved: false, userId: null, at });
  keepCopy(file('b1'), { text: 'style', isSaved: false, userId: null, at });
  keepCopy(site('a2'), { text: 'hers', isSaved: false, userId: 'ada', at });
  expect(listAnonymousCopies().map(({ uuid }) => uuid)).toEqual(['a1', 'b1']);
  dropCopy('site', 'a1', null);
  dropCopy('file', 'b1', null);
  expect(listAnonymousCopies()).toEqual([]);
});

test('no copy, or a damaged one, is no copy', () => {
  localStorage.setItem('bluewave_sites', '[1');
  localStorage.setItem('bluewave_file_anonymous_b1', '{"uuid":"b1"}');
  expect([readCopy('site', 'a1', null), readCopy('file', 'b1', null)]).toEqual([null, null]);
});

test('in a full storage the oldest copy that the server has makes room, an unsaved one never', () => {
  keepCopy(site('old'), { text: 'x'.repeat(100), isSaved: true, userId: 'ada', at });
  keepCopy(site('mine'), { text: 'precious', isSaved: false, userId: 'ada', at });
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const isKept = keepCopy(site('new'), { text: 'y', isSaved: false, userId: 'ada', at });
  full.mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const isKeptInFull = keepCopy(site('newer'), { text: 'z', isSaved: false, userId: 'ada', at });
  full.mockRestore();
  expect([isKept, isKeptInFull]).toEqual([true, false]);
  expect(readCopy('site', 'old', 'ada')).toBeNull();
  expect(readCopy('site', 'mine', 'ada')?.text).toBe('precious');
});

test('a damaged entry among the sites takes no other with it', () => {
  keepCopy(site('a1'), { text: 'page', isSaved: false, userId: null, at });
  const sites = JSON.parse(localStorage.getItem('bluewave_sites') ?? '') as object;
  localStorage.setItem(
    'bluewave_sites',
    JSON.stringify({ ...sites, a2: null, a3: { uuid: 'a3' } }),
  );
  expect(listAnonymousCopies().map(({ uuid }) => uuid)).toEqual(['a1']);
  keepCopy(site('a4'), { text: 'other', isSaved: false, userId: null, at });
  expect(listAnonymousCopies().map(({ uuid }) => uuid)).toEqual(['a1', 'a4']);
});
