import type { ReactNode } from 'react';
import { ReadingPage } from '#web/components/reading/reading-page.tsx';
import type { FullArticle } from '#web/content/library.ts';

interface AboutPageProps {
  article: FullArticle;
  /** The operator of this deployment. */
  operator: ReactNode;
}

export function AboutPage({ article, operator }: AboutPageProps) {
  return <ReadingPage article={article} slots={{ operator }} />;
}
