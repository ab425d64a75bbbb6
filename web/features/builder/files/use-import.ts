import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showError } from '#web/lib/show-error.ts';
import { showSuccess } from '#web/lib/show-success.ts';
import { useWorkspace } from '../workspace-store.ts';
import type { FilesContext } from './change-lists.ts';
import { findImportable, importAnonymous } from './import-anonymous.ts';

/** How much work from before the sign-in is still in this browser only, and the way to bring it over. */
export function useImport(context: FilesContext) {
  const t = useTranslations('builderFiles.import');
  const { userId } = context;
  const [round, setRound] = useState(0);
  const [isImporting, setIsImporting] = useState(false);
  // What is open is saved without asking, so opening and closing changes what is left.
  const open = useWorkspace(({ documents }) => Object.keys(documents).length);
  const count = useMemo(
    () => (userId === null ? 0 : countImportable(open, round)),
    [userId, open, round],
  );

  async function bring(): Promise<void> {
    if (userId === null) return;
    setIsImporting(true);
    const failed = await importAnonymous(context, userId);
    setIsImporting(false);
    setRound((before) => before + 1);
    if (failed === 0) showSuccess(t('done', { count }));
    else showError(t('failed', { count: failed }));
  }
  return { count, isImporting, bring };
}

/** The arguments name what the answer depends on. */
function countImportable(_open: number, _round: number): number {
  return findImportable().length;
}
