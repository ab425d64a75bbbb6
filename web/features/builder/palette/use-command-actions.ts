import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useEffect } from 'react';
import { exportFile } from '../export/export-file.ts';
import { exportProject } from '../export/export-project.ts';
import { requireAccount } from '../export/require-account.ts';
import type { CommandActions } from './commands.ts';

type ScreenActions = Pick<
  CommandActions,
  'save' | 'savePage' | 'viewSite' | 'publish' | 'newSite' | 'closeTab' | 'togglePanel'
>;

/** Connects the commands with the screen. The object stays the same until another user signs in. */
export function useCommandActions(userId: string | null, screen: ScreenActions): CommandActions {
  const client = useQueryClient();
  const latest = useRef(screen);
  useEffect(() => {
    latest.current = screen;
  });
  return useMemo(
    () => ({
      userId,
      save: () => latest.current.save(),
      savePage: () => latest.current.savePage(),
      viewSite: () => latest.current.viewSite(),
      publish: () => latest.current.publish(),
      keepVersion: () =>
        void import('../history/keep-version.ts').then((it) => it.keepVersion(client, userId)),
      newSite: () => latest.current.newSite(),
      closeTab: () => latest.current.closeTab(),
      togglePanel: (panel) => latest.current.togglePanel(panel),
      exportFile: () => void exportFile(userId),
      exportProject: () => void exportProject({ client, userId }),
      requireAccount: (reason, next) => requireAccount(userId, reason, next),
    }),
    [client, userId],
  );
}
