import { useEffect } from 'react';

/** Keeps what can be undone over a reload. Nothing waits for it, so the builder is shown without it. */
export function useKeptHistories(userId: string | null): void {
  useEffect(() => {
    let isLeft = false;
    let stop: (() => void) | undefined;
    async function start(): Promise<void> {
      const { startKeepingHistories } = await import('./keep-histories.ts');
      if (!isLeft) stop = startKeepingHistories(userId);
    }
    // Without the file, as without storage, undo lasts until the page is left.
    start().catch(() => undefined);
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [userId]);
}
