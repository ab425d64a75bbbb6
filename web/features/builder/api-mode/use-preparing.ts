import { useEffect, useState } from 'react';
import { currentStream, isGenerating, useWorkspace } from '../workspace-store.ts';
import { API_MODE_LIMITS } from './api-mode-limits.ts';
import { isPreparing } from './is-preparing.ts';

/** True while the page that is shown is being prepared: API-editing mode is on and nothing has arrived. */
export function usePreparing(): boolean {
  const run = useWorkspace((workspace) =>
    isGenerating(workspace) && workspace.generation.kind === 'working'
      ? workspace.generation
      : null,
  );
  const hasText = useWorkspace((workspace) => Boolean(currentStream(workspace)));
  const startedAt = run?.startedAt ?? null;
  const [endedAt, setEndedAt] = useState<number | null>(null);
  useEffect(() => {
    if (startedAt === null) return;
    const leftMs = startedAt + API_MODE_LIMITS.preparingMs - Date.now();
    const timer = setTimeout(() => setEndedAt(startedAt), Math.max(0, leftMs));
    return () => clearTimeout(timer);
  }, [startedAt]);
  if (run === null) return false;
  const elapsedMs = endedAt === startedAt ? API_MODE_LIMITS.preparingMs : 0;
  return isPreparing({ stage: run.stage, hasText, elapsedMs });
}
