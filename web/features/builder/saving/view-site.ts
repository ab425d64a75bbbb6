import { siteExists } from '../builder-api.ts';
import { currentSite, useWorkspace } from '../workspace-store.ts';

const SECOND_SAVE_WAIT_MS = 500;

/** `unsaved`: there is nothing to view. `blocked`: the page is at `url`, but the browser opened no tab for it. */
export type ViewResult = { kind: 'opened' | 'unsaved' } | { kind: 'blocked'; url: string };

/**
 * Saves first, checks that the page is there (forcing another save and waiting 500 ms
 * when it is not), then shows it in a new tab. The tab is opened at once, because browsers block one that
 * comes after waiting.
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
    // The server says otherwise than we thought.
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
