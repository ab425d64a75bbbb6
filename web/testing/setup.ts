import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// The test files share a document and its modules: nothing of one may reach the next.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});
