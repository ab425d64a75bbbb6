import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPrompt } from '#web/lib/pending-prompt.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { ConnectionBoundary } from './connection-boundary.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazyScreen } from './lazy-screen.ts';

const reload = vi.fn<() => void>();
const fetchFile = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', fetchFile.mockRejectedValue(new TypeError('Failed to fetch')));
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

async function showUnreachable(): Promise<void> {
  const Builder = lazyScreen(['core'], () => Promise.reject(new TypeError('Failed to fetch')));
  await renderScreen(
    <ErrorBoundary>
      <ConnectionBoundary frame={({ children }) => <div data-testid="shell">{children}</div>}>
        <Suspense fallback={null}>
          <Builder />
        </Suspense>
      </ConnectionBoundary>
    </ErrorBoundary>,
    'it',
  );
}

test('a screen that cannot be loaded names the connection inside the shell, and the kept words', async () => {
  keepPrompt('Un panificio a Torino');
  await showUnreachable();
  const shell = await screen.findByTestId('shell');
  expect(shell.contains(screen.getByRole('heading', { name: 'Nessuna connessione' }))).toBe(true);
  expect(screen.getByText('La tua richiesta resta qui: “Un panificio a Torino”')).toBeDefined();
  expect(screen.queryByText('Questa pagina si è bloccata')).toBeNull();
});

test('the screen loads by itself when the network returns, and not before', async () => {
  await showUnreachable();
  await screen.findByRole('heading', { name: 'Nessuna connessione' });
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(fetchFile).toHaveBeenCalledTimes(2));
  expect(reload).not.toHaveBeenCalled();
  fetchFile.mockResolvedValue(new Response());
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('a screen that crashed for another reason is not called a lost connection', async () => {
  function Broken(): never {
    throw new TypeError('x is undefined');
  }
  await renderScreen(
    <ErrorBoundary>
      <ConnectionBoundary>
        <Broken />
      </ConnectionBoundary>
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'This page stopped working' })).toBeDefined();
});
