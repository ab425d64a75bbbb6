import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { showError } from '#web/lib/show-error.ts';

export function publicAddress(uuid: string): string {
  return `${window.location.origin}/s/${uuid}/index.html`;
}

/** The site's address, to open and to copy. */
export function PublicAddress({ uuid }: { uuid: string }) {
  const t = useTranslations('builder.publish');
  const [isCopied, setIsCopied] = useState(false);
  const address = publicAddress(uuid);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      setIsCopied(true);
    } catch {
      showError(t('copyFailed'));
    }
  }
  return (
    <div className="mt-5 flex items-center gap-2 rounded-control border border-line bg-sunken py-1 pr-1 pl-3">
      <a
        href={address}
        target="_blank"
        rel="noopener"
        className="min-w-0 grow truncate text-sm underline underline-offset-4"
      >
        {address.replace(/^https?:\/\//, '')}
      </a>
      <Button variant="secondary" size="small" onClick={() => void copy()}>
        {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        <span aria-live="polite">{t(isCopied ? 'copied' : 'copy')}</span>
      </Button>
    </div>
  );
}
