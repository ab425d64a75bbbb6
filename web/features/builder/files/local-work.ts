import { useMutation, useMutationState } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { showError } from '#web/lib/show-error.ts';
import { createFolderOnServer, saveFile, saveSite } from '../builder-api.ts';
import {
  dropCopy,
  keepCopy,
  listAnonymousCopies,
  listFileCopies,
  type FileCopy,
  type LocalCopy,
} from '../saving/local-copies.ts';
import { createDocument } from '../workspace/documents.ts';
import { useWorkspace } from '../workspace-store.ts';
import {
  anonymousFolders,
  changeFile,
  forgetAnonymousFile,
  forgetAnonymousFolders,
  refreshFiles,
  refreshSites,
  type FilesContext,
} from './file-lists.ts';
import { tell } from '../toasts/show-notice.ts';

const IMPORT_KEY = ['builder-import'];

const AS_IT_IS = { origin: 'manual', comment: '' } as const;

/** Uploads files that were created offline. Open files are left out because they save themselves. */
export async function syncLocalFiles(context: FilesContext): Promise<void> {
  const { userId } = context;
  if (userId === null) return;
  for (const copy of listFileCopies(userId)) {
    if (copy.isSaved || copy.revision > 0 || isOpen(copy)) continue;
    // A file that is refused or cannot be sent stays in this browser and is marked in the list.
    await storeFile(context, copy, userId).catch(() => undefined);
  }
}

async function storeFile(context: FilesContext, copy: FileCopy, userId: string): Promise<void> {
  const { revision } = await saveFile({ file: copy, content: copy.text, userId, ...AS_IT_IS });
  const stored = createDocument({ ...copy, revision }, Date.now());
  keepCopy(stored, { text: copy.text, isSaved: true, userId, at: new Date() });
  changeFile(context, copy.uuid, { revision, isLocal: false });
}

/**
 * The number of documents from before the sign-in that exist only in this browser, and the function that
 * imports them.
 */
export function useImport(context: FilesContext) {
  const t = useTranslations('builderFiles.import');
  const { userId } = context;
  // An open document is saved by itself, so opening and closing documents changes the count.
  const open = useWorkspace(({ documents }) => Object.keys(documents).length);
  // The offer stands in two places, and an import from one ends both.
  const imports = useMutationState(
    { filters: { mutationKey: IMPORT_KEY }, select: ({ state }) => state.status },
    context.client,
  );
  const isPending = imports.includes('pending');
  const states = imports.join();
  const { mutate } = useMutation({
    mutationKey: IMPORT_KEY,
    networkMode: 'always',
    mutationFn: (owner: string) => bringAnonymous(owner),
    onSuccess({ brought, failed }) {
      if (failed === 0) tell('builderFiles.import.done', { values: { count: brought } });
      else showError(t('failed', { count: failed }));
    },
    onSettled() {
      refreshFiles(context);
      refreshSites(context);
    },
  });
  const count = useMemo(
    () => (userId === null ? 0 : countImportable(open, states)),
    [userId, open, states],
  );
  return { count, isPending, bring: () => (userId === null ? undefined : mutate(userId)) };
}

/** The parameters only make the result depend on them. */
function countImportable(_open: number, _imports: string): number {
  return findImportable().length;
}

/** Anonymous work in this browser that is not open. An open document is saved anyway. */
function findImportable(): LocalCopy[] {
  return listAnonymousCopies().filter((copy) => !isOpen(copy));
}

function isOpen({ uuid }: LocalCopy): boolean {
  return useWorkspace.getState().documents[uuid] !== undefined;
}

/**
 * Imports anonymous work into the account, one document after the other. An imported document is removed from
 * the browser's anonymous store. Returns the numbers of imported and failed documents.
 */
async function bringAnonymous(userId: string): Promise<{ brought: number; failed: number }> {
  for (const { uuid, path } of anonymousFolders())
    await createFolderOnServer(uuid, path).catch(() => null);
  const answer = { brought: 0, failed: 0 };
  for (const copy of findImportable()) {
    try {
      await bring(copy, userId);
      dropCopy(copy.kind, copy.uuid, null);
      if (copy.kind === 'file') forgetAnonymousFile(copy.uuid);
      answer.brought += 1;
    } catch {
      answer.failed += 1;
    }
  }
  if (answer.failed === 0) forgetAnonymousFolders();
  return answer;
}

async function bring(copy: LocalCopy, userId: string): Promise<void> {
  if (copy.kind === 'site') await saveSite({ site: copy, html: copy.text, userId, ...AS_IT_IS });
  else await saveFile({ file: { ...copy, revision: 0 }, content: copy.text, userId, ...AS_IT_IS });
}
