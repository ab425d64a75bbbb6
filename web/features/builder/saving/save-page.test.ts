import { beforeEach, expect, test, vi } from 'vitest';
import { loadEveryArea } from '#web/i18n/language-store.ts';
import * as toastHost from '#web/lib/toast-host.ts';
import { failure, fakeApi, success } from '#web/testing/fake-api.ts';
import { useSilentMode } from '../toasts/silent-mode.ts';
import { useWorkspace } from '../workspace-store.ts';
import { savePage } from './save-page.ts';

const UUID = '7b0d1c1e-6d3a-4a9e-9a67-0f5a4f2c1b10';
const SAVE = `POST /api/s/${UUID}`;
const PAGE = '<!doctype html><title>Forno</title><p>Bread</p>';
const EDITED = '<!doctype html><title>Forno</title><p>Warm bread</p>';

const toast = vi.spyOn(toastHost, 'raiseToast').mockResolvedValue();
const store = () => useWorkspace.getState();

function openEdited(text: string): void {
  store().openDocument({
    kind: 'site',
    uuid: UUID,
    name: 'Forno',
    text: PAGE,
    revision: 3,
    isSaved: true,
  });
  store().changeDocument({ uuid: UUID, text, origin: 'visual', at: 1 });
}

beforeEach(async () => {
  vi.unstubAllGlobals();
  toast.mockClear();
  localStorage.clear();
  store().closeAll();
  useSilentMode.setState({ isSilent: false });
  await loadEveryArea('it');
});

test('a page that was edited by clicking is saved and said to be, for two seconds', async () => {
  fakeApi({ [SAVE]: () => success({ revision: 4 }) });
  openEdited(EDITED);
  await savePage('ada');
  expect(toast.mock.calls).toEqual([
    [
      {
        kind: 'success',
        text: 'Contenuto salvato con successo!',
        durationMs: 2_000,
        action: undefined,
      },
    ],
  ]);
});

test('a fault of the server is said at the upper edge for four seconds, and the edit is kept', async () => {
  fakeApi({ [SAVE]: () => failure('server.internal') });
  openEdited(EDITED);
  await savePage('ada');
  expect(toast.mock.calls).toEqual([
    [
      {
        kind: 'error',
        text: 'Errore durante il salvataggio sul server. Controlla la console per ulteriori dettagli.',
        durationMs: 4_000,
        isOnTop: true,
      },
    ],
  ]);
  expect(store().documents[UUID]?.history.text).toBe(EDITED);
  expect(localStorage.getItem(`site_${UUID}`)).toContain('Warm bread');
});

test('without a network the sentence is shorter, and the edit is kept too', async () => {
  fakeApi({ [SAVE]: () => Promise.reject(new TypeError('no network')) });
  openEdited(EDITED);
  await savePage('ada');
  expect(toast.mock.lastCall?.[0]).toMatchObject({
    kind: 'error',
    text: 'Errore durante il salvataggio',
  });
  expect(store().documents[UUID]?.history.text).toBe(EDITED);
});

test('a page of under 20 characters is not sent', async () => {
  const calls = fakeApi({});
  openEdited('   <p>nothing</p>    ');
  await savePage('ada');
  expect(toast.mock.lastCall?.[0]).toMatchObject({
    kind: 'error',
    text: 'Contenuto HTML non valido o troppo corto',
  });
  expect(calls).toEqual([]);
});

test('where there is no site yet, that is said', async () => {
  await savePage('ada');
  expect(toast.mock.lastCall?.[0]).toMatchObject({
    kind: 'error',
    text: 'Impossibile salvare: UUID del sito non disponibile',
  });
});
