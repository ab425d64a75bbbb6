import { useTranslations } from 'use-intl';
import { Spinner } from '#web/components/ui/spinner.tsx';

/** While a screen's code or the session is on its way. */
export function ScreenLoading() {
  const t = useTranslations('shell');
  return (
    <output className="grid min-h-dvh place-items-center text-soft">
      <Spinner className="size-6 [animation-delay:150ms]" />
      <span className="sr-only">{t('loading')}</span>
    </output>
  );
}
