import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { dropSession, holdSession, useStops } from '#web/lib/session-store.ts';
import { createUser } from '#web/testing/factories.ts';
import { usePaidStops } from './use-paid-stops.ts';

afterEach(() => {
  vi.useRealTimers();
  dropSession();
});

test('that a stop costs its credit is told until the next one is free, and to nobody signed out', () => {
  vi.useFakeTimers();
  holdSession({ user: createUser(), token: null });
  const renewAt = Date.now() + 10_000;
  useStops.setState({ renewAt });
  const { result } = renderHook(usePaidStops);
  expect(result.current).toBe(renewAt);
  act(() => void vi.advanceTimersByTime(9_999));
  expect(result.current).toBe(renewAt);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBeNull();
  act(() => useStops.setState({ renewAt: Date.now() + 10_000 }));
  act(() => dropSession());
  expect(result.current).toBeNull();
});
