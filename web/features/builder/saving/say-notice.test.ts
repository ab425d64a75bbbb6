import { beforeEach, expect, test, vi } from 'vitest';
import { loadEveryArea } from '#web/i18n/language-store.ts';
import * as toastHost from '#web/lib/toast-host.ts';
import { failure, fakeApi, success } from '#web/testing/fake-api.ts';
import { useSilentMode } from '../toasts/silent-mode.ts';
import { useWorkspace } from '../workspace-store.ts';
import { saveShown } from './save-document.ts';

const toast = vi.spyOn(toastHost, 'raiseToast').mockResolvedValue();

const UUID = '7b0d1c1e-6d3a-4a9e-9a67-0f5a4f2c1b10';
const SITE_PATH = `POST /api/s/${UUID}`;
const FILE_PATH = 'POST /api/file';

function openEdited(kind: 'site' | 'file'): void {
  const { closeAll, openDocument, changeDocument } = useWorkspace.getState();
  closeAll();
  const base = { uuid: UUID, text: '<!doctype html><p>base', revision: 3, isSaved: true };
  if (kind === 'site') openDocument({ ...base, kind, name: 'Forno' });
  else openDocument({ ...base, kind, name: 'a.css', type: 'css', folder: '/' });
  changeDocument({ text: '<!doctype html><p>mine', origin: 'ai', at: 1 });
}

const said = () => toast.mock.calls.map(([{ kind, text }]) => `${kind}: ${text}`);

beforeEach(async () => {
  vi.unstubAllGlobals();
  toast.mockClear();
  localStorage.clear();
  useSilentMode.setState({ isSilent: false });
  await loadEveryArea('en');
});

test('what was saved is said, also when it already was', async () => {
  fakeApi({ [SITE_PATH]: () => success({ revision: 4 }) });
  openEdited('site');
  await saveShown('ada', true);
  await saveShown('ada', true);
  expect(said()).toEqual(['success: Site saved successfully', 'success: Site saved successfully']);
});

test.each([
  ['site', () => failure('server.internal'), 'Error while saving: 500'],
  ['site', () => Promise.reject(new TypeError('no network')), 'Error saving site'],
  [
    'site',
    () => Promise.reject(new DOMException('late', 'TimeoutError')),
    'Saving timed out - The server does not respond. Try with less content.',
  ],
  [
    'site',
    () => failure('sites.invalid-html'),
    'The site could not be saved: sentence of sites.invalid-html',
  ],
  ['file', () => failure('server.internal'), 'Error saving a.css'],
  ['file', () => failure('files.limit'), 'Error saving a.css to database: sentence of files.limit'],
] as const)('a %s that could not be saved says why, once', async (kind, answer, sentence) => {
  fakeApi({ [kind === 'site' ? SITE_PATH : FILE_PATH]: answer });
  openEdited(kind);
  await saveShown('ada', true);
  expect(said()).toEqual([`error: ${sentence}`]);
});

test('a save that nobody answers is tried again, not called offline', async () => {
  fakeApi({ [SITE_PATH]: () => Promise.reject(new DOMException('late', 'TimeoutError')) });
  openEdited('site');
  await saveShown('ada', true);
  expect(useWorkspace.getState().documents[UUID]?.saveState).toBe('failed');
});
