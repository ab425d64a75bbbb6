import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

const MOST_CHARACTERS = 80;

/** Says over the home page that the address which was asked for has no page. */
export function MissingPageNotice() {
  const t = useTranslations('home');
  const path = useSyncExternalStore(watchNothing, readMissingPath, () => null);
  if (path === null) return null;
  return (
    <output className="block bg-warning-wash px-4 py-2 text-center text-sm break-words text-warning sm:px-6">
      {t('missingPage', { path: path.slice(0, MOST_CHARACTERS) })}
    </output>
  );
}

/** The first screen leaves it in the entry of the history, which belongs to this visit of this address. */
function readMissingPath(): string | null {
  const state: unknown = window.history.state;
  const isNoted = typeof state === 'object' && state !== null && 'missing' in state;
  return isNoted && typeof state.missing === 'string' ? state.missing : null;
}

function watchNothing(): () => void {
  return () => undefined;
}
