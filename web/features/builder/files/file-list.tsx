import { Folder, Globe, Trash2 } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { useTranslations } from 'use-intl';
import { ROOT_FOLDER } from '#domain/files/folder-path.ts';
import { useWorkspace } from '../workspace-store.ts';
import type { FileEntry, FilesContext } from './file-lists.ts';
import { FileRow } from './file-row.tsx';
import { rowActionsStyle } from './file-styles.ts';
import { showFolder } from './file-store.ts';
import { parentFolder, type FolderEntry } from './folder-tree.ts';
import { ListRow, RowAction } from './list-row.tsx';
import { useDeleteFile } from './use-file-changes.ts';
import { useGrowingList } from './use-growing-list.ts';

interface FileListProps {
  context: FilesContext;
  files: readonly FileEntry[];
  folders: readonly FolderEntry[];
  /** Identifies what is listed; when it changes, the list scrolls back to the top. */
  listKey: string;
  isFiltered: boolean;
  /** False when the list did not load: nothing is said of what it may hold. */
  isKnown: boolean;
  onDeleteFolder: (folder: FolderEntry) => void;
  onOpened: () => void;
}

/** Folders, then files, or a sentence when there are none. */
export const FileList = memo(function FileList(props: FileListProps) {
  const { context, files, folders, listKey, isKnown, isFiltered, onDeleteFolder, onOpened } = props;
  // The buttons of a row only appear on hover, so the names are drawn first and the buttons right after.
  const hasActions = useDeferredValue(true, false);
  const { count, endRef } = useGrowingList(listKey);
  const deleteFile = useDeleteFile(context);
  const t = useTranslations('builderFiles');
  if (files.length === 0 && folders.length === 0) {
    const none = isFiltered ? 'noMatch' : 'empty';
    return isKnown ? <p className="px-2 py-4 text-pretty text-soft">{t(none)}</p> : null;
  }
  return (
    <ul aria-label={t('list')}>
      {folders.slice(0, count).map((folder) => (
        <FolderRow
          key={folder.path}
          folder={folder}
          canPublish={context.userId !== null && parentFolder(folder.path) === ROOT_FOLDER}
          onDelete={onDeleteFolder}
        />
      ))}
      {files.slice(0, Math.max(0, count - folders.length)).map((file) => (
        <FileRow
          key={file.uuid}
          context={context}
          file={file}
          hasPath={isFiltered}
          hasActions={hasActions}
          onDelete={deleteFile}
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
  canPublish: boolean;
  onDelete: (folder: FolderEntry) => void;
}

const FolderRow = memo(function FolderRow({ folder, canPublish, onDelete }: FolderRowProps) {
  const t = useTranslations('builderFiles');
  const openDialog = useWorkspace((workspace) => workspace.openDialog);
  return (
    <ListRow
      icon={<Folder className="size-4 shrink-0 fill-marine-wash text-marine" aria-hidden="true" />}
      onClick={() => showFolder(folder.path)}
      actions={
        <div className={rowActionsStyle}>
          {canPublish ? (
            <RowAction
              label={t('publishFolder', { name: folder.name })}
              icon={Globe}
              onClick={() => openDialog({ kind: 'publish-project', folder: folder.path })}
            />
          ) : null}
          <RowAction
            label={t('deleteFolder', { name: folder.name })}
            icon={Trash2}
            onClick={() => onDelete(folder)}
          />
        </div>
      }
    >
      <span className="truncate">{folder.name}</span>
      <span className="ml-auto text-xs text-soft tabular-nums">
        <span aria-hidden="true">{folder.fileCount}</span>
        <span className="sr-only">{t('fileCount', { count: folder.fileCount })}</span>
      </span>
    </ListRow>
  );
});
