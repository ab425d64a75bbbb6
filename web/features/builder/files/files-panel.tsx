import { useQuery } from '@tanstack/react-query';
import { FilePlus, FolderPlus, RefreshCw } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { SearchField } from '#web/components/ui/search-field.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { compareNames, foldText } from '../compare-text.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import type { PanelProps } from '../panels/panel-props.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { type NewEntryForm, openForm, useFilesView } from './file-store.ts';
import { FilesMenu } from './files-menu.tsx';
import { FileList } from './file-list.tsx';
import { childFolders, type FolderEntry } from './folder-tree.ts';
import { type FileEntry, sitesQuery } from './file-lists.ts';
import { ImportOffer } from './import-offer.tsx';
import { NewFileForm, NewFolderForm } from './new-entry-forms.tsx';
import { SavedSites } from './saved-sites.tsx';
import { useFiles } from './use-files.ts';
import { mayDeleteFolder, useDeleteFolder } from './use-folder-changes.ts';

/** The user's files and folders, with the saved sites below. */
export function FilesPanel({ userId, onDone }: PanelProps) {
  const t = useTranslations('builderFiles');
  const folder = useFilesView((view) => view.folder);
  const { context, files, folders, isLoading, hasFailed, isRetrying, retry } = useFiles(userId);
  const form = useFilesView((view) => view.form);
  const [filter, setFilter] = useState('');
  const [leaving, setLeaving] = useState<FolderEntry | null>(null);
  const deletion = useDeleteFolder(context, () => setLeaving(null));
  // A project is placed at the site that has its folder's id, and deleting the folder leaves the site.
  const { data: sites } = useQuery(sitesQuery(userId));
  const placed = sites?.find(({ uuid }) => uuid === leaving?.uuid);
  const wanted = foldText(useDeferredValue(filter).trim());
  const isFiltered = wanted !== '';
  const listed = useMemo(
    () => (wanted === '' ? filesIn(folder, files) : filesLike(wanted, files)),
    [folder, wanted, files],
  );
  const inside = useMemo(
    () => (isFiltered ? [] : childFolders(folder, folders, files)),
    [isFiltered, folder, folders, files],
  );
  const askToDelete = useCallback(
    (it: FolderEntry) => (mayDeleteFolder(context, it) ? setLeaving(it) : undefined),
    [context],
  );
  const fileButton = useRef<HTMLButtonElement>(null);
  const folderButton = useRef<HTMLButtonElement>(null);
  function closeForm(): void {
    (form === 'file' ? fileButton : folderButton).current?.focus();
    openForm(null);
  }
  const toggle = (next: NewEntryForm) => openForm(form === next ? null : next);

  return (
    <div className="flex h-full min-h-0 flex-col text-sm">
      <div className="flex items-center gap-1 py-1 pr-2 pl-2.5">
        <Breadcrumb folder={folder} />
        <IconButton
          ref={fileButton}
          label={t('newFile')}
          aria-expanded={form === 'file'}
          onClick={() => toggle('file')}
        >
          <FilePlus aria-hidden="true" />
        </IconButton>
        <IconButton
          ref={folderButton}
          label={t('newFolder')}
          aria-expanded={form === 'folder'}
          onClick={() => toggle('folder')}
        >
          <FolderPlus aria-hidden="true" />
        </IconButton>
        <FilesMenu userId={userId} onDone={onDone} />
      </div>
      {form === 'file' ? (
        <NewFileForm
          context={context}
          folder={folder}
          folderUuid={folders.find(({ path }) => path === folder)?.uuid ?? null}
          onCreated={onDone}
          onDone={closeForm}
        />
      ) : null}
      {form === 'folder' ? (
        <NewFolderForm context={context} parent={folder} onDone={closeForm} />
      ) : null}
      {hasFailed ? <LoadFailure isRetrying={isRetrying} onRetry={retry} /> : null}
      <ImportOffer key={userId} context={context} />
      <SearchField label={t('filter')} value={filter} onChange={setFilter} className="mx-3 mb-2" />
      <div data-scroll className="min-h-0 grow overflow-y-auto overscroll-contain px-2 pb-2">
        {isLoading ? (
          <ListLoading />
        ) : (
          <FileList
            context={context}
            files={listed}
            folders={inside}
            listKey={`${folder} ${wanted}`}
            isKnown={!hasFailed}
            isFiltered={isFiltered}
            onDeleteFolder={askToDelete}
            onOpened={onDone}
          />
        )}
        <SavedSites userId={userId} limit={5} onOpened={onDone} />
      </div>
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t('folderDialog.title', { name: leaving?.name ?? '' })}
        description={t('folderDialog.body', { count: leaving?.fileCount ?? 0 })}
        variant="danger"
        confirmLabel={t('folderDialog.confirm')}
        cancelLabel={t('cancel')}
        isPending={deletion.isPending}
        onConfirm={() => (leaving === null ? undefined : deletion.mutate(leaving))}
        onClose={() => setLeaving(null)}
      >
        {placed === undefined ? null : (
          <p className="mt-2 text-pretty text-soft">
            {t('folderDialog.site', { name: placed.name })}
          </p>
        )}
      </ConfirmDialog>
    </div>
  );
}

/** Sorted by name. The server sorts by last change, which would move rows under the pointer. */
function filesIn(folder: string, files: readonly FileEntry[]): FileEntry[] {
  return files
    .filter((file) => file.folder === folder)
    .sort((a, b) => compareNames(a.name, b.name));
}

function filesLike(wanted: string, files: readonly FileEntry[]): FileEntry[] {
  return files.filter(({ path }) => foldText(path).includes(wanted));
}

function LoadFailure({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const t = useTranslations('builderFiles');
  return (
    <div role="alert" className="mx-3 mb-2 grid gap-2 rounded-control bg-danger-wash p-3">
      <p className="text-pretty">{t('errors.load')}</p>
      <Button size="small" className="w-fit" isPending={isRetrying} onClick={onRetry}>
        <RefreshCw aria-hidden="true" />
        {t('retry')}
      </Button>
    </div>
  );
}

function ListLoading() {
  return (
    <div className="grid gap-1 py-1">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-9 w-full" />
      ))}
    </div>
  );
}
