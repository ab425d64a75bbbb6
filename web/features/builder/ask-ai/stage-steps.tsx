import { useTranslations } from 'use-intl';
import { joinClasses } from '#web/components/join-classes.ts';
import { GENERATION_STAGES, type GenerationStage } from '../workspace/generation-slice.ts';

/** The five stages of a generation, as the server reports them: done, under way, still to come. */
export function StageSteps({ stage }: { stage: GenerationStage }) {
  const t = useTranslations('builderAsk');
  const reached = GENERATION_STAGES.indexOf(stage);
  return (
    <ol aria-label={t('stagesLabel')} className="grid w-full max-w-xs grid-cols-5 gap-1">
      {GENERATION_STAGES.map((one, at) => (
        <li
          key={one}
          aria-label={t(`stages.${one}`)}
          title={t(`stages.${one}`)}
          aria-current={at === reached ? 'step' : undefined}
          className={joinClasses(
            'h-1 rounded-full transition-colors duration-200',
            at < reached ? 'bg-marine' : at === reached ? 'animate-pulse bg-marine' : 'bg-line',
          )}
        />
      ))}
    </ol>
  );
}
