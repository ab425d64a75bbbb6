import type { ReactNode } from 'react';
import { ReadingPage } from '#web/components/reading/reading-page.tsx';
import type { Article } from '#web/content/article.ts';

interface AboutPageProps {
  article: Article;
  /** The operator of this deployment. */
  operator: ReactNode;
}

export function AboutPage({ article, operator }: AboutPageProps) {
  return <ReadingPage article={article} slots={{ operator }} />;
}
