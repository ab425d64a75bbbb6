import { PanelLeft } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Menu, MenuItem } from '#web/components/ui/menu.tsx';
import type { PanelId } from '../workspace/view-slice.ts';
import { PANELS } from './panel-registry.ts';

/** The panels where there is no room for the rail. */
export function PanelMenu({ onToggle }: { onToggle: (panel: PanelId) => void }) {
  const t = useTranslations('builderTabs');
  return (
    <Menu
      trigger={
        <IconButton label={t('rail')} data-opens-panels>
          <PanelLeft aria-hidden="true" />
        </IconButton>
      }
    >
      {PANELS.map(({ id, icon: Icon }) => (
        <MenuItem key={id} onClick={() => onToggle(id)}>
          <Icon aria-hidden="true" />
          {t(`panels.${id}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
