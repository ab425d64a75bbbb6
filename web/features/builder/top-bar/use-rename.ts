import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { translator } from '#web/i18n/language-store.ts';
import { showError } from '#web/lib/show-error.ts';
import { renameSite } from '../builder-api.ts';
import { sitesQuery } from '../files/file-lists.ts';
import { renameFile } from '../files/rename-file.ts';
import { inTurn } from '../saving/save-document.ts';
import type { SiteDocument } from '../workspace/documents.ts';
import { currentDocument, useWorkspace } from '../workspace-store.ts';

/** Renames the shown document, here and on the server. */
export function useRename(userId: string | null): (name: string) => void {
  const client = useQueryClient();
  return useCallback(
    (name) => {
      const document = currentDocument(useWorkspace.getState());
      if (document?.kind === 'file') {
        const refusal = renameFile({ client, userId }, document.uuid, name);
        if (refusal !== null) showError(translator()(`builderFiles.names.${refusal}`));
      } else if (document?.kind === 'site') {
        void renameOpenSite(document, name).then(() =>
          client.invalidateQueries({ queryKey: sitesQuery(userId).queryKey }),
        );
      }
    },
    [client, userId],
  );
}

/** A site that was never saved takes its name along with its first save. */
async function renameOpenSite({ uuid, name: before, revision }: SiteDocument, name: string) {
  const { describeDocument } = useWorkspace.getState();
  describeDocument(uuid, { name });
  if (revision === 0) return;
  try {
    await inTurn(uuid, () => renameSite(uuid, name));
  } catch (error) {
    describeDocument(uuid, { name: before });
    showError(error);
  }
}
