import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from '#web/app/app.tsx';
import { describePage, loadPage } from '#web/app/load-page.ts';
import { Providers } from '#web/app/providers.tsx';
import { PUBLIC_PAGES, TITLE_SUFFIX } from '#web/app/public-pages.ts';
import type { PublicPage } from '#web/app/public-page.ts';
import { templatesQuery } from '#web/features/templates/template-catalogue.ts';
import type { Template } from '#contract/templates.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { showLanguage, translator } from '#web/i18n/language-store.ts';
import { LANGUAGES, type Language } from '#web/i18n/languages.ts';
import { localizePath } from '#web/i18n/localized-path.ts';

export interface RenderedPage {
  /** The address that this markup is for, and the same page in each language. */
  address: string;
  addresses: Record<Language, string>;
  language: Language;
  title: string;
  description: string;
  html: string;
}

export { APP_SCREENS } from '#web/app/app-screens.ts';

/** What the app's own screens say without JavaScript, in each language, since nothing tells which is the visitor's. */
export async function listNoScriptTexts(): Promise<Record<Language, string>> {
  const texts = { en: '', it: '' };
  for (const language of LANGUAGES) {
    await showLanguage(language);
    texts[language] = translator()('shell.noScriptScreen');
  }
  return texts;
}

/** Renders every public page in every language, the gallery with these templates. Throws where a page would show a loading state. */
export async function renderPages({
  templates,
}: {
  templates: readonly Template[];
}): Promise<RenderedPage[]> {
  queryClient.setQueryData(templatesQuery.queryKey, templates);
  const pages: RenderedPage[] = [];
  for (const language of LANGUAGES) {
    for (const page of PUBLIC_PAGES) pages.push(await renderPage(page, language));
  }
  return pages;
}

async function renderPage(page: PublicPage, language: Language): Promise<RenderedPage> {
  await showLanguage(language, page.areas);
  const { head: article } = await loadPage(page, language);
  const head = describePage(page, article);
  if (head === null) throw new Error(`${page.path} has no title.`);
  const address = localizePath(page.path, language);
  const html = renderToString(
    <Router ssrPath={address}>
      <StrictMode>
        <Providers>
          <App />
        </Providers>
      </StrictMode>
    </Router>,
  );
  // React marks a boundary that fell back to its loading state.
  if (html.includes('<!--$!-->') || html.includes('<!--$?-->')) {
    throw new Error(`${address} was not complete when it was rendered.`);
  }
  return {
    address,
    addresses: { en: localizePath(page.path, 'en'), it: localizePath(page.path, 'it') },
    language,
    title: head.title + TITLE_SUFFIX,
    description: head.description,
    html,
  };
}
