import type { FullArticle } from '#web/content/library.ts';
import { AboutPage } from '#web/features/about/about-page.tsx';
import { LegalPage } from '#web/features/legal/legal-page.tsx';
import { OperatorFacts } from '#web/features/legal/operator-facts.tsx';

export function About({ article }: { article: FullArticle }) {
  return <AboutPage article={article} operator={<OperatorFacts />} />;
}

export function Legal({ article }: { article: FullArticle }) {
  return <LegalPage article={article} />;
}
