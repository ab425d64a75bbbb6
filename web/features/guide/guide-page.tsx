import { useTranslations } from 'use-intl';
import { ReadingPage } from '#web/components/reading/reading-page.tsx';
import type { Article } from '#web/content/article.ts';

interface GuidePageProps {
  article: Article;
  onUsePrompt: (prompt: string) => void;
}

export function GuidePage({ article, onUsePrompt }: GuidePageProps) {
  const t = useTranslations('reading');
  return (
    <ReadingPage
      article={article}
      onUsePrompt={onUsePrompt}
      meta={t('minutes', { minutes: article.facts.minutes })}
    />
  );
}
