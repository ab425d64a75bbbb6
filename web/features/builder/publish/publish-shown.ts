import { translator } from '#web/i18n/language-store.ts';
import { showError } from '#web/lib/show-error.ts';
import { currentSite, useWorkspace } from '../workspace-store.ts';
import { publishLooked } from './publish-looked.ts';

/** Saves the shown site, looks at it, publishes it, and shows how that went and where it is. */
export async function publishShown(save: () => Promise<boolean>): Promise<void> {
  const isSaved = await save();
  const site = currentSite(useWorkspace.getState());
  if (!isSaved || site === null) return showError(translator()('builder.publish.unsaved'));
  const { openDialog } = useWorkspace.getState();
  try {
    const outcome = await publishLooked(site.uuid);
    openDialog({ kind: 'publish', uuid: site.uuid, outcome });
  } catch (error) {
    showError(error);
  }
}
