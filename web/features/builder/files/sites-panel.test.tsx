import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi, success } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { SitesPanel } from './sites-panel.tsx';

const SITE = { uuid: '7b0d1c1e-6d3a-4a9e-9a67-0f5a4f2c1b10', name: 'Forno', size: 100, views: 0 };

test('the panel of the sites, which has its title above, says only how many there are', async () => {
  fakeApi({ 'GET /api/sites': () => success({ sites: [SITE] }) });
  await renderScreen(<SitesPanel userId="ada" onDone={vi.fn<() => void>()} />);
  expect(await screen.findByText('1 site')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Forno' })).toBeDefined();
  expect(screen.queryByRole('heading')).toBeNull();
});
