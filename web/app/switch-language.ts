import { navigate } from 'wouter/use-browser-location';
import { changeLanguage } from '#web/i18n/language-store.ts';
import type { Language } from '#web/i18n/languages.ts';
import { localizePath } from '#web/i18n/localized-path.ts';
import { loadPage } from './load-page.ts';
import { findPublicPage } from './public-pages.ts';

/**
 * Switches the language of the interface. On a public page the address changes with it, without a new history
 * entry.
 */
export async function switchLanguage(language: Language): Promise<void> {
  const shown = findPublicPage(window.location.pathname);
  if (shown !== null) await loadPage(shown.page, language);
  await changeLanguage(language);
  if (shown === null) return;
  const { search, hash } = window.location;
  navigate(`${localizePath(shown.page.path, language)}${search}${hash}`, { replace: true });
}
