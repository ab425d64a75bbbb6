import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, success } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render.tsx';
import * as toastHost from '#web/lib/toast-host.ts';
import { useWorkspace } from '../workspace-store.ts';
import { HistoryPanel } from './history-panel.tsx';

const UUID = '7b0d1c1e-6d3a-4a9e-9a67-0f5a4f2c1b10';
const versions = (...comments: string[]) =>
  comments.map((comment, index) => ({
    id: comment,
    version: comments.length - index,
    comment,
    origin: 'manual',
    created_at: '2026-01-01T00:00:00.000Z',
  }));

beforeEach(() => {
  vi.spyOn(toastHost, 'raiseToast').mockResolvedValue();
  const { closeAll, openDocument } = useWorkspace.getState();
  closeAll();
  openDocument({ kind: 'site', uuid: UUID, name: 'A', text: 'one', revision: 1, isSaved: true });
});

test('a version kept while the list of before is still on its way is in the list', async () => {
  const early = Promise.withResolvers<Response>();
  const answers = [
    () => early.promise,
    () => Promise.resolve(success({ versions: versions('second', 'first') })),
  ];
  fakeApi({
    [`GET /api/file-history/${UUID}`]: () => (answers.shift() ?? (() => early.promise))(),
    'POST /api/file-history/save': () => {
      early.resolve(success({ versions: versions('first') }));
      return success({ message: 'Version 2 saved' });
    },
  });
  const user = await renderScreen(<HistoryPanel userId="ada" onDone={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Save this version now' }));
  expect(await screen.findByText('second')).toBeDefined();
});
