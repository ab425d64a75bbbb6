import type { Article } from '#web/content/article.ts';
import { AboutPage } from '#web/features/about/about-page.tsx';
import { LegalPage } from '#web/features/legal/legal-page.tsx';
import { OperatorFacts } from '#web/features/legal/operator-facts.tsx';

export function About({ article }: { article: Article }) {
  return <AboutPage article={article} operator={<OperatorFacts />} />;
}

export function Legal({ article }: { article: Article }) {
  return <LegalPage article={article} />;
}
