import { useEffect, useMemo, useState } from 'react';
import { isRenderable } from '#domain/rendering/limits.ts';
import { mayNeedCleaning } from '#domain/rendering/may-need-cleaning.ts';
import { cleanPage } from './clean-worker-client.ts';

/** If cleaning takes longer, the page is drawn as it is, and again when it has been cleaned. */
const PATIENCE_MS = 400;

interface Cleaned {
  source: string;
  html: string;
}

/**
 * The page after the cleanup rules for rendering; null while it is being cleaned or not `isLive`. Most pages need no cleaning
 * and are returned at once. The others are cleaned in a worker, which is loaded on first use.
 */
export function useCleanPage(html: string, isLive: boolean): string | null {
  // Looking through a large page takes longer than drawing a change of it.
  const isClean = useMemo(
    () => isLive && (!isRenderable(html) || !mayNeedCleaning(html)),
    [html, isLive],
  );
  const [cleaned, setCleaned] = useState<Cleaned | null>(null);
  const isWanted = isLive && !isClean;
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const answer = (result: string): void => {
      if (isCurrent) setCleaned({ source: html, html: result });
    };
    const timer = setTimeout(() => answer(html), PATIENCE_MS);
    async function clean(): Promise<void> {
      const result = await cleanPage(html);
      clearTimeout(timer);
      answer(result ?? html);
    }
    void clean();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [html, isWanted]);
  if (!isLive) return null;
  if (isClean) return html;
  return cleaned?.source === html ? cleaned.html : null;
}
