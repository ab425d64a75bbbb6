import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { ROOT_FOLDER } from '#domain/files/folder-path.ts';
import { showFolder } from './file-store.ts';
import { folderTrail } from './folder-tree.ts';

/** The path of the folder shown: `/`, then each folder. */
export function Breadcrumb({ folder }: { folder: string }) {
  const t = useTranslations('builderFiles');
  const trail = folderTrail(folder);
  return (
    <nav aria-label={t('path')} className="min-w-0 grow overflow-x-auto [scrollbar-width:none]">
      <ol className="flex items-center">
        <li>
          <Step name={ROOT_FOLDER} path={ROOT_FOLDER} isCurrent={trail.length === 0} />
        </li>
        {trail.map(({ name, path }, index) => (
          <Fragment key={path}>
            {index === 0 ? null : (
              <ChevronRight className="size-3.5 shrink-0 text-soft" aria-hidden="true" />
            )}
            <li className="min-w-0">
              <Step name={name} path={path} isCurrent={index === trail.length - 1} />
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}

function Step({ name, path, isCurrent }: { name: string; path: string; isCurrent: boolean }) {
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'location' : undefined}
      onClick={() => showFolder(path)}
      className="h-8 max-w-32 min-w-7 truncate rounded-sm px-1.5 text-soft hover:bg-hover hover:text-ink aria-[current]:font-medium aria-[current]:text-ink pointer-coarse:h-10 pointer-coarse:min-w-10"
    >
      {name}
    </button>
  );
}
