import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PublicLink } from '#web/components/public-link.tsx';
import { WaveRule } from '#web/components/wave-rule.tsx';
import { type ArticleEntry, listArticles } from '#web/content/library.ts';
import { useLanguage } from '#web/i18n/language-store.ts';

/** All tutorials with their pictures: the first one large, the rest as a numbered list. */
export function TutorialsPage() {
  const t = useTranslations('tutorials');
  const { language } = useLanguage();
  const [first, ...others] = listArticles('tutorials', language);
  return (
    <div className="mx-auto w-full max-w-7xl px-4 pt-10 pb-20 sm:px-6 lg:pt-16">
      <header className="grid max-w-4xl gap-4">
        <h1 className="text-headline font-bold">{t('title')}</h1>
        <p className="max-w-[40rem] text-lg text-soft">{t('lead')}</p>
      </header>
      <WaveRule className="mt-8 mb-10 lg:mt-10 lg:mb-14" />
      {first === undefined ? null : <LeadTutorial entry={first} />}
      <ol start={2} className="mt-16 grid border-t border-line">
        {others.map((entry, index) => (
          <TutorialRow key={entry.slug} entry={entry} number={index + 2} />
        ))}
      </ol>
      <aside className="mt-16 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 rounded-card bg-sunken px-6 py-7 sm:px-8">
        <div>
          <h2 className="text-xl">{t('guideTitle')}</h2>
          <p className="mt-1 text-soft">{t('guideText')}</p>
        </div>
        <PublicLink
          href="/ai-guide"
          className="inline-flex min-h-10 items-center gap-2 font-medium text-marine-strong underline-offset-4 hover:underline"
        >
          {t('guideLink')}
          <ArrowRight aria-hidden="true" className="size-4" />
        </PublicLink>
      </aside>
    </div>
  );
}

function LeadTutorial({ entry }: { entry: ArticleEntry }) {
  const t = useTranslations('tutorials');
  return (
    <PublicLink
      href={`/tutorials/${entry.slug}`}
      className="group grid items-end gap-x-12 gap-y-6 rounded-card lg:grid-cols-[1.5fr_1fr]"
    >
      <Cover entry={entry} isLead />
      <div className="grid gap-3 lg:pb-4">
        <p className="text-sm text-soft">
          {t('lesson', { number: '1' })} · <Minutes entry={entry} />
        </p>
        <h2 className="text-2xl decoration-marine decoration-2 underline-offset-4 group-hover:underline">
          {entry.title}
        </h2>
        <p className="text-lg text-soft">{entry.description}</p>
        <span className="inline-flex items-center gap-2 font-medium text-marine-strong">
          {t('read')}
          <ArrowRight
            aria-hidden="true"
            className="size-4 transition-transform duration-150 group-hover:translate-x-1"
          />
        </span>
      </div>
    </PublicLink>
  );
}

function TutorialRow({ entry, number }: { entry: ArticleEntry; number: number }) {
  return (
    <li className="border-b border-line">
      <PublicLink
        href={`/tutorials/${entry.slug}`}
        className="group grid grid-cols-[2.5rem_1fr] gap-x-3 gap-y-5 rounded-card py-8 sm:grid-cols-[4rem_1fr_15rem] sm:gap-x-8 lg:grid-cols-[6rem_1fr_22rem]"
      >
        <span
          aria-hidden="true"
          className="font-display text-2xl leading-none font-bold text-marine lg:text-headline"
        >
          {number}
        </span>
        <div className="grid content-start gap-2">
          <h2 className="text-xl decoration-marine decoration-2 underline-offset-4 group-hover:underline">
            {entry.title}
          </h2>
          <p className="max-w-[34rem] text-soft">{entry.description}</p>
          <p className="text-sm text-soft">
            <Minutes entry={entry} />
          </p>
        </div>
        <div className="max-sm:col-start-2">
          <Cover entry={entry} />
        </div>
      </PublicLink>
    </li>
  );
}

/** Hidden from screen readers, because the text beside it says the same. */
function Cover({ entry, isLead = false }: { entry: ArticleEntry; isLead?: boolean }) {
  if (entry.cover === undefined) return null;
  const { src, width, height } = entry.cover;
  return (
    <img
      src={src}
      alt=""
      width={width}
      height={height}
      loading={isLead ? 'eager' : 'lazy'}
      decoding="async"
      className="aspect-[16/10] w-full rounded-card border border-line bg-sunken object-cover object-top"
    />
  );
}

function Minutes({ entry }: { entry: ArticleEntry }) {
  const t = useTranslations('reading');
  return <span>{t('minutes', { minutes: entry.minutes })}</span>;
}
