import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '#web/testing/fake-api.ts';
import { keepGuestEntry, rememberGuestRun } from '../ask-ai/guest-run.ts';
import { conversationQuery } from './conversation-query.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a guest who comes back another day finds the request and its answer, without the server', async () => {
  const calls = fakeApi({});
  const outcome = { kind: 'stopped', cost: 'none' } as const;
  const entry = { id: 'run', prompt: 'Pottery classes in Whitstable', askedAt: 1, outcome };
  rememberGuestRun({ id: 'run', uuid: 'pots' });
  keepGuestEntry('pots', entry);
  // Another tab, another day.
  sessionStorage.clear();
  const { pages } = await new QueryClient().fetchInfiniteQuery(conversationQuery('pots', null));
  expect(pages.flatMap(({ entries }) => entries)).toEqual([entry]);
  expect(calls).toEqual([]);
});
