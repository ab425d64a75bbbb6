import { loadAreas, translator } from '#web/i18n/language-store.ts';
import { fetchScreen } from '#web/lib/reload-after-deployment.ts';
import type { Language } from '#web/i18n/languages.ts';
import type { LoadedPage, PageHead, PublicPage } from './public-pages.ts';

const requests = new Map<string, Promise<LoadedPage>>();
const loaded = new Map<string, LoadedPage>();

/** Code and texts of a page, fetched once; a failed fetch is tried again by the next call. */
export function loadPage(page: PublicPage, language: Language): Promise<LoadedPage> {
  const key = `${language} ${page.path}`;
  const known = requests.get(key);
  if (known !== undefined) return known;
  const request = fetchPage(page, language);
  requests.set(key, request);
  request.then(
    (result) => loaded.set(key, result),
    () => requests.delete(key),
  );
  return request;
}

/** The page if it is here already, so that it can be rendered at once. */
export function peekPage(page: PublicPage, language: Language): LoadedPage | null {
  return loaded.get(`${language} ${page.path}`) ?? null;
}

async function fetchPage(page: PublicPage, language: Language): Promise<LoadedPage> {
  const parts = Promise.all([page.load(language), loadAreas(...page.areas)]);
  const [result] = await fetchScreen(parts);
  return result;
}

/** Title and description in the present language; null for an article whose text is not here yet. */
export function describePage(page: PublicPage, article: PageHead | undefined): PageHead | null {
  if (page.namespace === undefined) return article ?? null;
  const t = translator();
  return {
    title: t(`${page.namespace}.pageTitle`),
    description: t(`${page.namespace}.pageDescription`),
  };
}
