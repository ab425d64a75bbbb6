import { useTranslations } from 'use-intl';
import { DemoPicture } from './demo-picture.tsx';

const RULED = ['yours', 'ready', 'fair', 'export'] as const;

/** Six features, two of them with pictures. */
export function Features() {
  const t = useTranslations('home.features');
  return (
    <section className="mx-auto w-full max-w-7xl px-4 py-20 sm:px-6 lg:py-28">
      <h2 className="max-w-2xl text-2xl">{t('title')}</h2>
      <div className="mt-10 grid gap-6 lg:grid-cols-[1.35fr_1fr]">
        <article className="grid content-between gap-8 rounded-card bg-sea-3 p-6 text-on-sea sm:p-9">
          <div>
            <h3 className="max-w-md text-xl">{t('change.title')}</h3>
            <p className="mt-3 max-w-lg">{t('change.text')}</p>
          </div>
          <ChangedLines />
        </article>
        <article className="grid content-between gap-8 rounded-card border border-line bg-surface p-6 sm:p-9">
          <div>
            <h3 className="text-xl">{t('design.title')}</h3>
            <p className="mt-3 text-soft">{t('design.text')}</p>
          </div>
          <PageFan />
        </article>
      </div>
      <dl className="mt-14 grid gap-x-14 sm:grid-cols-2">
        {RULED.map((feature) => (
          <div key={feature} className="border-t border-line py-6">
            <dt className="font-display text-lg font-semibold tracking-tight">
              {t(`${feature}.title`)}
            </dt>
            <dd className="mt-1.5 max-w-md text-soft">{t(`${feature}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const FANNED = ['portfolio', 'blog', 'website'] as const;

/** Three pages by the designer, partly overlapping. */
function PageFan() {
  return (
    <div aria-hidden="true" className="relative -mb-6 h-64 overflow-hidden sm:-mb-9">
      {FANNED.map((name, index) => (
        <DemoPicture
          key={name}
          name={name}
          alt=""
          width={1040}
          height={1300}
          sizes="(min-width: 64rem) 18rem, 56vw"
          className="absolute w-3/5 rounded-t-card border border-line shadow-float"
          style={{ left: `${index * 20}%`, top: `${index * 2}rem` }}
        />
      ))}
    </div>
  );
}

/** A request and the two lines of the page that it changed. */
function ChangedLines() {
  const t = useTranslations('home.features.change');
  return (
    <figure className="grid gap-3" aria-label={t('example')}>
      <p className="max-w-sm justify-self-end rounded-card rounded-br-sm bg-paper px-4 py-2.5 text-sm text-ink">
        {t('request')}
      </p>
      <div className="overflow-x-auto rounded-card bg-surface p-4 font-system-mono text-xs leading-6 text-soft">
        <p className="whitespace-pre">
          {'  <h2>'}
          {t('heading')}
          {'</h2>'}
        </p>
        <p className="-mx-4 bg-danger-wash px-4 whitespace-pre text-danger">
          {'− <li>'}
          {t('before')}
          {'</li>'}
        </p>
        <p className="-mx-4 bg-success-wash px-4 whitespace-pre text-success">
          {'+ <li>'}
          {t('after')}
          {'</li>'}
        </p>
        <p className="whitespace-pre">
          {'  <li>'}
          {t('untouched')}
          {'</li>'}
        </p>
      </div>
    </figure>
  );
}
