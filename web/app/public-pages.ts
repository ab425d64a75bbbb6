import type { Language } from '#web/i18n/languages.ts';
import { splitPath } from '#web/i18n/localized-path.ts';
import { ARTICLE_PAGES, articlePage } from './article-pages.ts';
import type { PublicPage } from './public-page.ts';

/** Added to every title, in the browser and in search results. */
export const TITLE_SUFFIX = ' · Bluewave';

/**
 * All public pages. Routing, menus, prerendered files, sitemap and tests are made from this table. A page in a
 * menu also needs its label in `shell.pages`.
 */
export const PAGES = {
  home: {
    path: '/',
    areas: ['home', 'checkout'],
    namespace: 'home',
    load: async () => ({ Page: (await import('./pages/home.tsx')).Home }),
  },
  pricing: {
    path: '/pricing',
    areas: ['pricing', 'checkout'],
    namespace: 'pricing',
    load: async () => ({ Page: (await import('./pages/pricing.tsx')).Pricing }),
  },
  templates: {
    path: '/templates',
    areas: ['templates'],
    namespace: 'templates',
    load: async () => {
      const { Templates, loadTemplates } = await import('./pages/templates.tsx');
      await loadTemplates();
      return { Page: Templates };
    },
  },
  aiModels: {
    path: '/ai-models',
    areas: ['aiModels'],
    namespace: 'aiModels',
    load: async () => ({ Page: (await import('./pages/ai-models.tsx')).AiModels }),
  },
  aiAssistant: {
    path: '/ai-assistant',
    areas: ['aiAssistant'],
    namespace: 'aiAssistant',
    load: async () => ({ Page: (await import('./pages/ai-assistant.tsx')).AiAssistant }),
    isBare: true,
  },
  tutorials: {
    path: '/tutorials',
    areas: ['content'],
    namespace: 'tutorials',
    load: async (language) => (await import('./pages/indexes.ts')).loadTutorials(language),
  },
  guide: articlePage('/ai-guide', { section: 'guide', slug: 'ai-guide' }),
  blog: {
    path: '/blog',
    areas: ['content'],
    namespace: 'blog',
    load: async (language) => (await import('./pages/indexes.ts')).loadBlog(language),
  },
  about: articlePage('/about', { section: 'about', slug: 'about' }),
  contact: {
    path: '/contact',
    areas: ['content'],
    namespace: 'contact',
    load: async () => ({
      Page: (await import('#web/features/contact/contact-page.tsx')).ContactPage,
    }),
  },
  terms: articlePage('/terms', { section: 'legal', slug: 'terms' }),
  privacy: articlePage('/privacy', { section: 'legal', slug: 'privacy' }),
  cookies: articlePage('/cookies', { section: 'legal', slug: 'cookies' }),
} as const satisfies Record<string, PublicPage>;

export const PUBLIC_PAGES: readonly PublicPage[] = [...Object.values(PAGES), ...ARTICLE_PAGES];

const BY_PATH = new Map(PUBLIC_PAGES.map((page) => [page.path, page]));

/**
 * The page at an address and the language of that address; null for the app's own screens and unknown
 * addresses.
 */
export function findPublicPage(address: string): { page: PublicPage; language: Language } | null {
  const { path, language } = splitPath(address);
  const page = BY_PATH.get(path);
  return page === undefined ? null : { page, language };
}
