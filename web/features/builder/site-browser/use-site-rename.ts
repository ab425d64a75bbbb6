import { useRef, useState } from 'react';
import type { SiteView } from '#contract/sites.ts';

/** The state of renaming one listed site, and how it starts and ends. */
export function useSiteRename(site: SiteView, onRename: (site: SiteView, name: string) => void) {
  const [isRenaming, setIsRenaming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  function start(): void {
    setIsRenaming(true);
  }
  function end(name: string | null, isByKey: boolean): void {
    setIsRenaming(false);
    if (isByKey) button.current?.focus();
    if (name !== null) onRename(site, name);
  }
  return { isRenaming, button, start, end };
}
