import { useTranslations } from 'use-intl';
import { useLanguage } from '#web/i18n/language-store.ts';

const STEPS = ['describe', 'watch', 'publish'] as const;
const WIDE = { width: 1600, height: 1000 };
const PHONE = { width: 585, height: 1170 };

/** A picture of the builder, and the three steps to a public site. */
export function HowItWorks() {
  const t = useTranslations('home');
  return (
    <section className="border-y border-line bg-surface">
      <div className="mx-auto w-full max-w-7xl px-4 py-16 sm:px-6 lg:py-24">
        <div className="grid items-baseline gap-x-14 gap-y-3 lg:grid-cols-[1fr_2fr]">
          <h2 className="text-2xl">{t('stepsTitle')}</h2>
          <p className="max-w-xl text-lg text-soft">{t('stepsLead')}</p>
        </div>
        <BuilderPicture />
        <ol className="mt-12 grid gap-x-14 gap-y-8 lg:grid-cols-3">
          {STEPS.map((step, index) => (
            <li key={step} className="grid grid-cols-[3rem_1fr] border-t border-line pt-6">
              <span
                aria-hidden="true"
                className="font-display text-2xl leading-none font-bold text-marine"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-xl">{t(`steps.${step}.title`)}</h3>
                <p className="mt-2 max-w-xl text-soft">{t(`steps.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Made by `npm run pictures:builder`: wide in two sizes, and one for phones. */
function BuilderPicture() {
  const t = useTranslations('home.builder');
  const { language } = useLanguage();
  const address = (size: string) => `/images/builder/${language}-${size}.webp`;
  return (
    <figure className="mt-10 max-sm:mx-auto max-sm:w-4/5">
      <picture>
        <source media="(max-width: 39.99rem)" srcSet={address('phone')} {...PHONE} />
        <img
          src={address('1600')}
          srcSet={`${address('800')} 800w, ${address('1600')} 1600w`}
          sizes="(min-width: 80rem) 77rem, 94vw"
          alt={t('alt')}
          {...WIDE}
          loading="lazy"
          decoding="async"
          className="block h-auto w-full rounded-card border border-line shadow-float"
        />
      </picture>
      <figcaption className="mt-3 text-sm text-soft">{t('caption')}</figcaption>
    </figure>
  );
}
