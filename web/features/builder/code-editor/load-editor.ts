import { type ComponentType, useEffect, useState } from 'react';
import { importAgain } from '#web/lib/import-again.ts';
import type { CodeEditor } from './code-editor.tsx';

const SLOW_AFTER_MS = 10_000;
/** Where the browser has no idle callback. */
const IDLE_FALLBACK_MS = 2_000;

type Editor = ComponentType<Parameters<typeof CodeEditor>[0]>;

export type EditorLoad =
  | { state: 'loading' }
  | { state: 'ready'; Editor: Editor }
  /** `slow`: ten seconds have passed; it may still come. */
  | { state: 'failed'; reason: 'slow' | 'failed' };

let loading: Promise<Editor> | null = null;
let failure: unknown;

/** Fetches the editor once; after a failure the next call tries again. */
function loadCodeEditor(): Promise<Editor> {
  loading ??= importEditor().then(
    (module) => module.CodeEditor,
    (error: unknown) => {
      loading = null;
      failure = error;
      throw error;
    },
  );
  return loading;
}

function importEditor(): Promise<{ CodeEditor: Editor }> {
  return failure === undefined ? import('./code-editor.tsx') : importAgain(failure);
}

/** Fetches the editor when the browser has nothing better to do, so that switching to the code is instant. */
export function preloadCodeEditor(): () => void {
  const load = () => void settle();
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(load, IDLE_FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(load);
  return () => cancelIdleCallback(handle);
}

/** The editor's code, on its way or here. Mount anew to try again. */
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
    return { state: 'ready', Editor: await loadCodeEditor() };
  } catch {
    return { state: 'failed', reason: 'failed' };
  }
}
