import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';

const FEATURES = ['generation', 'completion', 'design', 'help'] as const;
type Feature = (typeof FEATURES)[number];

/** Four features to choose from, each with a sample exchange. */
export function FeatureChoice() {
  const t = useTranslations('aiAssistant.features');
  const [chosen, setChosen] = useState<Feature>('generation');
  const id = useId();
  return (
    <section className="border-y border-line bg-surface">
      <div className="mx-auto w-full max-w-7xl px-4 py-16 sm:px-6 lg:py-24">
        <h2 className="max-w-xl text-2xl">{t('title')}</h2>
        <div className="mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-2">
          <fieldset className="grid content-start">
            <legend className="sr-only">{t('title')}</legend>
            {FEATURES.map((feature) => (
              <button
                key={feature}
                type="button"
                aria-pressed={feature === chosen}
                aria-controls={id}
                onClick={() => setChosen(feature)}
                className="group border-l-2 border-line py-4 pl-5 text-left transition-colors duration-150 hover:border-edge aria-pressed:border-marine"
              >
                <span className="block font-display text-lg font-semibold tracking-tight group-aria-pressed:text-marine">
                  {t(`${feature}.title`)}
                </span>
                <span className="mt-1 block text-soft">{t(`${feature}.text`)}</span>
              </button>
            ))}
          </fieldset>
          <div
            id={id}
            aria-live="polite"
            className="grid min-h-64 content-center gap-5 rounded-card bg-sunken p-6 sm:p-10"
          >
            <p
              key={`ask-${chosen}`}
              className="max-w-sm animate-appear justify-self-end rounded-card rounded-br-sm bg-ink px-4 py-3 text-paper"
            >
              {t(`${chosen}.ask`)}
            </p>
            <p
              key={`answer-${chosen}`}
              className="max-w-md animate-appear rounded-card rounded-bl-sm border border-line bg-surface px-4 py-3 [animation-delay:120ms]"
            >
              {t(`${chosen}.answer`)}
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
