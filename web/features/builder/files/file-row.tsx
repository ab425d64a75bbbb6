import { History, Pencil, Trash2 } from 'lucide-react';
import { type KeyboardEvent, memo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { joinClasses } from '#web/components/join-classes.ts';
import { useFocusReturn } from '#web/lib/use-focus-return.ts';
import { LongSpinner } from '../long-spinner.tsx';
import { openByUuid } from '../tabs/open-document.ts';
import { useWorkspace } from '../workspace-store.ts';
import type { FilesContext } from './change-lists.ts';
import { deleteFile } from './delete-file.ts';
import { FileIcon } from './file-icon.tsx';
import { rowActionsStyle, rowButtonStyle, rowStyle } from './file-styles.ts';
import type { FileEntry } from './list-cache.ts';
import { RenameField } from './rename-field.tsx';

interface FileRowProps {
  context: FilesContext;
  file: FileEntry;
  /** True where files of several folders stand together. */
  hasPath: boolean;
  hasActions: boolean;
  onOpened: () => void;
}

/** One file: opens on click; history, rename (F2) and delete (Delete) beside it. */
export const FileRow = memo(function FileRow(props: FileRowProps) {
  const { context, file, hasPath, hasActions, onOpened } = props;
  const t = useTranslations('builderFiles');
  const [isRenaming, setIsRenaming] = useState(false);
  const isCurrent = useWorkspace(({ currentUuid }) => currentUuid === file.uuid);
  const isProcessing = useWorkspace(({ processing }) => processing.has(file.uuid));
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
      deleteFile(context, file);
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
    <li className={rowStyle}>
      <button
        ref={button}
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        aria-busy={isProcessing || undefined}
        aria-keyshortcuts="F2 Delete"
        onClick={() => void open()}
        onKeyDown={handleKey}
        className="flex h-full min-w-0 grow items-center gap-2 rounded-sm px-2 text-left -outline-offset-2"
      >
        {isProcessing ? (
          <LongSpinner className="size-4 shrink-0 text-marine" />
        ) : (
          <FileIcon type={file.type} />
        )}
        <span className="truncate">{hasPath ? file.path.slice(1) : name}</span>
        {file.isLocal === true && context.userId !== null ? (
          <span className="ml-auto shrink-0 text-xs text-warning">{t('localOnly')}</span>
        ) : null}
      </button>
      <div className={joinClasses(rowActionsStyle, 'pointer-coarse:min-w-30')}>
        {hasActions ? (
          <FileActions context={context} file={file} onRename={() => setIsRenaming(true)} />
        ) : null}
      </div>
    </li>
  );
});

/** The row goes: its neighbour has the focus. */
function focusNeighbour(button: Element): void {
  const row = button.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  next?.querySelector('button')?.focus();
}

interface FileActionsProps {
  context: FilesContext;
  file: FileEntry;
  onRename: () => void;
}

function FileActions({ context, file, onRename }: FileActionsProps) {
  const t = useTranslations('builderFiles');
  const openDialog = useWorkspace((workspace) => workspace.openDialog);
  const { uuid, name } = file;
  return (
    <>
      <button
        type="button"
        aria-label={t('history', { name })}
        onClick={() => openDialog({ kind: 'history', uuid, name })}
        className={rowButtonStyle}
      >
        <History aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={t('rename', { name })}
        onClick={onRename}
        className={rowButtonStyle}
      >
        <Pencil aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={t('delete', { name })}
        onClick={() => deleteFile(context, file)}
        className={rowButtonStyle}
      >
        <Trash2 aria-hidden="true" />
      </button>
    </>
  );
}
