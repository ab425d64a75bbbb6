import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PageEditing } from './page-editing.ts';
import type { Drawing } from './sandbox-frame.tsx';
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

function session(): PageEditing {
  return {
    prepare: () => undefined,
    draw: () => '',
    follow: () => ({ kind: 'same' }),
    handle: () => undefined,
    arrived: () => undefined,
  };
}

/** Shows a page that is edited, and waits until a frame waits for the next one. */
async function showWithSpare() {
  const first: Drawing = { ...PAGE, editing: session() };
  const shown = renderHook((drawing: Drawing) => useFrames(drawing, () => undefined), {
    initialProps: first,
  });
  await vi.waitFor(() => expect(shown.result.current.spare).not.toBe(null));
  const { spare } = shown.result.current;
  if (spare === null) throw new Error('no spare frame');
  return { ...shown, first, spare };
}

test('the next page is drawn in the frame that waits for it, and then another one waits', async () => {
  const { result, rerender, first, spare } = await showWithSpare();
  expect(spare).toEqual({ id: 1, isSafe: false, isEdited: true, editing: null });
  act(() => result.current.ready(spare));
  const next: Drawing = { ...PAGE, key: 'b', editing: session() };
  rerender(next);
  const [before, taken] = result.current.mounts;
  expect(before?.editing).toBe(first.editing);
  expect(taken).toEqual({ ...spare, editing: next.editing });
  expect(result.current.spare).toBe(null);
  act(() => (taken === undefined ? undefined : result.current.show(taken)));
  await vi.waitFor(() => expect(result.current.spare?.id).toBe(2));
});

test('a waiting frame that has not answered is left, and one that would run scripts', async () => {
  const { result, rerender, spare } = await showWithSpare();
  rerender({ ...PAGE, key: 'b', editing: session() });
  expect(result.current.mounts.at(-1)?.id).toBe(spare.id + 1);
  const late = await showWithSpare();
  act(() => late.result.current.ready(late.spare));
  act(() => late.result.current.restart({ isSafe: true }));
  expect(late.result.current.mounts.at(-1)).toMatchObject({ id: 2, isSafe: true });
  expect(late.result.current.spare).toBe(null);
});

test('a page that is only looked at has no frame waiting', async () => {
  const { result } = renderHook(() => useFrames(PAGE, () => undefined));
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 400)));
  expect(result.current.spare).toBe(null);
});

test('a page that floods stays without its scripts, and is named for it, until they run again', () => {
  vi.useFakeTimers();
  const { result } = renderHook(() => useFrames(PAGE, () => undefined));
  const [flooding] = result.current.mounts;
  if (flooding === undefined) throw new Error('no frame');
  act(() => result.current.stop(flooding));
  expect(result.current.mounts).toEqual([]);
  act(() => void vi.runAllTimers());
  const [quiet] = result.current.mounts;
  if (quiet === undefined) throw new Error('no frame');
  expect([quiet.isSafe, result.current.health]).toEqual([true, 'flooding']);
  act(() => result.current.renew(quiet, quiet.isSafe));
  expect(result.current.health).toBe('flooding');
  act(() => result.current.restart({ isSafe: false }));
  expect(result.current.health).toBe('fine');
  vi.useRealTimers();
});
