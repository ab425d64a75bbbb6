import { siteExists } from '../builder-api.ts';
import { currentSite, useWorkspace } from '../workspace-store.ts';

const SECOND_SAVE_WAIT_MS = 500;

/** `unsaved`: there is nothing to show. `blocked`: the page is at `url`, but the browser did not open a tab. */
export type ViewResult = { kind: 'opened' | 'unsaved' } | { kind: 'blocked'; url: string };

/**
 * Saves, checks that the public page exists (otherwise saves again and waits 500 ms), then shows it in a new
 * tab. The tab is opened first, because browsers block tabs that open after a wait.
 */
export async function viewSite(save: () => Promise<boolean>): Promise<ViewResult> {
  const tab = window.open('about:blank', '_blank');
  const isSaved = await save();
  const site = currentSite(useWorkspace.getState());
  if (!isSaved || site === null) {
    tab?.close();
    return { kind: 'unsaved' };
  }
  if (!(await siteExists(site.uuid))) {
    // The server does not have the page, contrary to our save state.
    useWorkspace.getState().advance(site.uuid, { kind: 'missing' });
    await save();
    await new Promise((resolve) => {
      setTimeout(resolve, SECOND_SAVE_WAIT_MS);
    });
  }
  const url = `/s/${site.uuid}/index.html`;
  if (tab === null) return { kind: 'blocked', url };
  tab.opener = null;
  tab.location.href = url;
  return { kind: 'opened' };
}
