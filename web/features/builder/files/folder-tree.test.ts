import { expect, test } from 'vitest';
import type { FolderView } from '#contract/files.ts';
import { childFolders, folderTrail, isInside, parentFolder } from './folder-tree.ts';
import type { FileEntry } from './file-lists.ts';

function folder(path: string): FolderView {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return { uuid: `id of ${path}`, user_id: 'ada', name, path, created_at: '', updated_at: '' };
}

function file(path: string): FileEntry {
  const cut = path.lastIndexOf('/');
  return {
    uuid: path,
    user_id: 'ada',
    name: path.slice(cut + 1),
    type: 'css',
    path,
    folder: path.slice(0, cut) || '/',
    folder_uuid: null,
    file_size: 0,
    revision: 1,
    created_at: '',
    updated_at: '',
  };
}

const folders = [folder('/shop'), folder('/shop/img'), folder('/empty'), folder('/shopping')];
const files = [file('/a.css'), file('/shop/b.css'), file('/shop/img/c.css'), file('/loose/d.css')];

test('a folder lists its children with all the files below them, recorded or not', () => {
  expect(childFolders('/', folders, files)).toEqual([
    { uuid: 'id of /empty', path: '/empty', name: 'empty', fileCount: 0 },
    { uuid: null, path: '/loose', name: 'loose', fileCount: 1 },
    { uuid: 'id of /shop', path: '/shop', name: 'shop', fileCount: 2 },
    { uuid: 'id of /shopping', path: '/shopping', name: 'shopping', fileCount: 0 },
  ]);
  expect(childFolders('/shop', folders, files).map(({ path }) => path)).toEqual(['/shop/img']);
});

test('a trail leads from the root to the folder', () => {
  expect(folderTrail('/')).toEqual([]);
  expect(folderTrail('/shop/img')).toEqual([
    { name: 'shop', path: '/shop' },
    { name: 'img', path: '/shop/img' },
  ]);
});

test('a folder holds itself and what is below it, not its namesakes', () => {
  expect(['/shop', '/shop/img', '/shopping', '/'].map((path) => isInside(path, '/shop'))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect([parentFolder('/shop/img'), parentFolder('/shop')]).toEqual(['/shop', '/']);
});
