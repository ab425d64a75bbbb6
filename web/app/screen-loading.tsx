import { useTranslations } from 'use-intl';
import { Spinner } from '#web/components/ui/spinner.tsx';

/** Shown while the code of a screen or the session is loading. */
export function ScreenLoading() {
  const t = useTranslations('shell');
  return (
    <output className="grid min-h-dvh place-items-center text-soft">
      <Spinner className="size-6 [animation-delay:150ms]" />
      <span className="sr-only">{t('loading')}</span>
    </output>
  );
}
