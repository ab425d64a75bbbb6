import { siteExists } from '../builder-api.ts';
import { currentSite, useWorkspace } from '../workspace-store.ts';

const SECOND_SAVE_WAIT_MS = 500;

/**
 * Builder spec section 7: saves first, checks that the page is there (forcing another save and waiting 500 ms
 * when it is not), then shows it in a new tab. The tab is opened at once, because browsers block one that
 * comes after waiting. False when the page could not be saved.
 */
export async function viewSite(save: () => Promise<boolean>): Promise<boolean> {
  const tab = window.open('about:blank', '_blank');
  const isSaved = await save();
  const site = currentSite(useWorkspace.getState());
  if (!isSaved || site === null) {
    tab?.close();
    return false;
  }
  if (!(await siteExists(site.uuid))) {
    // The server says otherwise than we thought.
    useWorkspace.getState().setSaveState(site.uuid, 'unsaved');
    await save();
    await new Promise((resolve) => {
      setTimeout(resolve, SECOND_SAVE_WAIT_MS);
    });
  }
  if (tab === null) return false;
  tab.opener = null;
  tab.location.href = `/s/${site.uuid}/index.html`;
  return true;
}
