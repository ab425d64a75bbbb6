import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { FactorSetup } from '#contract/auth.ts';
import { CodeField } from '#web/components/code-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useCodeEntry } from '#web/lib/use-code-entry.ts';
import { confirmFactor } from './security-api.ts';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

interface ScanAppProps {
  setup: FactorSetup;
  /** The app is on; the recovery codes are shown this once. */
  onOn: (codes: string[]) => void;
}

/** The QR code and the key for the app, and the field for its first code. */
export function ScanApp({ setup, onOn }: ScanAppProps) {
  const t = useTranslations('account.security');
  const entry = useCodeEntry(async (code) => onOn(await confirmFactor(code)));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void entry.submit();
      }}
      className="mt-4 grid gap-4"
    >
      <Suspense fallback={<div className="size-52" />}>
        <QrCode text={setup.uri} label={t('qr')} />
      </Suspense>
      <p className="text-sm text-soft">
        {t('key')}{' '}
        <code className="font-mono break-all text-ink">{setup.key.replace(/.{4}/g, '$& ')}</code>
      </p>
      <a href={setup.uri} className="justify-self-start text-sm text-marine underline sm:hidden">
        {t('openApp')}
      </a>
      <CodeField value={entry.code} error={entry.error} onChange={entry.change} />
      <Button type="submit" variant="primary" isPending={entry.isPending}>
        {t('switchOn')}
      </Button>
    </form>
  );
}
