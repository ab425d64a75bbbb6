import { useEffect } from 'react';

/** Keeps undo across a reload. Loaded in the background, so the builder does not wait for it. */
export function useKeptHistories(userId: string | null): void {
  useEffect(() => {
    let isLeft = false;
    let stop: (() => void) | undefined;
    async function start(): Promise<void> {
      const { startKeepingHistories } = await import('./keep-histories.ts');
      if (!isLeft) stop = startKeepingHistories(userId);
    }
    // If the module cannot be loaded, undo lasts until the page is closed, as without storage.
    start().catch(() => undefined);
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [userId]);
}
