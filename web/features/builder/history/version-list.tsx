import { Eye, FilePlus2, RotateCcw, Save, Sparkles, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { VersionView } from '#contract/files.ts';
import { joinClasses } from '#web/components/join-classes.ts';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { ShortDate } from './short-date.tsx';
import { walkRows } from './walk-rows.ts';

const ICONS: Record<VersionView['origin'], LucideIcon> = {
  create: FilePlus2,
  manual: Save,
  ai: Sparkles,
  restore: RotateCcw,
};

interface VersionListProps {
  versions: readonly VersionView[];
  selectedId: string | null;
  onView: (version: VersionView) => void;
  onRestore: (version: VersionView) => void;
}

/** Newest first. ↑ and ↓ move, Enter opens. */
export function VersionList({ versions, selectedId, onView, onRestore }: VersionListProps) {
  const t = useTranslations('fileHistory');
  return (
    <ul aria-label={t('versions')} className="grid gap-0.5 p-2">
      {versions.map((version) => (
        <VersionRow
          key={version.id}
          version={version}
          isSelected={version.id === selectedId}
          onView={() => onView(version)}
          onRestore={() => onRestore(version)}
        />
      ))}
    </ul>
  );
}

interface VersionRowProps {
  version: VersionView;
  isSelected: boolean;
  onView: () => void;
  onRestore: () => void;
}

function VersionRow({ version, isSelected, onView, onRestore }: VersionRowProps) {
  const t = useTranslations('fileHistory');
  const Icon = ICONS[version.origin];
  const number = { version: version.version };
  return (
    <li
      className={joinClasses(
        'group flex items-center gap-1 rounded-control pr-1 transition-colors duration-150',
        isSelected ? 'bg-marine-wash' : 'hover:bg-hover',
      )}
    >
      <button
        type="button"
        data-row
        aria-current={isSelected || undefined}
        onClick={onView}
        onKeyDown={walkRows}
        className="flex min-w-0 grow items-start gap-2.5 rounded-control px-2 py-2 text-left"
      >
        <Icon className="mt-0.5 size-4 shrink-0 text-soft" aria-hidden="true" />
        <span className="grid min-w-0 gap-0.5">
          <span className="line-clamp-2 text-sm font-medium text-pretty first-letter:uppercase">
            {version.comment === '' ? t(`origins.${version.origin}`) : version.comment}
          </span>
          <span className="truncate text-xs text-soft">
            {t('version', number)}
            {version.is_current ? ` (${t('current')})` : ''}
          </span>
          <span className="text-xs text-soft">
            <ShortDate at={Date.parse(version.created_at)} />
          </span>
        </span>
      </button>
      <IconButton label={t('view', number)} onClick={onView} className="max-sm:hidden">
        <Eye aria-hidden="true" />
      </IconButton>
      <IconButton label={t('restore', number)} onClick={onRestore}>
        <RotateCcw aria-hidden="true" />
      </IconButton>
    </li>
  );
}
