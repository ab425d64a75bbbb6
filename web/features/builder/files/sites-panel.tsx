import type { PanelProps } from '../panels/panel-props.ts';
import { SavedSites } from './saved-sites.tsx';

const ALL = Number.POSITIVE_INFINITY;

/** Every saved site by name. Thumbnails, search and deletion are in the site browser. */
export function SitesPanel({ userId, onDone }: PanelProps) {
  return (
    <div className="h-full overflow-y-auto overscroll-contain px-2 pb-2 text-sm [&>section]:mt-0 [&>section]:border-t-0">
      <SavedSites userId={userId} limit={ALL} isTitled onOpened={onDone} />
    </div>
  );
}
