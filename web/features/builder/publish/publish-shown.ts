import { projectOf } from '#domain/files/folder-path.ts';
import { translator } from '#web/i18n/language-store.ts';
import { showError } from '#web/lib/show-error.ts';
import { currentDocument, currentSite, useWorkspace } from '../workspace-store.ts';
import { publishLooked } from './publish-looked.ts';

/**
 * Saves the shown site, looks at it, publishes it, and shows how that went and where it is. For a file of a project, shows
 * what publishing the project makes public.
 */
export async function publishShown(save: () => Promise<boolean>): Promise<void> {
  const document = currentDocument(useWorkspace.getState());
  const project = document?.kind === 'file' ? projectOf(document.folder) : null;
  if (project !== null)
    return useWorkspace.getState().openDialog({ kind: 'publish-project', folder: `/${project}` });
  const isSaved = await save();
  const site = currentSite(useWorkspace.getState());
  if (!isSaved || site === null) return showError(translator()('builder.publish.unsaved'));
  const { openDialog } = useWorkspace.getState();
  try {
    const outcome = await publishLooked({ uuid: site.uuid });
    openDialog({ kind: 'publish', site: { uuid: site.uuid }, outcome });
  } catch (error) {
    showError(error);
  }
}
