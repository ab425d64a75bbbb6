import { useEffect, useEffectEvent } from 'react';
import type { RequestAgain } from '../workspace/generation-slice.ts';
import { showsStarter, useWorkspace, type Workspace } from '../workspace-store.ts';
import { usePrompt, type DueRequest } from './prompt-store.ts';

/** Sends a request that was made before the builder was there, or before a sign-in, once its document is shown. */
export function useDuePrompt(send: (request: RequestAgain) => void): void {
  const due = usePrompt((state) => state.due);
  const isReady = useWorkspace((workspace) => due !== null && isFor(due, workspace));
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    if (!isReady) return;
    const taken = usePrompt.getState().takeDue();
    if (taken !== null) sendNow(taken.request);
  }, [isReady]);
}

function isFor({ uuid }: DueRequest, workspace: Workspace): boolean {
  if (workspace.generation.kind === 'working') return false;
  return uuid === null ? showsStarter(workspace) : workspace.currentUuid === uuid;
}
