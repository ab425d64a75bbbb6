import { Copy } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { DialogActions } from '#web/components/ui/dialog.tsx';
import { showError } from '#web/lib/show-error.ts';
import { showSuccess } from '#web/lib/show-success.ts';

/** The recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const t = useTranslations('account.security');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      showSuccess(t('copied'));
    } catch (error) {
      showError(error);
    }
  }
  return (
    <>
      <ol className="mt-4 grid gap-x-6 gap-y-1 rounded-control bg-hover p-4 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <DialogActions>
        <Button variant="primary" onClick={onKept}>
          {t('kept')}
        </Button>
        <Button onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {t('copy')}
        </Button>
      </DialogActions>
    </>
  );
}
