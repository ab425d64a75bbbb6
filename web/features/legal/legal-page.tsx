import { useTranslations } from 'use-intl';
import { ArticleDate } from '#web/components/reading/article-date.tsx';
import { ReadingPage } from '#web/components/reading/reading-page.tsx';
import type { Article } from '#web/content/article.ts';
import { OperatorFacts } from './operator-facts.tsx';
import { UsedServices } from './used-services.tsx';

/** Terms, privacy or cookies. Facts about the deployment come from its configuration. */
export function LegalPage({ article }: { article: Article }) {
  const t = useTranslations('legal');
  const reading = useTranslations('reading');
  const { date } = article.facts;
  return (
    <ReadingPage
      article={article}
      slots={{ operator: <OperatorFacts />, services: <UsedServices /> }}
      kicker={<span className="text-soft">{t('kicker')}</span>}
      meta={
        date === undefined ? undefined : (
          <>
            {reading('updated')} <ArticleDate date={date} />
          </>
        )
      }
    />
  );
}
