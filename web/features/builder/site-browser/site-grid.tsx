import { useTranslations } from 'use-intl';
import type { SiteView } from '#contract/sites.ts';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { pictureUrl, usePictures } from './picture-store.ts';
import { SiteActions, type SiteHandlers } from './site-actions.tsx';
import { SizeText, TimeText } from './site-facts.tsx';
import { SiteTitle } from './site-title.tsx';
import { useSiteRename } from './use-site-rename.ts';

interface SiteGridProps extends SiteHandlers {
  sites: readonly SiteView[];
}

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-4';

/** The sites as a grid of thumbnails. */
export function SiteGrid({ sites, ...handlers }: SiteGridProps) {
  return (
    <ul className={GRID}>
      {sites.map((site) => (
        <SiteCard key={site.uuid} site={site} {...handlers} />
      ))}
    </ul>
  );
}

function SiteCard({ site, ...handlers }: SiteHandlers & { site: SiteView }) {
  const t = useTranslations('builderSites');
  const rename = useSiteRename(site, handlers.onRename);
  const version = usePictures(({ versions }) => versions[site.uuid]);
  return (
    <li className="group overflow-hidden rounded-card border border-line bg-surface transition-colors duration-150 hover:border-edge">
      <button
        type="button"
        aria-label={t('edit', { name: site.name })}
        onClick={() => handlers.onEdit(site)}
        className="block w-full -outline-offset-2"
      >
        <img
          src={pictureUrl(site, version)}
          alt=""
          width={480}
          height={300}
          loading="lazy"
          decoding="async"
          className="aspect-[16/10] w-full border-b border-line bg-sunken object-cover object-top"
        />
      </button>
      <div className="grid gap-1 p-3">
        <SiteTitle key={site.name} site={site} isRenaming={rename.isRenaming} onDone={rename.end} />
        <p className="flex flex-wrap gap-x-2 text-xs text-soft">
          <span className="font-mono">{site.uuid.slice(0, 8)}</span>
          <SizeText bytes={site.size} />
          <span>{t('files', { count: site.files })}</span>
        </p>
        <p className="text-xs text-soft">
          <TimeText at={site.updated_at} />
        </p>
        <div className="-mx-2 mt-1 -mb-2">
          <SiteActions
            site={site}
            onStartRename={rename.start}
            renameButton={rename.button}
            {...handlers}
          />
        </div>
      </div>
    </li>
  );
}

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholders in the grid's layout while the sites are loading. */
export function SiteGridSkeleton() {
  return (
    <ul className={GRID} aria-hidden="true">
      {PLACES.map((place) => (
        <li key={place} className="overflow-hidden rounded-card border border-line">
          <Skeleton className="aspect-[16/10] w-full rounded-none" />
          <div className="grid gap-2 p-3">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-8 w-full" />
          </div>
        </li>
      ))}
    </ul>
  );
}
