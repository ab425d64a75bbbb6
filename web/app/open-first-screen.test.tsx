import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MissingPageNotice } from '#web/features/home/missing-page-notice.tsx';
import { renderScreen } from '#web/testing/render.tsx';
import { openFirstScreen } from './open-first-screen.ts';

afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('an address without a page is named over the home page, until the visitor goes on', async () => {
  window.history.replaceState(null, '', '/it/non-esiste?a=b');
  await openFirstScreen();
  expect(window.location.pathname).toBe('/it');
  await renderScreen(<MissingPageNotice />, 'it');
  expect(screen.getByRole('status').textContent).toContain('/it/non-esiste');
  window.history.pushState(null, '', '/it');
  cleanup();
  await renderScreen(<MissingPageNotice />, 'it');
  expect(screen.queryByRole('status')).toBeNull();
});

test.each(['/', '/it'])('the home page at %s says nothing', async (path) => {
  window.history.replaceState(null, '', path);
  await openFirstScreen();
  await renderScreen(<MissingPageNotice />);
  expect(screen.queryByRole('status')).toBeNull();
});
