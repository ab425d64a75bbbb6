import { screen, waitFor, within } from '@testing-library/react';
import { useQueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import * as toastHost from '#web/lib/toast-host.ts';
import { fakeApi, success } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { keepCopy } from '../saving/local-copies.ts';
import { createDocument } from '../workspace/documents.ts';
import { useWorkspace } from '../workspace-store.ts';
import { ImportDialog } from './import-dialog.tsx';
import { ImportOffer } from './import-offer.tsx';

const SITE = '7b0d1c1e-6d3a-4a9e-9a67-0f5a4f2c1b10';

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.spyOn(toastHost, 'raiseToast').mockResolvedValue();
  localStorage.clear();
  useWorkspace.getState().closeAll();
  const base = { uuid: SITE, name: 'Forno', text: '<h1>Forno</h1>', revision: 0, isSaved: false };
  const site = createDocument({ ...base, kind: 'site' }, 0);
  keepCopy(site, { text: base.text, isSaved: false, userId: null, at: new Date(0) });
  fakeApi({
    [`POST /api/s/${SITE}`]: () => success({ revision: 1 }),
    'GET /api/files/ada': () => success({ files: [] }),
    'GET /api/folders/ada': () => success({ folders: [] }),
    'GET /api/sites': () => success({ sites: [] }),
  });
});

/** The two places that offer it. */
function Offers() {
  const client = useQueryClient();
  return (
    <>
      <main>
        <ImportOffer context={{ client, userId: 'ada' }} />
      </main>
      <ImportDialog userId="ada" />
    </>
  );
}

test('what was imported in the dialog is not offered in the files any more', async () => {
  const hand = await renderScreen(<Offers />);
  expect(document.querySelector('main')?.textContent).toMatch(/before you signed in/);
  await hand.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Bring into my account' }),
  );
  await waitFor(() => expect(document.querySelector('main')?.textContent).toBe(''));
  expect(screen.queryByRole('dialog')).toBeNull();
});
