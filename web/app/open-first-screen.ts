import { startLanguage, currentLanguage } from '#web/i18n/language-store.ts';
import { localizePath, splitPath } from '#web/i18n/localized-path.ts';
import { loadPage } from './load-page.ts';
import { findPublicPage } from './public-pages.ts';
import { PATHS } from './routes.ts';

/**
 * Chooses the language, loads what the first screen needs and corrects the address: an unknown address becomes
 * the home page, which says so, a public page gets its language. Returns the address to render.
 */
export async function openFirstScreen(): Promise<{ address: string }> {
  const { pathname, search, hash } = window.location;
  const { path, language } = splitPath(pathname);
  const fromAddress = language === 'it' ? language : null;
  const shown = findPublicPage(pathname) ?? (isAppScreen(path) ? null : findPublicPage(PATHS.home));
  if (shown === null) {
    // A screen of the app has one address for both languages.
    await startLanguage([], fromAddress);
    if (path !== pathname) window.history.replaceState(null, '', `${path}${search}${hash}`);
    return { address: path };
  }
  await startLanguage(shown.page.areas, fromAddress);
  await loadPage(shown.page, currentLanguage());
  const address = localizePath(shown.page.path, currentLanguage());
  if (address !== pathname) {
    const isMissing = findPublicPage(pathname) === null;
    const state = isMissing ? { missing: pathname } : null;
    window.history.replaceState(state, '', isMissing ? address : `${address}${search}${hash}`);
  }
  return { address };
}

function isAppScreen(path: string): boolean {
  return path !== PATHS.home && Object.values<string>(PATHS).includes(path);
}
