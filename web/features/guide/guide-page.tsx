import { useTranslations } from 'use-intl';
import { ReadingPage } from '#web/components/reading/reading-page.tsx';
import type { FullArticle } from '#web/content/library.ts';

interface GuidePageProps {
  article: FullArticle;
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
