import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogActions } from '#web/components/ui/dialog.tsx';
import { deleteFolder } from './change-folder.ts';
import type { FilesContext } from './change-lists.ts';
import type { FolderEntry } from './folder-tree.ts';

interface DeleteFolderDialogProps {
  context: FilesContext;
  /** Null while nothing is asked. */
  folder: FolderEntry | null;
  onClose: () => void;
}

/** Asks before a folder goes with everything in it: that cannot be taken back. */
export function DeleteFolderDialog({ context, folder, onClose }: DeleteFolderDialogProps) {
  const t = useTranslations('builderFiles');
  const [isDeleting, setIsDeleting] = useState(false);
  async function confirm(): Promise<void> {
    if (folder === null) return;
    setIsDeleting(true);
    await deleteFolder(context, folder);
    setIsDeleting(false);
    onClose();
  }
  return (
    <Dialog
      isOpen={folder !== null}
      onClose={onClose}
      title={t('folderDialog.title', { name: folder?.name ?? '' })}
      description={t('folderDialog.body', { count: folder?.fileCount ?? 0 })}
      closeLabel={t('cancel')}
    >
      <DialogActions>
        <Button variant="danger" isPending={isDeleting} onClick={() => void confirm()}>
          {t('folderDialog.confirm')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
