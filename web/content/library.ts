import type { Language } from '#web/i18n/languages.ts';
import type { Article, ArticleFacts } from './article.ts';

/** Which article: its file is `<section>/<slug>.<language>.md`. */
export interface ArticleKey {
  section: string;
  slug: string;
  language: Language;
}

export interface ArticleEntry extends ArticleFacts {
  slug: string;
}

/** An article with what its front matter says. */
export interface FullArticle extends Article {
  facts: ArticleFacts;
}

const FACTS = import.meta.glob<ArticleFacts>('./*/*.md', {
  eager: true,
  query: '?facts',
  import: 'facts',
});
const LOADERS = import.meta.glob<Article>('./*/*.md', { import: 'article' });

/** The articles of a section in reading order: by `order`, then the newest first. */
export function listArticles(section: string, language: Language): ArticleEntry[] {
  const prefix = `./${section}/`;
  const suffix = `.${language}.md`;
  return Object.entries(FACTS)
    .filter(([path]) => path.startsWith(prefix) && path.endsWith(suffix))
    .map(([path, facts]) => ({ ...facts, slug: path.slice(prefix.length, -suffix.length) }))
    .sort(compareEntries);
}

function compareEntries(one: ArticleEntry, other: ArticleEntry): number {
  const byOrder = (one.order ?? Number.MAX_SAFE_INTEGER) - (other.order ?? Number.MAX_SAFE_INTEGER);
  return byOrder === 0 ? (other.date ?? '').localeCompare(one.date ?? '') : byOrder;
}

/** Fetches an article's chunk. Throws for one that does not exist. */
export async function loadArticle({ section, slug, language }: ArticleKey): Promise<FullArticle> {
  const path = `./${section}/${slug}.${language}.md`;
  const [load, facts] = [LOADERS[path], FACTS[path]];
  if (load === undefined || facts === undefined) throw new Error(`there is no article ${path}`);
  return { ...(await load()), facts };
}
