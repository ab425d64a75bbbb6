import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { listedFiles, sitesQuery } from '../files/file-lists.ts';
import { openByUuid } from '../tabs/open-document.ts';
import { openTabs, useWorkspace } from '../workspace-store.ts';
import {
  COMMAND_IDS,
  type CommandActions,
  type CommandId,
  commandOf,
  type CommandGroup,
  isAvailable,
} from './commands.ts';
import { readRecent, rememberCommand } from './recent-commands.ts';

const GROUPS: readonly CommandGroup[] = ['page', 'view', 'code', 'project', 'help'];

export interface PaletteEntry {
  id: string;
  title: string;
  group: CommandGroup | 'tabs' | 'sites' | 'files' | 'recent';
  shortcut?: string | undefined;
  run: () => void;
}

/** Everything that can be chosen: recent commands, then all commands, tabs, sites and files. */
export function usePaletteEntries(actions: CommandActions): PaletteEntry[] {
  const t = useTranslations('builderCommands');
  const client = useQueryClient();
  return useMemo(() => {
    const { userId } = actions;
    const toEntry = (id: CommandId, group: PaletteEntry['group']): PaletteEntry => ({
      id,
      title: t(`titles.${id}`),
      group,
      shortcut: commandOf(id).shortcut,
      run() {
        rememberCommand(id);
        commandOf(id).run(actions);
      },
    });
    const usable = COMMAND_IDS.filter((id) => id !== 'palette' && isAvailable(id, actions));
    const recent = readRecent().filter((id) => usable.includes(id));
    const rest = GROUPS.flatMap((group) =>
      usable.filter((id) => commandOf(id).group === group && !recent.includes(id)),
    );
    const { tabs, isOpen } = readTabs();
    const files = listedFiles({ client, userId }).filter(({ uuid }) => !isOpen(uuid));
    const sites = client.getQueryData(sitesQuery(userId).queryKey) ?? [];
    return [
      ...recent.map((id) => toEntry(id, 'recent')),
      ...rest.map((id) => toEntry(id, commandOf(id).group)),
      ...tabs.map(({ uuid, name }): PaletteEntry => ({
        id: `tab-${uuid}`,
        title: name,
        group: 'tabs',
        run: () => showTab(uuid),
      })),
      ...sites
        .filter(({ uuid }) => !isOpen(uuid))
        .map(({ uuid, name }): PaletteEntry => ({
          id: `site-${uuid}`,
          title: name,
          group: 'sites',
          run: () => void openByUuid({ kind: 'site', uuid, userId }),
        })),
      ...files.map(({ uuid, path }): PaletteEntry => ({
        id: `file-${uuid}`,
        title: path.slice(1),
        group: 'files',
        run: () => void openByUuid({ kind: 'file', uuid, userId }),
      })),
    ];
  }, [actions, client, t]);
}

/** The other open tabs at the moment the palette opens. */
function readTabs() {
  const workspace = useWorkspace.getState();
  return {
    tabs: openTabs(workspace).filter(({ uuid }) => uuid !== workspace.currentUuid),
    isOpen: (uuid: string) => workspace.documents[uuid] !== undefined,
  };
}

function showTab(uuid: string): void {
  useWorkspace.getState().showDocument(uuid);
}
