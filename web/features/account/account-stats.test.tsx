import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '#web/i18n/language-provider.tsx';
import { loadEveryArea } from '#web/i18n/language-store.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { fakeApi, success } from '#web/testing/fake-api.ts';
import { statsQuery } from './account-api.ts';
import { AccountStats } from './account-stats.tsx';

const BEFORE = { totalSites: 2, activeSites: 1, totalViews: 10, storageUsed: 1 };

beforeEach(async () => {
  vi.unstubAllGlobals();
  queryClient.clear();
  await loadEveryArea('en');
});

test('figures that were read a moment ago are read again, as the builder may have changed them', async () => {
  fakeApi({ 'GET /api/user/stats': () => success({ stats: { ...BEFORE, totalSites: 3 } }) });
  queryClient.setQueryData(statsQuery('ada').queryKey, BEFORE);
  render(
    <QueryClientProvider client={queryClient}>
      <LanguageProvider>
        <AccountStats userId="ada" />
      </LanguageProvider>
    </QueryClientProvider>,
  );
  expect(screen.queryByText('3')).toBeNull();
  expect(await screen.findByText('3')).toBeDefined();
});
