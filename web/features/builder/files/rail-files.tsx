import { useTranslations } from 'use-intl';
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
}

/** The collapsed panel: the first five files as icons. */
export function RailFiles({ userId, most = SHOWN }: RailFilesProps) {
  const t = useTranslations('builderFiles');
  const files = useListedFiles(userId);
  const currentUuid = useWorkspace((workspace) => workspace.currentUuid);
  if (files.length === 0) return null;
  return (
    <ul
      aria-label={t('list')}
      className="mt-[3px] grid w-full justify-items-center gap-0.5 border-t border-line pt-[5px]"
    >
      {files.slice(0, most).map(({ uuid, name, type }) => (
        <li key={uuid}>
          <IconButton
            label={t('openFile', { name })}
            aria-current={uuid === currentUuid ? 'true' : undefined}
            onClick={() => void openByUuid({ kind: 'file', uuid, userId })}
            className="size-8! aria-[current]:bg-marine-wash pointer-coarse:size-10!"
          >
            <FileIcon type={type} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
