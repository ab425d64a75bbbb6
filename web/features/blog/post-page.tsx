import { useTranslations } from 'use-intl';
import { PublicLink } from '#web/components/public-link.tsx';
import { ArticleDate } from '#web/components/reading/article-date.tsx';
import { NextArticles } from '#web/components/reading/next-articles.tsx';
import { ReadingPage } from '#web/components/reading/reading-page.tsx';
import type { Article } from '#web/content/article.ts';
import { listArticles } from '#web/content/library.ts';
import { useLanguage } from '#web/i18n/language-store.ts';

interface PostPageProps {
  slug: string;
  article: Article;
}

export function PostPage({ slug, article }: PostPageProps) {
  const t = useTranslations('blog');
  const reading = useTranslations('reading');
  const { language } = useLanguage();
  const { date, minutes } = article.facts;
  return (
    <ReadingPage
      article={article}
      kicker={
        <PublicLink href="/blog" className="text-marine-strong underline-offset-4 hover:underline">
          {t('all')}
        </PublicLink>
      }
      meta={
        <>
          {reading('byline')} · {date === undefined ? null : <ArticleDate date={date} />} ·{' '}
          {reading('minutes', { minutes })}
        </>
      }
    >
      <NextArticles entries={listArticles('blog', language)} slug={slug} folder="/blog" />
    </ReadingPage>
  );
}
