import type { FileCopy, LocalCopy } from '../saving/local-copies.ts';
import { dropCopy, listAnonymousCopies } from '../saving/local-copies.ts';
import { createFolderOnServer, saveFile, saveSite } from '../builder-api.ts';
import { useWorkspace } from '../workspace-store.ts';
import { refreshLists, type FilesContext } from './change-lists.ts';
import { sitesQuery } from './file-lists.ts';
import {
  keepCachedFiles,
  keepCachedFolders,
  readCachedFiles,
  readCachedFolders,
} from './list-cache.ts';

/** Work without an account that is in this browser and not open right now: what is open is saved anyway. */
export function findImportable(): LocalCopy[] {
  const { documents } = useWorkspace.getState();
  return listAnonymousCopies().filter(({ uuid }) => documents[uuid] === undefined);
}

/**
 * Brings anonymous work into the signed-in account, one by one; what arrived leaves the browser's anonymous
 * store, the rest stays there. Answers with how many could not be brought.
 */
export async function importAnonymous(context: FilesContext, userId: string): Promise<number> {
  for (const { uuid, path } of readCachedFolders(null)) {
    await createFolderOnServer(uuid, path).catch(() => null);
  }
  let failed = 0;
  for (const copy of findImportable()) {
    try {
      await bring(copy, userId);
      forgetAnonymous(copy);
    } catch {
      failed += 1;
    }
  }
  if (failed === 0) keepCachedFolders(null, []);
  refreshLists(context);
  void context.client.invalidateQueries({ queryKey: sitesQuery(userId).queryKey });
  return failed;
}

async function bring(copy: LocalCopy, userId: string): Promise<void> {
  if (copy.kind === 'site') {
    await saveSite({ site: copy, html: copy.text, userId, origin: 'manual', comment: '' });
    return;
  }
  await saveFile({ file: asNew(copy), content: copy.text, userId, origin: 'manual', comment: '' });
}

function asNew(copy: FileCopy): FileCopy {
  return { ...copy, revision: 0 };
}

function forgetAnonymous({ kind, uuid }: LocalCopy): void {
  dropCopy(kind, uuid, null);
  if (kind === 'file')
    keepCachedFiles(
      null,
      readCachedFiles(null).filter((file) => file.uuid !== uuid),
    );
}
