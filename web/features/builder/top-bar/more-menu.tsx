import {
  Bell,
  BellOff,
  Command,
  Ellipsis,
  Keyboard,
  Unlock,
  Plus,
  SquareArrowOutUpRight,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '#web/components/ui/menu.tsx';
import { leaveApiMode } from '../api-mode/leave-api-mode.ts';
import { EXPORTS } from '../export/export-menu.tsx';
import { type CommandActions, commandOf } from '../palette/commands.ts';
import { showOverlay } from '../palette/palette-store.ts';
import { useSchemeChoice } from '../preview/scheme-switch.tsx';
import { toggleSilentMode, useSilentMode } from '../toasts/silent-mode.ts';
import { allowsPreview, isGenerating, useWorkspace } from '../workspace-store.ts';
import { useWidths } from './page-controls.tsx';
import { useShownSite } from './site-buttons.tsx';

/** On phones: the actions that do not fit in the two bars. */
export function MoreMenu({ actions }: { actions: CommandActions }) {
  const t = useTranslations('builder.topBar');
  const tabs = useTranslations('builderTabs');
  const titles = useTranslations('builderCommands.titles');
  const isSilent = useSilentMode((mode) => mode.isSilent);
  const hasPreview = useWorkspace(allowsPreview);
  const isLocked = useWorkspace(isGenerating);
  return (
    <Menu
      trigger={
        <IconButton label={t('more')}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      {isLocked ? (
        <MenuItem onClick={leaveApiMode}>
          <Unlock aria-hidden="true" />
          {tabs('tools.api')}
        </MenuItem>
      ) : null}
      <SiteItems actions={actions} />
      {hasPreview ? <PreviewChoices /> : null}
      <MenuItem onClick={actions.newSite}>
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

/** What stands in the top bar where there is room. */
function SiteItems({ actions }: { actions: CommandActions }) {
  const t = useTranslations('builder.topBar');
  const titles = useTranslations('builderCommands.titles');
  const { kind, canOpen } = useShownSite();
  return (
    <div className="sm:hidden">
      {kind === 'site' ? (
        <MenuItem onClick={actions.viewSite} isDisabled={!canOpen}>
          <SquareArrowOutUpRight aria-hidden="true" />
          {t('viewSite')}
        </MenuItem>
      ) : null}
      {EXPORTS.map(({ id, icon: Icon }) => (
        <MenuItem key={id} onClick={() => commandOf(id).run(actions)}>
          <Icon aria-hidden="true" />
          {titles(id)}
        </MenuItem>
      ))}
      <MenuSeparator />
    </div>
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
