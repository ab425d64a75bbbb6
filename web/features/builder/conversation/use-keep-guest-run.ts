import { useEffect } from 'react';
import { queryClient } from '#web/lib/query-client.ts';
import { forgetGuestRun, guestRunOf } from '../ask-ai/guest-run.ts';
import { currentDocument, useWorkspace } from '../workspace-store.ts';
import { keepGuestRun } from './conversation-query.ts';

/** The conversation of a guest goes along when the page is saved in an account. */
export function useKeepGuestRun(userId: string | null): void {
  const saved = useWorkspace((workspace) => {
    const document = currentDocument(workspace);
    return document !== null && document.revision > 0 ? document.uuid : null;
  });
  useEffect(() => {
    const run = saved === null ? null : guestRunOf(saved);
    if (userId === null || saved === null || run === null) return;
    async function keep(id: string, uuid: string): Promise<void> {
      try {
        await keepGuestRun(id, uuid);
        forgetGuestRun(uuid);
        await queryClient.invalidateQueries({ queryKey: ['conversation', userId, uuid] });
      } catch {
        // This browser remembers the run, so the next visit tries again.
      }
    }
    void keep(run, saved);
  }, [userId, saved]);
}
