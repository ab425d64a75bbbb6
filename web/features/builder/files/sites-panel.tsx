import { useTranslations } from 'use-intl';
import type { PanelProps } from '../panels/lazy-panel.tsx';
import { SavedSites } from './saved-sites.tsx';

const ALL = Number.POSITIVE_INFINITY;

/** Every saved site by name; pictures, search and deletion are in the site browser. */
export function SitesPanel({ userId, onDone }: PanelProps) {
  const t = useTranslations('builderFiles.sites');
  return (
    <div className="h-full overflow-y-auto overscroll-contain px-2 pb-2 text-sm">
      {userId === null ? (
        <p className="px-2 py-4 text-pretty text-soft">{t('signedOut')}</p>
      ) : (
        <SavedSites userId={userId} limit={ALL} onOpened={onDone} />
      )}
    </div>
  );
}
