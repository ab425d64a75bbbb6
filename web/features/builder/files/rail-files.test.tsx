import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, success } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { stubView } from '#web/testing/stub-view.ts';
import { FilesPanel } from './files-panel.tsx';
import { RailFiles } from './rail-files.tsx';

const USER = 'b3f6c2de-0c6f-4a1f-9d2a-3d1f2a7c9e11';

beforeEach(() => {
  vi.unstubAllGlobals();
  stubView();
  localStorage.clear();
});

/** The left side as the builder shows it: the rail until the panel's code is loaded, then the panel. */
function LeftSide() {
  const [isOpen, setIsOpen] = useState(false);
  return isOpen ? (
    <FilesPanel userId={USER} onDone={() => undefined} />
  ) : (
    <>
      <RailFiles userId={USER} />
      <button type="button" onClick={() => setIsOpen(true)}>
        Files
      </button>
    </>
  );
}

test('a rail that gives way to the panel at once leaves no call to be made again', async () => {
  const calls = fakeApi({
    [`GET /api/files/${USER}`]: () => success({ files: [] }),
    [`GET /api/folders/${USER}`]: () => success({ folders: [] }),
    'GET /api/sites': () => success({ sites: [] }),
  });
  const hand = await renderScreen(<LeftSide />);
  await hand.click(screen.getByRole('button', { name: 'Files' }));
  expect(await screen.findByText(/This folder is empty/)).toBeDefined();
  expect(calls.filter(({ path }) => path.startsWith('/api/folders/'))).toHaveLength(1);
});
