import { Command, Ellipsis, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { joinClasses } from '#web/components/join-classes.ts';
import { useMediaQuery } from '#web/lib/use-media-query.ts';
import type { CommandActions } from '../palette/commands.ts';
import { showOverlay } from '../palette/palette-store.ts';
import { useCommandKeys } from '../palette/use-shortcut-label.ts';
import { PANELS } from '../panels/panel-registry.ts';
import type { PanelId } from '../workspace/view-slice.ts';
import { fitRail } from './fit-rail.ts';
import { RailButton } from './rail-button.tsx';
import { RailMenu } from './rail-menu.tsx';
import { useHeight, useRailNames } from './rail-room.ts';
import type { RailGroup } from './rail-tools.ts';
import { useRailTools, type RailTool } from './use-rail-tools.ts';
import { useRoving } from './use-roving.ts';

interface RailProps {
  panel: PanelId | null;
  onToggle: (panel: PanelId) => void;
  actions: CommandActions;
  /** How many files the collapsed panel shows. */
  files: number;
  /** Draws so many of them, with their names or without. */
  renderFiles: (count: number, isNamed: boolean) => ReactNode;
}

/** The palette and the names. */
const AT_FOOT = 2;

/**
 * The bar at the left edge: the panels, of which one opens beside it, and the tools for the page and for what is
 * selected on it. What does not fit is in a menu.
 */
export function Rail({ panel, onToggle, actions, files, renderFiles }: RailProps) {
  const t = useTranslations('builderTabs');
  const all = useRailTools(actions);
  // Only there while the AI works, and then never in the menu.
  const tools = all.filter(({ id }) => id !== 'api');
  const api = all.find(({ id }) => id === 'api');
  const { isNamed, toggle } = useRailNames(panel !== null);
  const { heightPx, measure } = useHeight();
  const isTouch = useMediaQuery('(pointer: coarse)');
  const { stop, handleKey, handleFocus } = useRoving();
  const fit = fitRail({
    heightPx,
    isTouch,
    fixed: PANELS.length + AT_FOOT + (api === undefined ? 0 : 1),
    files,
    groups: tools.map(({ group }) => group),
  });
  const shown = tools.slice(0, fit.tools);
  const others = tools.slice(fit.tools);
  const numbered = numbering(stop, PANELS.length);
  return (
    <nav
      ref={measure}
      aria-label={t('bar')}
      className={joinClasses(
        'flex shrink-0 flex-col overflow-clip border-r border-line bg-paper max-md:hidden',
        isNamed ? 'w-40' : 'w-12 pointer-coarse:w-13',
      )}
    >
      <div
        role="toolbar"
        aria-label={t('bar')}
        aria-orientation="vertical"
        tabIndex={-1}
        onKeyDown={handleKey}
        onFocus={handleFocus}
        className={joinClasses(
          'flex min-h-0 grow flex-col gap-0.5 py-2 outline-none',
          isNamed ? 'items-stretch px-2' : 'items-center',
        )}
      >
        <Panels panel={panel} onToggle={onToggle} isNamed={isNamed} stop={stop} />
        {groupsOf(shown).map(([group, members]) => (
          <ToolGroup key={group} label={t(`toolGroups.${group}`)} isNamed={isNamed}>
            {members.map((tool) => (
              <RailButton
                key={tool.id}
                label={tool.label}
                name={isNamed ? tool.name : null}
                icon={<tool.icon aria-hidden="true" />}
                isPressed={tool.isPressed}
                isQuiet={tool.id === 'silent'}
                shortcut={tool.shortcut}
                reason={tool.reason}
                isStop={numbered(shown.indexOf(tool))}
                data-assistant-tool={tool.id === 'assistant' || undefined}
                onClick={tool.run}
              />
            ))}
          </ToolGroup>
        ))}
        {others.length === 0 ? null : (
          <RailMenu tools={others}>
            <RailButton
              label={t('moreTools')}
              name={isNamed ? t('moreTools') : null}
              icon={<Ellipsis aria-hidden="true" />}
              isStop={numbered(shown.length)}
            />
          </RailMenu>
        )}
        {fit.files === 0 ? null : renderFiles(fit.files, isNamed)}
        <Foot
          isNamed={isNamed}
          api={api}
          onNames={toggle}
          isStop={(at) => numbered(shown.length + (others.length === 0 ? 0 : 1) + at)}
        />
      </div>
    </nav>
  );
}

/** Whether the button that comes so many after the panels is the tab stop. */
function numbering(stop: number, panels: number): (at: number) => boolean {
  return (at) => stop === panels + at;
}

function groupsOf(tools: readonly RailTool[]): [RailGroup, RailTool[]][] {
  const groups = new Map<RailGroup, RailTool[]>();
  for (const tool of tools) groups.set(tool.group, [...(groups.get(tool.group) ?? []), tool]);
  return [...groups];
}

interface ToolGroupProps {
  label: string;
  isNamed: boolean;
  children: ReactNode;
}

function ToolGroup({ label, isNamed, children }: ToolGroupProps) {
  return (
    <fieldset
      aria-label={label}
      className={joinClasses(
        'mt-[3px] flex w-full min-w-0 flex-col gap-0.5 border-t border-line pt-[5px]',
        isNamed ? null : 'items-center',
      )}
    >
      {children}
    </fieldset>
  );
}

interface PanelsProps extends Pick<RailProps, 'panel' | 'onToggle'> {
  isNamed: boolean;
  stop: number;
}

function Panels({ panel, onToggle, isNamed, stop }: PanelsProps) {
  const t = useTranslations('builderTabs');
  const keys = useCommandKeys();
  const toggled = panel ?? 'talk';
  return PANELS.map(({ id, icon: Icon }, at) => (
    <RailButton
      key={id}
      label={t(`panels.${id}`)}
      name={isNamed ? t(`panels.${id}`) : null}
      icon={<Icon aria-hidden="true" />}
      shortcut={id === toggled ? keys('togglePanel') : undefined}
      isPressed={panel === id}
      isExpanded={panel === id}
      isStop={stop === at}
      onClick={() => onToggle(id)}
    />
  ));
}

interface FootProps {
  isNamed: boolean;
  api: RailTool | undefined;
  onNames: () => void;
  isStop: (at: number) => boolean;
}

function Foot({ isNamed, api, onNames, isStop }: FootProps) {
  const t = useTranslations('builderTabs');
  const keys = useCommandKeys();
  const first = api === undefined ? 0 : 1;
  const NamesIcon = isNamed ? PanelLeftClose : PanelLeftOpen;
  return (
    <div
      className={joinClasses(
        'mt-auto flex w-full flex-col gap-0.5',
        isNamed ? null : 'items-center',
      )}
    >
      {api === undefined ? null : (
        <RailButton
          label={api.label}
          name={isNamed ? api.name : null}
          icon={<api.icon aria-hidden="true" />}
          isStop={isStop(0)}
          onClick={api.run}
        />
      )}
      <RailButton
        label={t('commands')}
        name={isNamed ? t('commands') : null}
        icon={<Command aria-hidden="true" />}
        shortcut={keys('palette')}
        isStop={isStop(first)}
        onClick={() => showOverlay('palette')}
      />
      <RailButton
        label={t('names')}
        name={isNamed ? t('namesShort') : null}
        isQuiet
        icon={<NamesIcon aria-hidden="true" />}
        isPressed={isNamed}
        isStop={isStop(first + 1)}
        onClick={onNames}
      />
    </div>
  );
}
