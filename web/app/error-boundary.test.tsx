import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/render.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { ErrorBoundary } from './error-boundary.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

function Broken({ error }: { error: Error }): never {
  throw error;
}

test('a broken screen says what to do, and nothing of a reference that there is not', async () => {
  await renderScreen(
    <ErrorBoundary>
      <Broken error={new TypeError('x is undefined')} />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'This page stopped working' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined();
  expect(screen.queryByText(/reference|undefined/)).toBeNull();
});

test('a screen broken by a call gives the id of its request, in the visitor’s language', async () => {
  const error = new ApiError({
    code: 'server.internal',
    status: 500,
    message: 'Qualcosa è andato storto.',
    requestId: 'req-42',
  });
  await renderScreen(
    <ErrorBoundary>
      <Broken error={error} />
    </ErrorBoundary>,
    'it',
  );
  expect(screen.getByText('Se succede di nuovo, mandaci questo riferimento: req-42')).toBeDefined();
});
