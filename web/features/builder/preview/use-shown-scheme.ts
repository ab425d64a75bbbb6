import { useMediaQuery } from '#web/lib/use-media-query.ts';
import { useWorkspace } from '../workspace-store.ts';

/** The colour scheme that pages are shown in: the chosen one, or that of this device. */
export function useShownScheme(): 'light' | 'dark' {
  const chosen = useWorkspace((workspace) => workspace.scheme);
  const isDarkHere = useMediaQuery('(prefers-color-scheme: dark)');
  return chosen ?? (isDarkHere ? 'dark' : 'light');
}
