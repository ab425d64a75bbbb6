import { SLUGS } from '#web/content/slugs.ts';
import type { ArticlePlace } from './pages/articles.tsx';
import type { PublicPage } from './public-page.ts';

/** The row of a page made from one Markdown file per language. */
export function articlePage(path: string, place: ArticlePlace): PublicPage {
  return {
    path,
    areas: ['content'],
    load: async (language) =>
      await (await import('./pages/articles.tsx')).loadArticlePage(place, language),
  };
}

/** Every tutorial and every post; their indexes are in the table of pages. */
export const ARTICLE_PAGES: readonly PublicPage[] = (['tutorials', 'blog'] as const).flatMap(
  (section) => SLUGS[section].map((slug) => articlePage(`/${section}/${slug}`, { section, slug })),
);
