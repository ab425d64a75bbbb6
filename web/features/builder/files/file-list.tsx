import { Folder, Trash2 } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { useTranslations } from 'use-intl';
import type { FilesContext } from './change-lists.ts';
import { FileRow } from './file-row.tsx';
import { rowActionsStyle, rowButtonStyle, rowStyle } from './file-styles.ts';
import { showFolder } from './file-store.ts';
import type { FolderEntry } from './folder-tree.ts';
import type { FileEntry } from './list-cache.ts';
import { useGrowingList } from './use-growing-list.ts';

interface FileListProps {
  context: FilesContext;
  files: readonly FileEntry[];
  folders: readonly FolderEntry[];
  /** What the list is of: it starts at its beginning when this changes. */
  listKey: string;
  isFiltered: boolean;
  onDeleteFolder: (folder: FolderEntry) => void;
  onOpened: () => void;
}

/** Folders, then files; or a sentence when there is neither. */
export const FileList = memo(function FileList(props: FileListProps) {
  const { context, files, folders, listKey, isFiltered, onDeleteFolder, onOpened } = props;
  // Where a mouse is, a row's buttons show on hover: names are drawn first, their buttons right after.
  const hasActions = useDeferredValue(true, false);
  const { count, endRef } = useGrowingList(listKey);
  const t = useTranslations('builderFiles');
  if (files.length === 0 && folders.length === 0) {
    return <p className="px-2 py-4 text-pretty text-soft">{t(isFiltered ? 'noMatch' : 'empty')}</p>;
  }
  return (
    <ul aria-label={t('list')}>
      {folders.slice(0, count).map((folder) => (
        <FolderRow key={folder.path} folder={folder} onDelete={onDeleteFolder} />
      ))}
      {files.slice(0, Math.max(0, count - folders.length)).map((file) => (
        <FileRow
          key={file.uuid}
          context={context}
          file={file}
          hasPath={isFiltered}
          hasActions={hasActions}
          onOpened={onOpened}
        />
      ))}
      {count < folders.length + files.length ? (
        <li key={count} ref={endRef} aria-hidden="true" className="h-px" />
      ) : null}
    </ul>
  );
});

interface FolderRowProps {
  folder: FolderEntry;
  onDelete: (folder: FolderEntry) => void;
}

const FolderRow = memo(function FolderRow({ folder, onDelete }: FolderRowProps) {
  const t = useTranslations('builderFiles');
  return (
    <li className={rowStyle}>
      <button
        type="button"
        onClick={() => showFolder(folder.path)}
        className="flex h-full min-w-0 grow items-center gap-2 rounded-sm px-2 text-left"
      >
        <Folder className="size-4 shrink-0 fill-marine-wash text-marine" aria-hidden="true" />
        <span className="truncate">{folder.name}</span>
        <span className="ml-auto text-xs text-soft tabular-nums">
          <span aria-hidden="true">{folder.fileCount}</span>
          <span className="sr-only">{t('fileCount', { count: folder.fileCount })}</span>
        </span>
      </button>
      <div className={rowActionsStyle}>
        <button
          type="button"
          aria-label={t('deleteFolder', { name: folder.name })}
          onClick={() => onDelete(folder)}
          className={rowButtonStyle}
        >
          <Trash2 aria-hidden="true" />
        </button>
      </div>
    </li>
  );
});
