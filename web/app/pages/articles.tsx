import type { ComponentType } from 'react';
import { useLocation } from 'wouter';
import type { Article } from '#web/content/article.ts';
import { loadArticle, loadFacts } from '#web/content/library.ts';
import { PostPage } from '#web/features/blog/post-page.tsx';
import { GuidePage } from '#web/features/guide/guide-page.tsx';
import { TutorialPage } from '#web/features/tutorials/tutorial-page.tsx';
import type { Language } from '#web/i18n/languages.ts';
import { keepPrompt } from '#web/lib/pending-prompt.ts';
import type { LoadedPage } from '../public-page.ts';
import { PATHS } from '../routes.ts';

interface ScreenProps {
  slug: string;
  article: Article;
}

function Tutorial({ slug, article }: ScreenProps) {
  return <TutorialPage slug={slug} article={article} onUsePrompt={usePromptTaker()} />;
}

function Guide({ article }: ScreenProps) {
  return <GuidePage article={article} onUsePrompt={usePromptTaker()} />;
}

/**
 * The component for each kind of article. Those that name who runs the installation are fetched with their texts,
 * and what leads to the next article with what is in the list.
 */
const SCREENS = {
  tutorials: async (language) => listing(Tutorial, language),
  guide: async () => Guide,
  blog: async (language) => listing(PostPage, language),
  about: async () => (await import('./legal.tsx')).About,
  legal: async () => (await import('./legal.tsx')).Legal,
} satisfies Record<string, (language: Language) => Promise<ComponentType<ScreenProps>>>;

async function listing<Screen>(screen: Screen, language: Language): Promise<Screen> {
  await loadFacts(language);
  return screen;
}

export interface ArticlePlace {
  section: keyof typeof SCREENS;
  slug: string;
}

/** An article in a language with its screen and its own title and description. */
export async function loadArticlePage(
  { section, slug }: ArticlePlace,
  language: Language,
): Promise<LoadedPage> {
  const [article, Screen] = await Promise.all([
    loadArticle({ section, slug, language }),
    SCREENS[section](language),
  ]);
  return {
    Page: () => <Screen slug={slug} article={article} />,
    head: { title: article.facts.title, description: article.facts.description },
  };
}

function usePromptTaker(): (prompt: string) => void {
  const [, navigate] = useLocation();
  return (prompt) => {
    keepPrompt(prompt);
    navigate(PATHS.builder);
  };
}
