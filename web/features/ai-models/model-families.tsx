import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { joinClasses } from '#web/components/join-classes.ts';
import { SeaDrawing } from '#web/components/sea-drawing.tsx';

const CAPABILITIES = ['first', 'second', 'third'] as const;
const FAMILIES = ['code', 'copy', 'media'] as const;
const SPECIMENS = {
  code: <CodeSpecimen />,
  copy: <CopySpecimen />,
  media: <MediaSpecimen />,
} as const satisfies Record<(typeof FAMILIES)[number], ReactNode>;

/** The three families of models, each with a sample of its output. */
export function ModelFamilies() {
  const t = useTranslations('aiModels.families');
  return (
    <section className="mx-auto w-full max-w-7xl px-4 py-16 sm:px-6 lg:py-24">
      <h2 className="max-w-xl text-2xl">{t('title')}</h2>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-16 lg:gap-24">
        {FAMILIES.map((family, index) => (
          <article
            key={family}
            className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-14 gap-y-6 lg:grid-cols-2"
          >
            <div className={joinClasses(index % 2 === 1 && 'lg:order-2')}>{SPECIMENS[family]}</div>
            <div>
              <h3 className="text-xl">{t(`${family}.title`)}</h3>
              <p className="mt-2 max-w-lg text-lg text-soft">{t(`${family}.text`)}</p>
              <ul className="mt-5 grid gap-2.5">
                {CAPABILITIES.map((capability) => (
                  <li key={capability} className="flex gap-3">
                    <Check className="mt-1 size-4 shrink-0 text-marine" aria-hidden="true" />
                    {t(`${family}.${capability}`)}
                  </li>
                ))}
              </ul>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}

function CodeSpecimen() {
  const t = useTranslations('aiModels.families.code');
  const lines = [
    ['<section', ' id="hours">'],
    ['  <h2>', `${t('specimenTitle')}</h2>`],
    ['  <table>', ''],
    ['    <tr>', ''],
    ['      <th>', `${t('specimenDays')}</th>`],
    ['      <td>', '7–13</td>'],
    ['    </tr>', ''],
    ['  </table>', ''],
    ['</section>', ''],
  ] as const;
  return (
    <div
      aria-hidden="true"
      className="overflow-hidden rounded-card border border-line bg-surface p-6 font-system-mono text-sm leading-7 shadow-float"
    >
      {lines.map(([tag, rest], line) => (
        <p key={line} className="flex gap-5 whitespace-pre">
          <span className="w-4 shrink-0 text-right text-soft tabular-nums">{line + 1}</span>
          <span>
            <span className="text-marine">{tag}</span>
            {rest}
          </span>
        </p>
      ))}
    </div>
  );
}

function CopySpecimen() {
  const t = useTranslations('aiModels.families.copy');
  return (
    <div className="grid gap-4 rounded-card bg-sand/25 p-6 sm:p-10" aria-hidden="true">
      <p className="line-through decoration-1">{t('specimenBefore')}</p>
      <p className="font-display text-2xl font-semibold tracking-tight text-balance">
        {t('specimenAfter')}
      </p>
    </div>
  );
}

function MediaSpecimen() {
  return <SeaDrawing className="aspect-[16/10] w-full rounded-card" />;
}
