import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { renderScreen } from '#web/testing/render.tsx';
import { openFirstScreen } from '../open-first-screen.ts';
import { MissingPageNotice } from './missing-page-notice.tsx';

vi.mock('../load-page.ts', () => ({ loadPage: () => Promise.resolve() }));

afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('an address without a page says so over the home page, until the visitor goes on', async () => {
  window.history.replaceState(null, '', '/it/non-esiste');
  await openFirstScreen();
  expect(window.location.pathname).toBe('/it');
  await renderScreen(<MissingPageNotice />, 'it');
  expect(screen.getByRole('status').textContent).toContain('/it/non-esiste');
  act(() => navigate('/it/pricing'));
  expect(screen.queryByRole('status')).toBeNull();
  act(() => navigate('/it'));
  expect(screen.queryByRole('status')).toBeNull();
});

test('the home page itself says nothing', async () => {
  window.history.replaceState(null, '', '/');
  await openFirstScreen();
  await renderScreen(<MissingPageNotice />);
  expect(screen.queryByRole('status')).toBeNull();
});
