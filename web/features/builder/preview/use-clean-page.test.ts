import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanForRendering } from '#domain/rendering/clean-for-rendering.ts';
import { useCleanPage } from './use-clean-page.ts';
import type { CleanRequest } from './clean-worker-client.ts';

const CLEAN = '<!doctype html><html><body><p>as it is</p></body></html>';
const DIRTY = CLEAN.replace('<p>', '<p contenteditable="true">');

afterEach(() => vi.unstubAllGlobals());

test('without a worker the page is drawn as it is', async () => {
  const { result } = renderHook(() => useCleanPage(DIRTY, true));
  await waitFor(() => expect(result.current).toBe(DIRTY));
});

/** Runs the worker's code in this thread. */
class ThreadlessWorker extends EventTarget {
  static started = 0;
  constructor() {
    super();
    ThreadlessWorker.started += 1;
  }
  postMessage({ id, html }: CleanRequest): void {
    const data = { id, html: cleanForRendering(html).html };
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })), 5);
  }
}

test('a page that needs it is cleaned in a worker, another one is answered at once', async () => {
  vi.stubGlobal('Worker', ThreadlessWorker);
  const { result, rerender } = renderHook(([html, isLive]) => useCleanPage(html, isLive), {
    initialProps: [CLEAN, true] as [string, boolean],
  });
  expect(result.current).toBe(CLEAN);
  for (const unseen of [CLEAN, DIRTY]) {
    rerender([unseen, false]);
    expect(result.current).toBeNull();
  }
  expect(ThreadlessWorker.started).toBe(0);
  rerender([DIRTY, true]);
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current).toBe(CLEAN));
  rerender([DIRTY.replace('as it', 'as she'), true]);
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current).toBe(CLEAN.replace('as it', 'as she')));
  expect(ThreadlessWorker.started).toBe(1);
});
