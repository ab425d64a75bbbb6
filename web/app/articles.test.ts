import { expect, test } from 'vitest';
import type { Article, ArticlePart } from '#web/content/article.ts';
import { findArticles, listArticles, loadArticle, loadFacts } from '#web/content/library.ts';
import { SLUGS } from '#web/content/slugs.ts';
import { LANGUAGES, type Language } from '#web/i18n/languages.ts';
import { findPublicPage } from './public-pages.ts';
import { PATHS } from './routes.ts';

await Promise.all(LANGUAGES.map(loadFacts));
const ARTICLES = findArticles().flatMap(({ section, slug, language }) =>
  language === 'en' ? [{ section, slug, name: `${section}/${slug}` }] : [],
);

type Place = (typeof ARTICLES)[number];

async function load({ section, slug }: Place, language: Language): Promise<Article> {
  return await loadArticle({ section, slug, language });
}

function linksOf(parts: readonly ArticlePart[]): string[] {
  const html = parts.map((part) => (part.kind === 'prose' ? part.html : '')).join('');
  return [...html.matchAll(/ href="([^"]*)"/g)].map((match) => match[1] ?? '');
}

/** What is wrong with a link of an article; null when it leads somewhere. */
async function findLinkProblem(href: string, from: Article, language: Language) {
  if (href.startsWith('https://')) return null;
  const [path = '', hash] = href.split('#', 2);
  if (path === '') return from.headings.some(({ id }) => id === hash) ? null : 'no such heading';
  if (path === '/report' || Object.values<string>(PATHS).includes(path)) return null;
  const found = findPublicPage(path);
  if (found === null) return 'no such page';
  return found.language === language ? null : 'the other language';
}

test.each(['tutorials', 'blog'] as const)(
  'every file of %s is a page, in this order',
  (section) => {
    for (const language of LANGUAGES) {
      expect(
        listArticles(section, language)
          .map(({ slug }) => slug)
          .toSorted(),
      ).toEqual([...SLUGS[section]].toSorted());
    }
  },
);

test.each(ARTICLES)('$name says the same in both languages, part by part', async (place) => {
  const [english, italian] = await Promise.all([load(place, 'en'), load(place, 'it')]);
  expect(italian.headings.map(({ depth }) => depth)).toEqual(
    english.headings.map(({ depth }) => depth),
  );
  expect(italian.parts.map(({ kind }) => kind)).toEqual(english.parts.map(({ kind }) => kind));
  expect(linksOf(italian.parts).length).toBe(linksOf(english.parts).length);
  expect(italian.facts.date).toBe(english.facts.date);
  expect(italian.facts.order).toBe(english.facts.order);
});

test.each(ARTICLES)('$name has no link that leads nowhere', async (place) => {
  for (const language of LANGUAGES) {
    const article = await load(place, language);
    for (const href of linksOf(article.parts)) {
      expect(await findLinkProblem(href, article, language), href).toBeNull();
    }
  }
});

test('the cookie page names every key that the app keeps in the browser, and no other', async () => {
  const sources = import.meta.glob<string>(
    ['../**/*.{ts,tsx}', '!../**/*.test.*', '!../testing/**', '!../e2e/**', '../public/*.js'],
    { eager: true, query: '?raw', import: 'default' },
  );
  const used = new Set(
    Object.values(sources).flatMap((source) =>
      [...source.matchAll(/['`]((?:bluewave|auth|site)_[a-z_]*)(['`$])/g)].map(
        ([, key = '', end]) => (end === '$' || key.endsWith('_') ? `${key}…` : key),
      ),
    ),
  );
  for (const language of LANGUAGES) {
    const { parts } = await loadArticle({ section: 'legal', slug: 'cookies', language });
    const html = parts.map((part) => (part.kind === 'prose' ? part.html : '')).join('');
    const named = [...html.matchAll(/<code>((?:bluewave|auth|site)_[^<]*)<\/code>/g)].map(
      ([, key = '']) => key,
    );
    expect(named.toSorted()).toEqual([...used].toSorted());
  }
});
