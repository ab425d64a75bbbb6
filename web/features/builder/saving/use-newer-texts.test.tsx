import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as toastHost from '#web/lib/toast-host.ts';
import { fakeApi, success } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { currentText, useWorkspace } from '../workspace-store.ts';
import { useNewerTexts } from './use-newer-texts.ts';

const SITE = '7b0d1c1e-6d3a-4a9e-9a67-0f5a4f2c1b10';
const OLD = '<!doctype html><h1>Forno</h1>';
const NEW = '<!doctype html><h1>Forno Aurora</h1>';

const shown = () => useWorkspace.getState().documents[SITE];

function Newer() {
  useNewerTexts('ada');
  return null;
}

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  vi.spyOn(toastHost, 'raiseToast').mockResolvedValue();
  const { closeAll, openDocument, setGeneration } = useWorkspace.getState();
  closeAll();
  setGeneration({ kind: 'idle' });
  openDocument({ kind: 'site', uuid: SITE, name: 'A', text: OLD, revision: 3, isSaved: true });
});

/** The server has a newer revision of the site. */
function serveNewer() {
  return fakeApi({
    'GET /api/sites': () => success({ sites: [{ uuid: SITE, name: 'Forno', revision: 5 }] }),
    [`GET /api/s/${SITE}`]: () => success({ html: NEW, name: 'Forno', revision: 5 }),
  });
}

test('a page with nothing to save takes what another tab saved, as a step that can be undone', async () => {
  serveNewer();
  await renderScreen(<Newer />);
  await waitFor(() => expect(currentText(useWorkspace.getState())).toBe(NEW));
  expect(shown()).toMatchObject({
    name: 'Forno',
    revision: 5,
    savedText: NEW,
    saveState: 'saved',
  });
  act(() => useWorkspace.getState().undo());
  expect([currentText(useWorkspace.getState()), shown()?.saveState]).toEqual([OLD, 'unsaved']);
});

test('a page with a change of its own keeps it, and asks for nothing', async () => {
  const calls = serveNewer();
  const mine = `${OLD}<p>mine`;
  useWorkspace.getState().changeDocument({ text: mine, origin: 'code', at: 1 });
  await renderScreen(<Newer />);
  await waitFor(() => expect(calls).toHaveLength(1));
  await act(async () => await Promise.resolve());
  expect(shown()).toMatchObject({ revision: 3, savedText: OLD });
  expect([currentText(useWorkspace.getState()), calls.map(({ path }) => path)]).toEqual([
    mine,
    ['/api/sites'],
  ]);
});

test('a change made while the newer text is on its way stays', async () => {
  const mine = `${OLD}<p>mine`;
  fakeApi({
    'GET /api/sites': () => success({ sites: [{ uuid: SITE, name: 'Forno', revision: 5 }] }),
    [`GET /api/s/${SITE}`]: () => {
      useWorkspace.getState().changeDocument({ text: mine, origin: 'code', at: 1 });
      return success({ html: NEW, name: 'Forno', revision: 5 });
    },
  });
  await renderScreen(<Newer />);
  await waitFor(() => expect(currentText(useWorkspace.getState())).toBe(mine));
  expect(shown()).toMatchObject({ name: 'A', revision: 3, savedText: OLD, saveState: 'unsaved' });
});
