import type { AroundNavHandler } from 'wouter';
import { currentLanguage } from '#web/i18n/language-store.ts';
import { setPagePreparer } from '#web/lib/prepare-page.ts';
import { loadPage, peekPage } from './load-page.ts';
import { findPublicPage } from './public-pages.ts';

const PATIENCE_MS = 120;

/**
 * Loads a page that a link leads to, ahead of the click. Errors are ignored here: the navigation itself reports
 * them.
 */
function fetchAhead(address: string): Promise<unknown> {
  const target = findPublicPage(address.replace(/[?#].*$/, ''));
  if (target === null || peekPage(target.page, currentLanguage()) !== null)
    return Promise.resolve();
  return loadPage(target.page, currentLanguage()).catch(() => undefined);
}

setPagePreparer((address) => void fetchAhead(address));

/** Waits briefly for the next page before it navigates, so that most navigations show no loading state. */
export const prepareThenNavigate: AroundNavHandler = (navigate, to, options) => {
  const target = findPublicPage(to.replace(/[?#].*$/, ''));
  if (target === null || peekPage(target.page, currentLanguage()) !== null) {
    navigate(to, options);
    return;
  }
  const patience = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
  void Promise.race([fetchAhead(to), patience]).then(() => navigate(to, options));
};
