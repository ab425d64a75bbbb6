import type { AroundNavHandler } from 'wouter';
import { currentLanguage } from '#web/i18n/language-store.ts';
import { setPagePreparer } from '#web/lib/prepare-page.ts';
import { loadPage, peekPage } from './load-page.ts';
import { findPublicPage } from './public-pages.ts';

const PATIENCE_MS = 120;

/** Fetches a page that a link leads to. Failing is for the navigation itself to report. */
function fetchAhead(address: string): Promise<unknown> {
  const target = findPublicPage(address.replace(/[?#].*$/, ''));
  if (target === null || peekPage(target.page, currentLanguage()) !== null)
    return Promise.resolve();
  return loadPage(target.page, currentLanguage()).catch(() => undefined);
}

setPagePreparer((address) => void fetchAhead(address));

/** Keeps the shown page for a moment while the next one comes, so that most navigations need no loading state. */
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
