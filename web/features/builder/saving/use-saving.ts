import { useEffect } from 'react';
import { isNobodys, type OpenDocument } from '../workspace/documents.ts';
import { useWorkspace } from '../workspace-store.ts';
import { keepUnsaved, startSaving } from './save-document.ts';

/**
 * Saves the open documents while the builder is shown. If something exists only in this browser, the user is
 * asked before leaving; it is kept in any case.
 */
export function useSaving(userId: string | null): void {
  useEffect(() => startSaving(userId), [userId]);

  useEffect(() => {
    function warn(event: BeforeUnloadEvent): void {
      const { documents } = useWorkspace.getState();
      if (userId !== null && Object.values(documents).some(isAtRisk)) event.preventDefault();
    }
    const keep = () => keepUnsaved(userId);
    window.addEventListener('beforeunload', warn);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('pagehide', keep);
    };
  }, [userId]);
}

function isAtRisk(document: OpenDocument): boolean {
  const { saveState } = document;
  return saveState !== 'saved' && saveState !== 'local' && !isNobodys(document);
}
