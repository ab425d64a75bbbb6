import { History, Pencil, Trash2 } from 'lucide-react';
import { type KeyboardEvent, memo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { joinClasses } from '#web/components/join-classes.ts';
import { useFocusReturn } from '#web/lib/use-focus-return.ts';
import { openByUuid } from '../tabs/open-document.ts';
import { useWorkspace } from '../workspace-store.ts';
import { FileIcon } from './file-icon.tsx';
import type { FileEntry, FilesContext } from './file-lists.ts';
import { rowActionsStyle } from './file-styles.ts';
import { ListRow, RowAction } from './list-row.tsx';
import { RenameField } from './rename-field.tsx';

interface FileRowProps {
  context: FilesContext;
  file: FileEntry;
  /** True when the list contains files of several folders. */
  hasPath: boolean;
  hasActions: boolean;
  onDelete: (file: FileEntry) => void;
  onOpened: () => void;
}

/** One file. Click opens it; history, rename (F2) and delete (Delete) are beside it. */
export const FileRow = memo(function FileRow(props: FileRowProps) {
  const { context, file, hasPath, hasActions, onDelete, onOpened } = props;
  const t = useTranslations('builderFiles');
  const [isRenaming, setIsRenaming] = useState(false);
  const isCurrent = useWorkspace(({ currentUuid }) => currentUuid === file.uuid);
  const isProcessing = useWorkspace(({ processing }) => processing.has(file.uuid));
  const openDialog = useWorkspace((workspace) => workspace.openDialog);
  const { uuid, name } = file;
  const [button, wantFocus] = useFocusReturn<HTMLButtonElement>();

  async function open(): Promise<void> {
    const result = await openByUuid({ kind: 'file', uuid, userId: context.userId });
    if (result === 'opened') onOpened();
  }
  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'F2') {
      setIsRenaming(true);
    } else if (event.key === 'Delete') {
      focusNeighbour(event.currentTarget);
      onDelete(file);
    } else return;
    event.preventDefault();
  }
  function endRenaming(isByKey: boolean): void {
    if (isByKey) wantFocus();
    setIsRenaming(false);
  }

  if (isRenaming) {
    return (
      <li className="py-0.5">
        <RenameField context={context} file={file} onDone={endRenaming} />
      </li>
    );
  }
  return (
    <ListRow
      ref={button}
      icon={<FileIcon type={file.type} />}
      isCurrent={isCurrent}
      isProcessing={isProcessing}
      aria-keyshortcuts="F2 Delete"
      onClick={() => void open()}
      onKeyDown={handleKey}
      actions={
        <div className={joinClasses(rowActionsStyle, 'pointer-coarse:min-w-30')}>
          {hasActions ? (
            <>
              <RowAction
                label={t('history', { name })}
                icon={History}
                onClick={() => openDialog({ kind: 'history', uuid, name })}
              />
              <RowAction
                label={t('rename', { name })}
                icon={Pencil}
                onClick={() => setIsRenaming(true)}
              />
              <RowAction
                label={t('delete', { name })}
                icon={Trash2}
                onClick={() => onDelete(file)}
              />
            </>
          ) : null}
        </div>
      }
    >
      <span className="truncate">{hasPath ? file.path.slice(1) : name}</span>
      {file.isLocal === true && context.userId !== null ? (
        <span className="ml-auto shrink-0 text-xs text-warning">{t('localOnly')}</span>
      ) : null}
    </ListRow>
  );
});

/** The row is removed, so the focus moves to its neighbour. */
function focusNeighbour(button: Element): void {
  const row = button.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  next?.querySelector('button')?.focus();
}
