import { Command, PanelLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Menu, MenuItem } from '#web/components/ui/menu.tsx';
import { showOverlay } from '../palette/palette-store.ts';
import { useCommandKeys } from '../palette/use-shortcut-label.ts';
import type { PanelId } from '../workspace/view-slice.ts';
import { PANELS } from './panel-registry.ts';

interface PanelRailProps {
  panel: PanelId | null;
  onToggle: (panel: PanelId) => void;
  /** Shown below the buttons while no panel is open. */
  children?: ReactNode;
}

/** The icons at the left edge. The panel of the pressed one opens beside them. */
export function PanelRail({ panel, onToggle, children }: PanelRailProps) {
  const t = useTranslations('builderTabs');
  const titles = useTranslations('builderCommands.titles');
  const keys = useCommandKeys();
  return (
    <nav
      aria-label={t('rail')}
      className="flex w-12 shrink-0 flex-col items-center gap-1 overflow-x-clip overflow-y-auto border-r border-line bg-paper py-2 max-md:hidden"
    >
      <PanelButtons panel={panel} onToggle={onToggle} />
      {children}
      <IconButton
        label={titles('palette')}
        shortcut={keys('palette')}
        className="mt-auto"
        onClick={() => showOverlay('palette')}
      >
        <Command aria-hidden="true" />
      </IconButton>
    </nav>
  );
}

function PanelButtons({ panel, onToggle }: Omit<PanelRailProps, 'children'>) {
  const t = useTranslations('builderTabs');
  const keys = useCommandKeys();
  const toggled = panel ?? 'files';
  return PANELS.map(({ id, icon: Icon }) => (
    <IconButton
      key={id}
      label={t(`panels.${id}`)}
      shortcut={id === toggled ? keys('togglePanel') : undefined}
      aria-pressed={panel === id}
      aria-expanded={panel === id}
      onClick={() => onToggle(id)}
    >
      <Icon aria-hidden="true" />
    </IconButton>
  ));
}

/** The panels where there is no room for the rail. */
export function PanelMenu({ onToggle }: Pick<PanelRailProps, 'onToggle'>) {
  const t = useTranslations('builderTabs');
  return (
    <Menu
      trigger={
        <IconButton label={t('rail')}>
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
