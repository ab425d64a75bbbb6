import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showError } from '#web/lib/show-error.ts';
import { Button } from '../ui/button.tsx';

const SHOWN_MS = 2_000;

/** Copies a text and says so in its own place. */
export function CopyButton({ text }: { text: string }) {
  const t = useTranslations('reading');
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      showError(t('copyFailed'));
    }
  }

  return (
    <Button variant="quiet" size="small" onClick={() => void copy()}>
      {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      <span aria-live="polite">{t(isCopied ? 'copied' : 'copy')}</span>
    </Button>
  );
}
