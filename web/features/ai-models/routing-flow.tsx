import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useLanguage } from '#web/i18n/language-store.ts';
import { deploymentQuery } from '#web/lib/deployment.ts';
import { isPagePart } from './page-parts.ts';
import { useAnalysis } from './use-analysis.ts';

const EXAMPLES = ['hours', 'translate', 'picture'] as const;
const MAX_CHARACTERS = 300;

/** The three steps of every request. The product's own analysis runs on the text that is typed. */
export function RoutingFlow() {
  const t = useTranslations('aiModels.routing');
  const { language } = useLanguage();
  const { typed, type, decision } = useAnalysis(language);
  const { task, family, language: requestLanguage, target, scope } = decision;
  const prompt = typed ?? t('examples.hours');
  const id = useId();
  return (
    <section className="bg-sea-3 text-on-sea">
      <div className="mx-auto w-full max-w-7xl px-4 py-16 sm:px-6 lg:py-24">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-6 lg:grid-cols-[1fr_1.3fr]">
          <div>
            <h2 className="max-w-md text-2xl">{t('title')}</h2>
            <p className="mt-3 max-w-md text-lg">{t('lead')}</p>
          </div>
          <div>
            <label htmlFor={id} className="text-sm font-medium">
              {t('label')}
            </label>
            <input
              id={id}
              value={prompt}
              maxLength={MAX_CHARACTERS}
              autoComplete="off"
              onChange={(event) => void type(event.target.value)}
              className="mt-2 block h-12 w-full rounded-control border border-transparent bg-paper px-4 text-base text-ellipsis text-ink focus-visible:outline-on-sea"
            />
            <div className="mt-3 flex flex-wrap gap-2">
              {EXAMPLES.map((example) => (
                <button
                  key={example}
                  type="button"
                  onClick={() => void type(t(`examples.${example}`))}
                  className="inline-flex h-9 items-center rounded-full border border-on-sea/50 px-3 text-sm transition-colors duration-150 hover:border-on-sea hover:bg-on-sea/15 focus-visible:outline-on-sea pointer-coarse:h-10"
                >
                  {t(`exampleNames.${example}`)}
                </button>
              ))}
            </div>
          </div>
        </div>
        <ol className="mt-12 grid gap-px overflow-hidden rounded-card bg-on-sea/25 lg:grid-cols-3">
          <Step number={1} title={t('analysis.title')} text={t('analysis.text')}>
            <Fact name={t('facts.task')} value={t(`tasks.${task}`)} />
            <Fact
              name={t('facts.part')}
              value={isPagePart(target) ? t(`parts.${target}`) : t(`scopes.${scope}`)}
            />
            <Fact name={t('facts.language')} value={t(`languages.${requestLanguage}`)} />
          </Step>
          <Step number={2} title={t('model.title')} text={t('model.text')}>
            <Fact name={t('facts.family')} value={t(`families.${family}`)} />
            <ModelFact />
          </Step>
          <Step number={3} title={t('generation.title')} text={t('generation.text')}>
            <Fact
              name={t('facts.answer')}
              value={t(`answers.${family === 'media' ? 'picture' : 'replacements'}`)}
            />
            <Fact name={t('facts.checks')} value={t(`checks.${family}`)} />
          </Step>
        </ol>
        <p className="mt-4 max-w-3xl text-sm">{t('note')}</p>
      </div>
    </section>
  );
}

interface StepProps {
  number: number;
  title: string;
  text: string;
  children: ReactNode;
}

function Step({ number, title, text, children }: StepProps) {
  return (
    <li className="grid content-start gap-4 bg-sea-3 p-6 sm:p-8">
      <h3 className="flex items-baseline gap-3 text-xl">
        <span aria-hidden="true" className="tabular-nums opacity-75">
          {number}
        </span>
        {title}
      </h3>
      <p>{text}</p>
      <dl className="grid gap-2.5 border-t border-on-sea/30 pt-4 text-sm" aria-live="polite">
        {children}
      </dl>
    </li>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt>{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}

/** The first model that this deployment uses for pages, from its configuration. */
function ModelFact() {
  const t = useTranslations('aiModels.routing');
  const { data, isError } = useQuery(deploymentQuery);
  const model = data?.model;
  if (isError) return <Fact name={t('facts.model')} value={t('unknownModel')} />;
  if (model === undefined) {
    return <Fact name={t('facts.model')} value={<Skeleton className="h-4 w-28 opacity-30" />} />;
  }
  return (
    <Fact
      name={t('facts.model')}
      value={model.provider === 'offline' ? t('builtIn') : model.label}
    />
  );
}
