import { useEffect } from 'react';
import { useLanguage } from '#web/i18n/language-store.ts';
import { LANGUAGES } from '#web/i18n/languages.ts';
import { localizePath } from '#web/i18n/localized-path.ts';
import { describePage } from './load-page.ts';
import { TITLE_SUFFIX } from './public-pages.ts';
import type { PageHead, PublicPage } from './public-page.ts';

/** Updates title and description in the document's head, which was prerendered for the first page. */
export function usePageHead(page: PublicPage, article: PageHead | undefined): void {
  const { language } = useLanguage();
  useEffect(() => {
    const head = describePage(page, article);
    if (head === null) return;
    document.title = head.title + TITLE_SUFFIX;
    setAttribute('meta[name="description"]', 'content', head.description);
    moveLink('link[rel="canonical"]', localizePath(page.path, language));
    for (const other of LANGUAGES) {
      moveLink(`link[hreflang="${other}"]`, localizePath(page.path, other));
    }
    moveLink('link[hreflang="x-default"]', page.path);
  }, [page, article, language]);
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value);
}

/** Keeps the origin that the build wrote, because the page may be seen under another host name. */
function moveLink(selector: string, path: string): void {
  const link = document.head.querySelector<HTMLLinkElement>(selector);
  if (link !== null) link.href = new URL(path, link.href).href;
}
