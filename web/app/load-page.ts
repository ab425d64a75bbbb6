import { loadAreas, translator } from '#web/i18n/language-store.ts';
import { fetchScreen } from '#web/lib/reload-after-deployment.ts';
import type { Language } from '#web/i18n/languages.ts';
import type { LoadedPage, PageHead, PublicPage } from './public-page.ts';

const requests = new Map<string, Promise<LoadedPage>>();
const loaded = new Map<string, LoadedPage>();

/** Loads code and texts of a page once. A failed load is repeated by the next call. */
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

/** The page if it is loaded already, so that it can be rendered without waiting. */
export function peekPage(page: PublicPage, language: Language): LoadedPage | null {
  return loaded.get(`${language} ${page.path}`) ?? null;
}

async function fetchPage(page: PublicPage, language: Language): Promise<LoadedPage> {
  const parts = Promise.all([page.load(language), loadAreas(...page.areas)]);
  const [result] = await fetchScreen(parts);
  return result;
}

/** Title and description in the current language; null for an article that is not loaded yet. */
export function describePage(page: PublicPage, article: PageHead | undefined): PageHead | null {
  if (page.namespace === undefined) return article ?? null;
  const t = translator();
  return {
    title: t(`${page.namespace}.pageTitle`),
    description: t(`${page.namespace}.pageDescription`),
  };
}
