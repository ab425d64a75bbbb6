import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { currentLanguage, showLanguage } from '#web/i18n/language-store.ts';
import { localizePath } from '#web/i18n/localized-path.ts';
import { showError } from '#web/lib/show-error.ts';
import { findPublicPage } from './public-pages.ts';

/**
 * Keeps address and language in step on public pages. `/it/…` shows Italian; an address without it is corrected
 * while the interface is Italian. Only the language switch changes the interface to English.
 */
export function useAddressLanguage(): void {
  const [address, navigate] = useLocation();
  useEffect(() => {
    const shown = findPublicPage(address);
    const language = currentLanguage();
    if (shown === null || shown.language === language) return;
    if (shown.language === 'it') {
      showLanguage('it').catch(showError);
      return;
    }
    const { search, hash } = window.location;
    navigate(`${localizePath(shown.page.path, language)}${search}${hash}`, { replace: true });
  }, [address, navigate]);
}
