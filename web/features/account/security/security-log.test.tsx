import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SECURITY_EVENTS } from '#domain/accounts/security-events.ts';
import { fakeApi, failure, success } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { SecurityLog } from './security-log.tsx';

const EVENTS = SECURITY_EVENTS.map((kind, index) => ({
  id: kind,
  at: `2026-11-${String(20 - index).padStart(2, '0')}T18:30:00.000Z`,
  kind,
  device: index === 0 ? 'Firefox, Windows' : '',
}));

afterEach(() => vi.unstubAllGlobals());

test('the latest five entries are shown, and all of them by a press', async () => {
  fakeApi({ 'GET /api/user/security/log': () => success({ events: EVENTS }) });
  const hand = await renderScreen(<SecurityLog userId="ada" />);
  expect(await screen.findByText('Signed in')).toBeDefined();
  const entries = screen.getAllByRole('listitem');
  expect(entries).toHaveLength(5);
  expect(entries[0]?.textContent).toMatch(/ · Firefox, Windows$/);
  await hand.click(screen.getByRole('button', { name: `Show all ${EVENTS.length}` }));
  expect(screen.getAllByRole('listitem')).toHaveLength(EVENTS.length);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a log that is empty or cannot be loaded says so', async () => {
  fakeApi({ 'GET /api/user/security/log': () => success({ events: [] }) });
  await renderScreen(<SecurityLog userId="ada" />, 'it');
  expect(await screen.findByText('Ancora nessun evento.')).toBeDefined();
  fakeApi({ 'GET /api/user/security/log': () => failure('auth.required') });
  await renderScreen(<SecurityLog userId="grace" />, 'it');
  expect(
    await screen.findByText('Non è stato possibile caricare il registro di sicurezza'),
  ).toBeDefined();
});
