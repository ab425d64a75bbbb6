import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { showError } from '#web/lib/show-error.ts';
import { showSuccess } from '#web/lib/show-success.ts';
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

const AS_IT_IS = { origin: 'manual', comment: '' } as const;

/** Brings files that were made without a network to the server, unless they are open: those save themselves. */
export async function syncLocalFiles(context: FilesContext): Promise<void> {
  const { userId } = context;
  if (userId === null) return;
  for (const copy of listFileCopies(userId)) {
    if (copy.isSaved || copy.revision > 0 || isOpen(copy)) continue;
    // What is refused or not reached stays in this browser and in the list, where it is marked.
    await storeFile(context, copy, userId).catch(() => undefined);
  }
}

async function storeFile(context: FilesContext, copy: FileCopy, userId: string): Promise<void> {
  const { revision } = await saveFile({ file: copy, content: copy.text, userId, ...AS_IT_IS });
  const stored = createDocument({ ...copy, revision }, Date.now());
  keepCopy(stored, { text: copy.text, isSaved: true, userId, at: new Date() });
  changeFile(context, copy.uuid, { revision, isLocal: false });
}

/** How much work from before the sign-in is still in this browser only, and the way to bring it over. */
export function useImport(context: FilesContext) {
  const t = useTranslations('builderFiles.import');
  const { userId } = context;
  // What is open is saved without asking, so opening and closing changes what is left.
  const open = useWorkspace(({ documents }) => Object.keys(documents).length);
  const { mutate, isPending, submittedAt } = useMutation({
    networkMode: 'always',
    mutationFn: (owner: string) => bringAnonymous(owner),
    onSuccess({ brought, failed }) {
      if (failed === 0) showSuccess(t('done', { count: brought }));
      else showError(t('failed', { count: failed }));
    },
    onSettled() {
      refreshFiles(context);
      refreshSites(context);
    },
  });
  const count = useMemo(
    () => (userId === null ? 0 : countImportable(open, isPending, submittedAt)),
    [userId, open, isPending, submittedAt],
  );
  return { count, isPending, bring: () => (userId === null ? undefined : mutate(userId)) };
}

/** The arguments name what the answer depends on. */
function countImportable(_open: number, _isPending: boolean, _submittedAt: number): number {
  return findImportable().length;
}

/** Work without an account that is in this browser and not open right now: what is open is saved anyway. */
function findImportable(): LocalCopy[] {
  return listAnonymousCopies().filter((copy) => !isOpen(copy));
}

function isOpen({ uuid }: LocalCopy): boolean {
  return useWorkspace.getState().documents[uuid] !== undefined;
}

/**
 * Brings anonymous work into the signed-in account, one by one; what arrived leaves the browser's anonymous
 * store, the rest stays there. Answers with how many were brought and how many could not be.
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
