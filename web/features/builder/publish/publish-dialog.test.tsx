import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, success } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { PublishDialog } from './publish-dialog.tsx';

const UUID = '7b0d1c1e-6d3a-4a9e-9a67-0f5a4f2c1b10';

beforeEach(() => {
  vi.unstubAllGlobals();
});

test('what takes a page out of search engines is called that, because the page stays open', async () => {
  fakeApi({ [`DELETE /api/site/${UUID}/publication`]: () => success({}) });
  const hand = await renderScreen(
    <PublishDialog
      site={{ uuid: UUID }}
      outcome={{ kind: 'published' }}
      onClose={vi.fn<() => void>()}
    />,
  );
  expect(screen.getAllByText(/search engines/)).toHaveLength(2);
  await hand.click(screen.getByRole('button', { name: 'Hide from search engines' }));
  expect((await screen.findByRole('status')).textContent).toBe(
    'Hidden from search engines – open to whoever has the address',
  );
  expect(screen.queryByText(/[Uu]npublish|Not published/)).toBeNull();
});
