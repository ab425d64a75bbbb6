import { Download, FileArchive, FileDown, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { Menu, MenuItem } from '#web/components/ui/menu.tsx';
import { type CommandActions, type CommandId, commandOf } from '../palette/commands.ts';

/** The ways to export. */
export const EXPORTS = [
  { id: 'exportFile', icon: FileDown },
  { id: 'exportProject', icon: FileArchive },
] as const satisfies readonly { id: CommandId; icon: LucideIcon }[];

/** The menu for export; on phones its items are in the menu of the toolbar. */
export function ExportMenu({ actions }: { actions: CommandActions }) {
  const t = useTranslations('builderExport');
  const titles = useTranslations('builderCommands.titles');
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="small" className="max-sm:hidden">
          <Download aria-hidden="true" />
          <span className="max-lg:sr-only">{t('menu')}</span>
        </Button>
      }
    >
      {EXPORTS.map((item) => (
        <MenuItem key={item.id} onClick={() => commandOf(item.id).run(actions)}>
          <item.icon aria-hidden="true" />
          {titles(item.id)}
        </MenuItem>
      ))}
    </Menu>
  );
}
