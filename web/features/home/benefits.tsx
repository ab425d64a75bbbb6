import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PublicLink } from '#web/components/public-link.tsx';

const BENEFITS = ['time', 'cost', 'control'] as const;

/** What the product means for a business, with a link to the assistant. */
export function Benefits() {
  const t = useTranslations('home.benefits');
  return (
    <section className="mx-auto grid w-full max-w-7xl gap-x-14 gap-y-12 px-4 py-20 sm:px-6 lg:grid-cols-[1.7fr_1fr] lg:py-28">
      <div>
        <h2 className="max-w-lg text-2xl">{t('title')}</h2>
        <dl className="mt-8 grid gap-7">
          {BENEFITS.map((benefit) => (
            <div key={benefit} className="grid gap-1 sm:grid-cols-[11rem_1fr] sm:gap-6">
              <dt className="font-display text-lg font-semibold tracking-tight text-marine">
                {t(`${benefit}.title`)}
              </dt>
              <dd className="max-w-xl text-lg">{t(`${benefit}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <aside className="grid content-start gap-3 self-start rounded-card border border-line bg-marine-wash p-6 sm:p-8">
        <h3 className="text-xl">{t('assistant.title')}</h3>
        <p className="text-soft">{t('assistant.text')}</p>
        <PublicLink
          href="/ai-assistant"
          className="mt-2 inline-flex min-h-10 items-center gap-2 justify-self-start font-medium text-marine-strong underline-offset-4 hover:underline"
        >
          {t('assistant.link')}
          <ArrowRight className="size-4" aria-hidden="true" />
        </PublicLink>
      </aside>
    </section>
  );
}
