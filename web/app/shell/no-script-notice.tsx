import { useTranslations } from 'use-intl';

/** Says what does not work without JavaScript. */
export function NoScriptNotice() {
  const t = useTranslations('shell');
  return (
    <noscript>
      <p className="border-b border-line bg-sunken px-4 py-2 text-center text-sm sm:px-6 print:hidden">
        {t('noScript')}
      </p>
    </noscript>
  );
}
