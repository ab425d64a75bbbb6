import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { showError } from '#web/lib/show-error.ts';
import { showSuccess } from '#web/lib/show-success.ts';
import type { FilesContext } from './change-lists.ts';
import { findImportable, importAnonymous } from './import-anonymous.ts';

/** Offers to bring work from before the sign-in into the account; it stays offered until it is there. */
export function ImportOffer({ context }: { context: FilesContext }) {
  const t = useTranslations('builderFiles.import');
  const [count, setCount] = useState(() => findImportable().length);
  const [isImporting, setIsImporting] = useState(false);
  const { userId } = context;
  if (userId === null || count === 0) return null;
  async function bring(owner: string): Promise<void> {
    setIsImporting(true);
    const failed = await importAnonymous(context, owner);
    setIsImporting(false);
    setCount(failed);
    if (failed === 0) showSuccess(t('done', { count }));
    else showError(t('failed', { count: failed }));
  }
  return (
    <div className="mx-3 mb-3 grid gap-2 rounded-card border border-line bg-marine-wash p-3">
      <p className="text-pretty">{t('offer', { count })}</p>
      <Button
        variant="primary"
        size="small"
        className="w-fit"
        isPending={isImporting}
        onClick={() => void bring(userId)}
      >
        <Upload aria-hidden="true" />
        {t('bring')}
      </Button>
    </div>
  );
}
