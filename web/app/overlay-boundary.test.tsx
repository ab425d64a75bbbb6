import { render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { OverlayBoundary } from './overlay-boundary.tsx';

const Unreachable = lazy(() => Promise.reject(new TypeError('Failed to fetch')));

test('an overlay whose code cannot be fetched leaves the screen alone and says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const onFailure = vi.fn<(error: unknown) => void>();
  render(
    <>
      <p>the work</p>
      <OverlayBoundary onFailure={onFailure}>
        <Suspense fallback={null}>
          <Unreachable />
        </Suspense>
      </OverlayBoundary>
    </>,
  );
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  expect(screen.getByText('the work')).toBeDefined();
  vi.restoreAllMocks();
});
