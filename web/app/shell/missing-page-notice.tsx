import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { forgetMissingPage, useMissingPage } from '../missing-page.ts';

const MOST_CHARACTERS = 80;

/** Says over the home page that the address which was asked for has no page. */
export function MissingPageNotice() {
  const t = useTranslations('shell');
  const [address] = useLocation();
  const missing = useMissingPage();
  const isElsewhere = missing !== null && missing.shownAt !== address;
  useEffect(() => {
    if (isElsewhere) forgetMissingPage();
  }, [isElsewhere]);
  if (missing === null || isElsewhere) return null;
  return (
    <output className="block bg-warning-wash px-4 py-2 text-center text-sm break-words text-warning sm:px-6">
      {t('missingPage', { path: missing.path.slice(0, MOST_CHARACTERS) })}
    </output>
  );
}
