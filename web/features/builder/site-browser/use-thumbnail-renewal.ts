import { useEffect } from 'react';
import type { OpenDocument } from '../workspace/documents.ts';
import { useWorkspace } from '../workspace-store.ts';
import { keepPicture } from './picture-store.ts';

/** Waits for a pause after several saves in a row, because a thumbnail is not urgent. */
const QUIET_MS = 2_500;

/** Renews the thumbnail of each open site some time after a save, when the browser is idle. */
export function useThumbnailRenewal(userId: string | null): void {
  useEffect(() => {
    if (userId === null) return;
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const unsubscribe = useWorkspace.subscribe(({ documents }, before) => {
      for (const document of Object.values(documents)) {
        if (!wasSaved(document, before.documents[document.uuid])) continue;
        clearTimeout(timers.get(document.uuid));
        const { uuid, savedText } = document;
        timers.set(
          uuid,
          setTimeout(() => whenIdle(() => void keepPicture(uuid, savedText ?? '')), QUIET_MS),
        );
      }
    });
    return () => {
      unsubscribe();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [userId]);
}

function wasSaved(document: OpenDocument, before: OpenDocument | undefined): boolean {
  return (
    document.kind === 'site' &&
    before !== undefined &&
    document.savedText !== null &&
    document.savedText !== before.savedText
  );
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5_000 });
  else work();
}
