import { useTranslations } from 'use-intl';

/** The first element in the tab order: skips the header. */
export function SkipLink() {
  const t = useTranslations('shell');
  return (
    <a
      href="#content"
      className="sr-only z-50 rounded-control bg-marine px-4 py-2 text-on-marine focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      {t('skip')}
    </a>
  );
}
