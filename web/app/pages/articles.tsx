import { useLocation } from 'wouter';
import { type FullArticle, loadArticle } from '#web/content/library.ts';
import { AboutPage } from '#web/features/about/about-page.tsx';
import { PostPage } from '#web/features/blog/post-page.tsx';
import { GuidePage } from '#web/features/guide/guide-page.tsx';
import { LegalPage } from '#web/features/legal/legal-page.tsx';
import { OperatorFacts } from '#web/features/legal/operator-facts.tsx';
import { TutorialPage } from '#web/features/tutorials/tutorial-page.tsx';
import type { Language } from '#web/i18n/languages.ts';
import { keepPrompt } from '#web/lib/pending-prompt.ts';
import type { LoadedPage } from '../public-page.ts';
import { PATHS } from '../routes.ts';

/** The component for each kind of article. */
const SCREENS = {
  tutorials: function Tutorial({ slug, article }: ScreenProps) {
    return <TutorialPage slug={slug} article={article} onUsePrompt={usePromptTaker()} />;
  },
  guide: function Guide({ article }: ScreenProps) {
    return <GuidePage article={article} onUsePrompt={usePromptTaker()} />;
  },
  blog: function Post({ slug, article }: ScreenProps) {
    return <PostPage slug={slug} article={article} />;
  },
  about: function About({ article }: ScreenProps) {
    return <AboutPage article={article} operator={<OperatorFacts />} />;
  },
  legal: function Legal({ article }: ScreenProps) {
    return <LegalPage article={article} />;
  },
};

interface ScreenProps {
  slug: string;
  article: FullArticle;
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
  const article = await loadArticle({ section, slug, language });
  const Screen = SCREENS[section];
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
