import { useEffect, useRef } from 'react';
import { currentDocument, useWorkspace } from '../workspace-store.ts';
import { findRuns } from './find-runs.ts';

/**
 * Looks for runs of other tabs, visits and devices when the builder opens and with each document that is
 * opened.
 */
export function useFoundRuns(userId: string | null): void {
  const shown = useWorkspace((workspace) => {
    const document = currentDocument(workspace);
    return document === null || document.revision === 0 ? null : document.uuid;
  });
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const visit = `${userId} ${shown}`;
    if (userId === null || asked.current.has(visit)) return;
    asked.current.add(visit);
    void findRuns();
  }, [userId, shown]);
}
