import { type ComponentType, useEffect, useState } from 'react';
import { lazyModule } from '#web/lib/lazy-module.ts';
import type { CodeEditor } from './code-editor.tsx';

const SLOW_AFTER_MS = 10_000;
/** Used when the browser has no idle callback. */
const IDLE_FALLBACK_MS = 2_000;

type Editor = ComponentType<Parameters<typeof CodeEditor>[0]>;

export type EditorLoad =
  | { state: 'loading' }
  | { state: 'ready'; Editor: Editor }
  /** `slow`: ten seconds have passed, but it may still load. */
  | { state: 'failed'; reason: 'slow' | 'failed' };

const loadCodeEditor = lazyModule(() => import('./code-editor.tsx'));

/** Loads the editor when the browser is idle, so that switching to the code is instant. */
export function preloadCodeEditor(): () => void {
  const load = () => void settle();
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(load, IDLE_FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(load);
  return () => cancelIdleCallback(handle);
}

/** The editor's module or the state of loading it. Remount to try again. */
export function useCodeEditor(): EditorLoad {
  const [load, setLoad] = useState<EditorLoad>({ state: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => setLoad({ state: 'failed', reason: 'slow' }), SLOW_AFTER_MS);
    async function wait(): Promise<void> {
      const loaded = await settle();
      clearTimeout(timer);
      if (isCurrent) setLoad(loaded);
    }
    void wait();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, []);
  return load;
}

async function settle(): Promise<EditorLoad> {
  try {
    return { state: 'ready', Editor: (await loadCodeEditor()).CodeEditor };
  } catch {
    return { state: 'failed', reason: 'failed' };
  }
}
