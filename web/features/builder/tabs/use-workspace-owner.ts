import { useEffect } from 'react';
import { translator } from '#web/i18n/language-store.ts';
import { useSession } from '#web/lib/session-store.ts';
import { showInfo } from '#web/lib/show-success.ts';
import { leaveGeneration } from '../ask-ai/active-run.ts';
import { keepUnsaved } from '../saving/save-document.ts';
import { useWorkspace } from '../workspace-store.ts';

/** Whose documents the workspace holds; undefined until the first visit. */
let owner: string | null | undefined;

/**
 * Empties the workspace when somebody else signs in, here or in another tab: nobody sees the documents of
 * somebody else. What was not saved stays in this browser, under its owner. Who signs in without having been
 * signed in keeps the work.
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
      showPanel(null);
    }
    owner = userId;
  }, [userId]);

  useEffect(() => {
    return useSession.subscribe(({ user }, before) => {
      if (user !== null || before.user === null) return;
      keepUnsaved(before.user.id);
      showInfo(translator()('builderTabs.signedOut'));
    });
  }, []);
}
