import { useTranslations } from 'use-intl';
import { joinClasses } from '#web/components/join-classes.ts';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { openByUuid } from '../tabs/open-document.ts';
import { useWorkspace } from '../workspace-store.ts';
import { FileIcon } from './file-icon.tsx';
import { useListedFiles } from './use-files.ts';

/** The collapsed panel shows at most so many. */
const SHOWN = 5;

/** How many files the collapsed panel has to show. */
export function useRailFileCount(userId: string | null, isCollapsed: boolean): number {
  return Math.min(useListedFiles(userId, isCollapsed).length, SHOWN);
}

interface RailFilesProps {
  userId: string | null;
  /** Where there is not room for five. */
  most?: number;
  /** True where names stand beside the icons. */
  isNamed?: boolean;
}

/** The collapsed panel: the first five files as icons, with their names where there is room. */
export function RailFiles({ userId, most = SHOWN, isNamed = false }: RailFilesProps) {
  const t = useTranslations('builderFiles');
  const files = useListedFiles(userId);
  const currentUuid = useWorkspace((workspace) => workspace.currentUuid);
  if (files.length === 0) return null;
  return (
    <ul
      aria-label={t('list')}
      className={joinClasses(
        'mt-[3px] grid w-full gap-0.5 border-t border-line pt-[5px]',
        isNamed ? null : 'justify-items-center',
      )}
    >
      {files.slice(0, most).map(({ uuid, name, type }) => (
        <li key={uuid} className="min-w-0">
          <IconButton
            label={t('openFile', { name })}
            aria-current={uuid === currentUuid ? 'true' : undefined}
            onClick={() => void openByUuid({ kind: 'file', uuid, userId })}
            className={joinClasses(
              'aria-[current]:bg-marine-wash',
              isNamed
                ? 'flex! h-7.5! w-full! items-center gap-2.5 px-2.5 pointer-coarse:h-10!'
                : 'size-8! pointer-coarse:size-10!',
            )}
          >
            <FileIcon type={type} />
            {isNamed ? (
              <span className="min-w-0 truncate text-left text-[0.8125rem]">{name}</span>
            ) : null}
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
