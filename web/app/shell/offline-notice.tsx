import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

function followNetwork(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

/** Shown while there is no network. */
export function OfflineNotice() {
  const t = useTranslations('shell');
  const isOnline = useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  );
  return (
    <output className="contents">
      {isOnline ? null : (
        <span className="fixed bottom-4 left-4 z-20 flex max-w-[calc(100%-6rem)] animate-appear items-center gap-2.5 rounded-control bg-warning-wash px-4 py-2.5 text-sm text-warning shadow-float">
          <WifiOff className="size-4 shrink-0" aria-hidden="true" />
          {t('offline')}
        </span>
      )}
    </output>
  );
}
