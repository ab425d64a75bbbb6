import { useEffect, useMemo, useState } from 'react';
import { isRenderable } from '#domain/rendering/limits.ts';
import type { Drawing } from './sandbox-frame.tsx';

/**
 * The drawing. If its page is too short to be a real page, the last longer page with the same key stays in the
 * frame.
 */
export function useLastValid(drawing: Drawing): Drawing {
  const { key, html, source, stream, editing = null } = drawing;
  const [valid] = useState(() => new Map<string, string>());
  const isValid = isRenderable(html);
  useEffect(() => {
    if (isValid) valid.set(key, html);
  }, [valid, key, html, isValid]);
  const shown = isValid ? html : (valid.get(key) ?? html);
  return useMemo(
    () => ({ key, html: shown, source, stream, editing }),
    [key, shown, source, stream, editing],
  );
}
