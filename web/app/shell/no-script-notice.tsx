import { useTranslations } from 'use-intl';

/** What a page cannot do without JavaScript, for those who read it so. */
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
