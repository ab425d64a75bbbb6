import { Bell, BellOff, Command, Ellipsis, Keyboard, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '#web/components/ui/menu.tsx';
import { showOverlay } from '../palette/palette-store.ts';
import { useSchemeChoice } from '../preview/scheme-switch.tsx';
import { toggleSilentMode, useSilentMode } from '../toasts/silent-mode.ts';
import { allowsPreview, useWorkspace } from '../workspace-store.ts';
import { useWidths } from './page-controls.tsx';

/** On phones: the actions that do not fit in the toolbar. */
export function MoreMenu({ onNewSite }: { onNewSite: () => void }) {
  const t = useTranslations('builder.topBar');
  const tabs = useTranslations('builderTabs');
  const titles = useTranslations('builderCommands.titles');
  const isSilent = useSilentMode((mode) => mode.isSilent);
  const hasPreview = useWorkspace(allowsPreview);
  return (
    <Menu
      trigger={
        <IconButton label={t('more')}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      {hasPreview ? <PreviewChoices /> : null}
      <MenuItem onClick={onNewSite}>
        <Plus aria-hidden="true" />
        {tabs('newSite')}
      </MenuItem>
      <MenuItem onClick={toggleSilentMode}>
        {isSilent ? <BellOff aria-hidden="true" /> : <Bell aria-hidden="true" />}
        {t(isSilent ? 'silentOn' : 'silentOff')}
      </MenuItem>
      <MenuItem onClick={() => showOverlay('palette')}>
        <Command aria-hidden="true" />
        {titles('palette')}
      </MenuItem>
      <MenuItem onClick={() => showOverlay('shortcuts')}>
        <Keyboard aria-hidden="true" />
        {titles('shortcuts')}
      </MenuItem>
    </Menu>
  );
}

function PreviewChoices() {
  const t = useTranslations('builder.topBar');
  const width = useWorkspace((workspace) => workspace.width);
  const resize = useWorkspace((workspace) => workspace.resize);
  const widths = useWidths();
  const scheme = useSchemeChoice();
  return (
    <div className="sm:hidden">
      <MenuChoice label={t('width')} value={width} onChange={resize} options={widths} />
      <MenuSeparator />
      <MenuChoice {...scheme} />
      <MenuSeparator />
    </div>
  );
}
