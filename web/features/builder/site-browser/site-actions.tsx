import { ExternalLink, SquarePen, TextCursorInput, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import type { SiteView } from '#contract/sites.ts';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Tooltip } from '#web/components/ui/tooltip.tsx';

export interface SiteHandlers {
  onEdit: (site: SiteView) => void;
  onRename: (site: SiteView, name: string) => void;
  onDelete: (site: SiteView) => void;
}

interface SiteActionsProps extends SiteHandlers {
  site: SiteView;
  onStartRename: () => void;
  renameButton: Ref<HTMLButtonElement>;
}

/** The actions for one site. */
export function SiteActions(props: SiteActionsProps) {
  const { site, onEdit, onStartRename, renameButton, onDelete } = props;
  const t = useTranslations('builderSites');
  const { name } = site;
  return (
    <div className="flex shrink-0">
      <IconButton label={t('edit', { name })} onClick={() => onEdit(site)}>
        <SquarePen aria-hidden="true" />
      </IconButton>
      <Tooltip text={t('view', { name })}>
        <a
          href={site.url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('view', { name })}
          className="inline-grid size-9 place-items-center rounded-control hover:bg-hover pointer-coarse:size-10"
        >
          <ExternalLink className="size-[1.125rem]" aria-hidden="true" />
        </a>
      </Tooltip>
      <IconButton ref={renameButton} label={t('rename', { name })} onClick={onStartRename}>
        <TextCursorInput aria-hidden="true" />
      </IconButton>
      <IconButton label={t('delete', { name })} onClick={() => onDelete(site)} className="ml-auto">
        <Trash2 aria-hidden="true" />
      </IconButton>
    </div>
  );
}
