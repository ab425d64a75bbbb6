import { useTranslations } from 'use-intl';
import { PublicLink } from '#web/components/public-link.tsx';
import { NextArticles } from '#web/components/reading/next-articles.tsx';
import { ReadingPage } from '#web/components/reading/reading-page.tsx';
import type { Article } from '#web/content/article.ts';
import { listArticles } from '#web/content/library.ts';
import { useLanguage } from '#web/i18n/language-store.ts';

interface TutorialPageProps {
  slug: string;
  article: Article;
  onUsePrompt: (prompt: string) => void;
}

export function TutorialPage({ slug, article, onUsePrompt }: TutorialPageProps) {
  const t = useTranslations('tutorials');
  const reading = useTranslations('reading');
  const { language } = useLanguage();
  const { order = 1, minutes } = article.facts;
  return (
    <ReadingPage
      article={article}
      onUsePrompt={onUsePrompt}
      kicker={
        <>
          <PublicLink
            href="/tutorials"
            className="text-marine-strong underline-offset-4 hover:underline"
          >
            {t('all')}
          </PublicLink>
          <span className="text-soft"> · {t('lesson', { number: String(order) })}</span>
        </>
      }
      meta={reading('minutes', { minutes })}
    >
      <NextArticles entries={listArticles('tutorials', language)} slug={slug} folder="/tutorials" />
    </ReadingPage>
  );
}
