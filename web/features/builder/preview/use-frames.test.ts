import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFrames } from './use-frames.ts';

const PAGE = { key: 'a', html: '<h1>Page</h1>', stream: null };

test('what a frame says after another one took its place changes nothing', () => {
  const onFresh = vi.fn();
  const { result } = renderHook(() => useFrames(PAGE, onFresh));
  const [old] = result.current.mounts;
  if (old === undefined) throw new Error('no frame');
  const before = result.current;
  act(() => before.renew(old, false));
  act(() => result.current.show(result.current.mounts[1] ?? old));
  const now = result.current;
  expect(onFresh).toHaveBeenCalledTimes(1);
  act(() => {
    before.leave(old);
    before.hear(old, true);
    before.renew(old, true);
  });
  expect(onFresh).toHaveBeenCalledTimes(1);
  expect(result.current).toMatchObject({
    mounts: now.mounts,
    shownId: now.shownId,
    health: 'fine',
  });
});

test('a page that never answers is noticed while another frame waits behind it', () => {
  const { result } = renderHook(() => useFrames(PAGE, () => undefined));
  const [old] = result.current.mounts;
  if (old === undefined) throw new Error('no frame');
  act(() => result.current.renew(old, false));
  act(() => result.current.hear(old, true));
  expect(result.current.health).toBe('silent');
});

test('a page that leaves twice is drawn again without its scripts', () => {
  const { result } = renderHook(() => useFrames(PAGE, () => undefined));
  for (const _ of [1, 2]) {
    const newest = result.current.mounts.at(-1);
    if (newest === undefined) throw new Error('no frame');
    act(() => result.current.leave(newest));
  }
  expect(result.current.mounts.at(-1)?.isSafe).toBe(true);
  expect(result.current.health).toBe('safe');
});
