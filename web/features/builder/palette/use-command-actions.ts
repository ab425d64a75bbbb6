import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useEffect } from 'react';
import { askForAccount, type AccountWish } from '../account-wish/account-wish.ts';
import { exportFile } from '../export/export-file.ts';
import { exportProject } from '../export/export-project.ts';
import { requireAccount } from '../export/require-account.ts';
import { showsStarter, useWorkspace } from '../workspace-store.ts';
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
  return useMemo(() => {
    /** A guest's page has no address and lies in this browser only: what needs more asks for an account. */
    function unlessGuest<T>(
      kind: Exclude<AccountWish['kind'], 'ask'>,
      doIt: () => T,
    ): T | undefined {
      const hasPage = !showsStarter(useWorkspace.getState());
      if (userId !== null || !hasPage) return doIt();
      askForAccount({ kind });
      return undefined;
    }
    return {
      userId,
      save: () => unlessGuest('save', () => latest.current.save()),
      savePage: () => unlessGuest('save', () => latest.current.savePage()),
      viewSite: () => unlessGuest('view', () => latest.current.viewSite()),
      publish: async () => unlessGuest('publish', () => latest.current.publish()),
      keepVersion: () =>
        void import('../history/keep-version.ts').then((it) => it.keepVersion(client, userId)),
      newSite: () => latest.current.newSite(),
      closeTab: () => latest.current.closeTab(),
      togglePanel: (panel) => latest.current.togglePanel(panel),
      exportFile: () => unlessGuest('exportFile', () => void exportFile(userId)),
      exportProject: () =>
        unlessGuest('exportProject', () => void exportProject({ client, userId })),
      requireAccount: (reason, next) => requireAccount(userId, reason, next),
    };
  }, [client, userId]);
}
