import { useQueryClient } from '@tanstack/react-query';
import { translator } from '#web/i18n/language-store.ts';
import { showError } from '#web/lib/show-error.ts';
import { useRenameFile } from '../files/use-file-changes.ts';
import { useRenameSite } from '../site-browser/use-site-changes.ts';
import { currentDocument, useWorkspace } from '../workspace-store.ts';

/** Renames the open document. A site that was never saved sends its name with its first save. */
export function useRename(userId: string | null): (name: string) => void {
  const client = useQueryClient();
  const renameFile = useRenameFile({ client, userId });
  const renameSite = useRenameSite(userId);
  return (name) => {
    const workspace = useWorkspace.getState();
    const document = currentDocument(workspace);
    if (document?.kind === 'file') {
      const refusal = renameFile(document.uuid, name);
      if (refusal !== null) showError(translator()(`builderFiles.names.${refusal}`));
    } else if (document?.revision === 0) {
      workspace.describeDocument(document.uuid, { name });
    } else if (document !== null) renameSite({ site: document, name });
  };
}
