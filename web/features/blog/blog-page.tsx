import { useTranslations } from 'use-intl';
import { PublicLink } from '#web/components/public-link.tsx';
import { ArticleDate } from '#web/components/reading/article-date.tsx';
import { WaveRule } from '#web/components/wave-rule.tsx';
import { listArticles } from '#web/content/library.ts';
import { useLanguage } from '#web/i18n/language-store.ts';

/** All posts, newest first. */
export function BlogPage() {
  const t = useTranslations('blog');
  const reading = useTranslations('reading');
  const { language } = useLanguage();
  return (
    <div className="mx-auto w-full max-w-7xl px-4 pt-10 pb-20 sm:px-6 lg:pt-16">
      <header className="grid gap-4 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-16 xl:gap-x-24">
        <h1 className="text-xl lg:pt-1">{t('title')}</h1>
        <p className="max-w-[40rem] text-lg text-soft">{t('lead')}</p>
      </header>
      <WaveRule className="mt-8" />
      <ul className="mt-6 lg:mt-10">
        {listArticles('blog', language).map(({ slug, title, description, date, minutes }) => (
          <li key={slug} className="border-b border-line last:border-b-0">
            <PublicLink
              href={`/blog/${slug}`}
              className="group grid gap-x-16 gap-y-3 rounded-card py-9 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-12 xl:gap-x-24"
            >
              <p className="text-sm text-soft lg:pt-3">
                {date === undefined ? null : <ArticleDate date={date} />}
                <span className="lg:hidden"> · </span>
                <span className="lg:block">{reading('minutes', { minutes })}</span>
              </p>
              <div className="grid max-w-4xl gap-3">
                <h2 className="text-headline decoration-marine decoration-2 underline-offset-[0.14em] group-hover:underline">
                  {title}
                </h2>
                <p className="max-w-[40rem] text-lg text-soft">{description}</p>
              </div>
            </PublicLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
