import { translator } from '#web/i18n/language-store.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { showError } from '#web/lib/show-error.ts';
import { publishSite } from '../builder-api.ts';
import { currentSite, useWorkspace } from '../workspace-store.ts';

/** Saves the shown site, publishes it, and shows how that went and where it is. */
export async function publishShown(save: () => Promise<boolean>): Promise<void> {
  const isSaved = await save();
  const site = currentSite(useWorkspace.getState());
  if (!isSaved || site === null) return showError(translator()('builder.publish.unsaved'));
  const { openDialog } = useWorkspace.getState();
  try {
    await publishSite(site.uuid);
    openDialog({ kind: 'publish', uuid: site.uuid, outcome: 'published' });
  } catch (error) {
    if (!isApiError(error) || error.code !== 'auth.unverified') return showError(error);
    openDialog({ kind: 'publish', uuid: site.uuid, outcome: 'unverified' });
  }
}
