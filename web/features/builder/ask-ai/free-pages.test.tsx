import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, success } from '#web/testing/fake-api.ts';
import { currentDocument, useWorkspace } from '../workspace-store.ts';
import { useFreePages } from './free-pages.ts';
import { keepGuestEntry, rememberGuestRun } from './guest-run.ts';

const SITE = {
  kind: 'site',
  uuid: 'a',
  name: '',
  text: '<p>',
  revision: 0,
  isSaved: false,
} as const;

beforeEach(() => {
  localStorage.clear();
  useWorkspace.getState().closeAll();
});

async function freePages(guestPages: number): Promise<number> {
  fakeApi({ 'GET /api/config': () => success({ guestPages }) });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useFreePages(useWorkspace(currentDocument)), { wrapper });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  return result.current;
}

test('a new page is free as often as the deployment says, until that is used up', async () => {
  useWorkspace.getState().openDocument({ ...SITE, isStarter: true });
  expect(await freePages(2)).toBe(2);
  expect(await freePages(0)).toBe(0);
  rememberGuestRun({ id: 'run', uuid: 'earlier' });
  expect([await freePages(2), await freePages(1)]).toEqual([2, 0]);
});

test('a page that failed does not count', async () => {
  useWorkspace.getState().openDocument({ ...SITE, isStarter: true });
  rememberGuestRun({ id: 'run', uuid: 'earlier' });
  const outcome = { kind: 'failed', message: 'no', cost: 'none' } as const;
  keepGuestEntry('earlier', { id: 'run', prompt: 'A bakery', askedAt: 1, outcome });
  expect(await freePages(1)).toBe(1);
});

test('a change of a page that is there is not free for a guest', async () => {
  useWorkspace.getState().openDocument(SITE);
  expect(await freePages(1)).toBe(0);
});
