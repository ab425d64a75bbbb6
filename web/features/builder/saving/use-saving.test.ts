import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useWorkspace } from '../workspace-store.ts';
import { readCopy } from './local-copies.ts';
import { keepUnsaved } from './save-document.ts';
import { useSaving } from './use-saving.ts';

const FILE = '7b0d1c1e-6d3a-4a9e-9a67-0f5a4f2c1b10';

beforeEach(() => {
  localStorage.clear();
  const { closeAll, openDocument } = useWorkspace.getState();
  closeAll();
  const base = { uuid: FILE, name: 'a.css', text: 'base', revision: 3, isSaved: true };
  openDocument({ ...base, kind: 'file', type: 'css', folder: '/' });
});

test('what the user gave up does not come back from this browser', () => {
  renderHook(() => useSaving('ada'));
  const { changeDocument, advance } = useWorkspace.getState();
  act(() => {
    changeDocument({ text: 'mine', origin: 'code', at: 1 });
    keepUnsaved('ada');
  });
  expect(readCopy('file', FILE, 'ada')).toMatchObject({ text: 'mine', isSaved: false });
  act(() => {
    advance(FILE, { kind: 'taken', owner: 'ada', text: 'theirs', revision: 4 });
    changeDocument({ text: 'theirs', origin: 'restore', at: 2 });
  });
  expect(readCopy('file', FILE, 'ada')).toMatchObject({
    text: 'theirs',
    isSaved: true,
    revision: 4,
  });
});
