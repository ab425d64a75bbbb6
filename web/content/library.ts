import type { Language } from '#web/i18n/languages.ts';
import type { Article, ArticleFacts } from './article.ts';
import type { SLUGS } from './slugs.ts';

/** Which article: its file is `<section>/<slug>.<language>.md`. */
export interface ArticleKey {
  section: string;
  slug: string;
  language: Language;
}

export interface ArticleEntry extends ArticleFacts {
  slug: string;
}

type Facts = Readonly<Record<string, ArticleFacts>>;

/** A visitor reads in one language, so that the other one's facts stay away. */
const FACTS = {
  en: async () => (await import('./facts-en.ts')).FACTS,
  it: async () => (await import('./facts-it.ts')).FACTS,
} as const satisfies Record<Language, () => Promise<Facts>>;
const known = new Map<Language, Facts>();
const ARTICLE_PATH = /^\.\/(?<section>[^/]+)\/(?<slug>.+)\.(?<language>en|it)\.md$/;
const LOADERS = import.meta.glob<Article>('./*/*.md', { import: 'article' });

/** Fetches what `listArticles` tells of in this language. Await it before rendering what lists articles. */
export async function loadFacts(language: Language): Promise<void> {
  if (!known.has(language)) known.set(language, await FACTS[language]());
}

/** Every article there is. */
export function findArticles(): ArticleKey[] {
  return Object.keys(LOADERS).flatMap((path) => {
    const { section = '', slug = '', language } = ARTICLE_PATH.exec(path)?.groups ?? {};
    return language === 'en' || language === 'it' ? [{ section, slug, language }] : [];
  });
}

/** The articles of the blog or the tutorials in reading order: by `order`, then the newest first. Throws before their facts are here. */
export function listArticles(section: keyof typeof SLUGS, language: Language): ArticleEntry[] {
  const facts = known.get(language);
  if (facts === undefined) throw new Error(`the articles in ${language} are not here yet`);
  const prefix = `./${section}/`;
  const suffix = `.${language}.md`;
  return Object.entries(facts)
    .filter(([path]) => path.startsWith(prefix))
    .map(([path, entry]) => ({ ...entry, slug: path.slice(prefix.length, -suffix.length) }))
    .sort(compareEntries);
}

function compareEntries(one: ArticleEntry, other: ArticleEntry): number {
  const byOrder = (one.order ?? Number.MAX_SAFE_INTEGER) - (other.order ?? Number.MAX_SAFE_INTEGER);
  return byOrder === 0 ? (other.date ?? '').localeCompare(one.date ?? '') : byOrder;
}

/** Fetches an article's chunk. Throws for one that does not exist. */
export async function loadArticle({ section, slug, language }: ArticleKey): Promise<Article> {
  const path = `./${section}/${slug}.${language}.md`;
  const load = LOADERS[path];
  if (load === undefined) throw new Error(`there is no article ${path}`);
  return await load();
}
