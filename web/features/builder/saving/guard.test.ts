import { beforeEach, expect, test, vi } from 'vitest';
import { loadEveryArea } from '#web/i18n/language-store.ts';
import * as toastHost from '#web/lib/toast-host.ts';
import { fakeApi, success } from '#web/testing/fake-api.ts';
import type { EditOrigin } from '#domain/edit-history/edit-history.ts';
import { useWorkspace } from '../workspace-store.ts';
import { saveDocument } from './save-document.ts';

const toast = vi.spyOn(toastHost, 'raiseToast').mockResolvedValue();

const UUID = '7b0d1c1e-6d3a-4a9e-9a67-0f5a4f2c1b10';
const PAGE = `<!doctype html><html><body>${'<p>bread</p>'.repeat(200)}</body></html>`;
const SHORT = '<!doctype html><html><body><p>what was left of it</p></body></html>';

const document = () => useWorkspace.getState().documents[UUID];

beforeEach(async () => {
  vi.unstubAllGlobals();
  toast.mockClear();
  localStorage.clear();
  await loadEveryArea('en');
});

function openEdited(text: string, origin: EditOrigin = 'code') {
  const { closeAll, openDocument, changeDocument } = useWorkspace.getState();
  closeAll();
  openDocument({ kind: 'site', uuid: UUID, name: 'A', text: PAGE, revision: 3, isSaved: true });
  changeDocument({ text, origin, at: 9_000 });
  return fakeApi({ [`POST /api/s/${UUID}`]: () => success({ revision: 4 }) });
}

test('a page that lost most of itself is held back, told once, with both texts kept', async () => {
  const calls = openEdited(SHORT);
  expect([await saveDocument(UUID, 'ada'), await saveDocument(UUID, 'ada')]).toEqual([
    false,
    false,
  ]);
  expect([calls.length, document()?.saveState]).toEqual([0, 'blocked']);
  expect(toast).toHaveBeenCalledTimes(1);
  expect(toast.mock.lastCall?.[0]).toMatchObject({ kind: 'error', durationMs: 5_000 });
  expect(localStorage.getItem(`bluewave_previous_${UUID}`)).toBe(PAGE);
  expect(localStorage.getItem(`bluewave_suspect_${UUID}`)).toBe(SHORT);
});

test('who stands by the edit saves it', async () => {
  const calls = openEdited(SHORT);
  await saveDocument(UUID, 'ada');
  toast.mock.lastCall?.[0].action?.onClick();
  expect(await saveDocument(UUID, 'ada')).toBe(true);
  expect([calls.length, document()?.savedText]).toEqual([1, SHORT]);
});

test('an empty page is held back, an answer of the AI and a restored version are not', async () => {
  openEdited('');
  expect(await saveDocument(UUID, 'ada')).toBe(false);
  expect(toast.mock.lastCall?.[0]).toMatchObject({ kind: 'error', durationMs: 5_000 });
  openEdited(SHORT, 'ai');
  expect(await saveDocument(UUID, 'ada')).toBe(true);
  openEdited(SHORT, 'restore');
  expect(await saveDocument(UUID, 'ada')).toBe(true);
});
