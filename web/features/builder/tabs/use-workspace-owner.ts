import { useEffect } from 'react';
import { useSession } from '#web/lib/session-store.ts';
import { leaveGeneration } from '../ask-ai/active-run.ts';
import { forgetSeen } from '../conversation/seen-entries.ts';
import { keepUnsaved } from '../saving/save-document.ts';
import { useWorkspace } from '../workspace-store.ts';
import { inform } from '../toasts/show-notice.ts';

/** The user whose documents are in the workspace; undefined before the first visit. */
let owner: string | null | undefined;

/**
 * Empties the workspace when another user signs in, here or in another tab, so that nobody sees somebody else's
 * documents. Unsaved work stays in this browser under its owner. A visitor who signs in keeps the work.
 */
export function useWorkspaceOwner(userId: string | null): void {
  useEffect(() => {
    const isSomebodyElse = owner !== undefined && owner !== null && owner !== userId;
    if (isSomebodyElse) {
      keepUnsaved(owner ?? null);
      leaveGeneration();
      const { closeAll, setGeneration, setFoundRuns, showPanel } = useWorkspace.getState();
      closeAll();
      setGeneration({ kind: 'idle' });
      setFoundRuns([]);
      forgetSeen();
      showPanel(null);
    }
    owner = userId;
  }, [userId]);

  useEffect(() => {
    return useSession.subscribe(({ user }, before) => {
      if (user !== null || before.user === null) return;
      keepUnsaved(before.user.id);
      inform('builderTabs.signedOut');
    });
  }, []);
}
