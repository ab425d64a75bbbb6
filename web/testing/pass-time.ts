import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Lets faked time go by and React follow. */
export function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
