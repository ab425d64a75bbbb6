import { Upload } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import type { FilesContext } from './file-lists.ts';
import { useImport } from './local-work.ts';

/** Offers to import work from before the sign-in, until nothing is left to import. */
export function ImportOffer({ context }: { context: FilesContext }) {
  const t = useTranslations('builderFiles.import');
  const { count, isPending, bring } = useImport(context);
  if (count === 0) return null;
  return (
    <div className="mx-3 mb-3 grid gap-2 rounded-card border border-line bg-marine-wash p-3">
      <p className="text-pretty">{t('offer', { count })}</p>
      <Button
        variant="primary"
        size="small"
        className="w-fit"
        isPending={isPending}
        onClick={bring}
      >
        <Upload aria-hidden="true" />
        {t('bring')}
      </Button>
    </div>
  );
}
