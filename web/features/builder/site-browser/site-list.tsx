import { useTranslations } from 'use-intl';
import type { SiteView } from '#contract/sites.ts';
import { SiteActions, type SiteHandlers } from './site-actions.tsx';
import { SizeText, TimeText } from './site-facts.tsx';
import { SiteTitle } from './site-title.tsx';
import { useSiteRename } from './use-site-rename.ts';

interface SiteListProps extends SiteHandlers {
  sites: readonly SiteView[];
}

/** The sites as a table; a click on a row opens its site. */
export function SiteList({ sites, ...handlers }: SiteListProps) {
  const t = useTranslations('builderSites');
  return (
    <table className="w-full table-fixed text-left text-sm">
      <thead className="text-xs text-soft">
        <tr className="border-b border-line">
          <th className="py-2 pr-2 pl-3 font-medium">{t('columns.name')}</th>
          <th className="w-48 py-2 pr-2 font-medium max-md:hidden">{t('columns.updated')}</th>
          <th className="w-24 py-2 pr-2 font-medium max-md:hidden">{t('columns.size')}</th>
          <th className="w-40 py-2 pr-3 text-right font-medium">{t('columns.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {sites.map((site) => (
          <SiteRow key={site.uuid} site={site} {...handlers} />
        ))}
      </tbody>
    </table>
  );
}

function SiteRow({ site, ...handlers }: SiteHandlers & { site: SiteView }) {
  const rename = useSiteRename(site, handlers.onRename);
  return (
    <tr className="relative border-b border-line last:border-0 hover:bg-hover/60">
      <td className="py-2 pr-2 pl-3">
        {rename.isRenaming ? (
          <SiteTitle site={site} isRenaming onDone={rename.end} />
        ) : (
          <button
            type="button"
            onClick={() => handlers.onEdit(site)}
            // Makes the whole row clickable.
            className="block max-w-full text-left after:absolute after:inset-0"
          >
            <SiteTitle site={site} isRenaming={false} onDone={() => undefined} />
            <span className="block truncate text-xs text-soft">
              <span className="font-mono">{site.uuid.slice(0, 8)}</span>
              <span className="md:hidden">
                {' '}
                · <SizeText bytes={site.size} />
              </span>
            </span>
            <span className="block text-xs text-soft md:hidden">
              <TimeText at={site.updated_at} />
            </span>
          </button>
        )}
      </td>
      <td className="py-2 pr-2 text-soft max-md:hidden">
        <TimeText at={site.updated_at} />
      </td>
      <td className="py-2 pr-2 text-soft max-md:hidden">
        <SizeText bytes={site.size} />
      </td>
      <td className="relative py-2 pr-2">
        <div className="flex justify-end">
          <SiteActions
            site={site}
            onStartRename={rename.start}
            renameButton={rename.button}
            {...handlers}
          />
        </div>
      </td>
    </tr>
  );
}
