import { Ellipsis, FileUp, FolderTree } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Menu, MenuItem } from '#web/components/ui/menu.tsx';
import { chooseImport, startNaming } from '../export/export-store.ts';
import { requireAccount } from '../export/require-account.ts';

interface FilesMenuProps {
  userId: string | null;
  onDone: () => void;
}

/** What brings several files at once: a new project, and files from this device. */
export function FilesMenu({ userId, onDone }: FilesMenuProps) {
  const t = useTranslations('builderFiles');
  const titles = useTranslations('builderCommands.titles');
  function startProject(): void {
    onDone();
    if (requireAccount(userId, 'loginProject', startNaming)) startNaming();
  }
  function importFiles(): void {
    onDone();
    if (requireAccount(userId, 'loginImport', chooseImport)) chooseImport();
  }
  return (
    <Menu
      trigger={
        <IconButton label={t('more')}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem onClick={startProject}>
        <FolderTree aria-hidden="true" />
        {titles('newProject')}
      </MenuItem>
      <MenuItem onClick={importFiles}>
        <FileUp aria-hidden="true" />
        {titles('importFiles')}
      </MenuItem>
    </Menu>
  );
}
