import { useTranslations } from 'use-intl';
import { joinClasses } from '#web/components/join-classes.ts';
import type { WorkingStage } from '#domain/conversation/entry-types.ts';
import { GENERATION_STAGES } from '#domain/generation/generation-types.ts';

const SHOWN = GENERATION_STAGES.filter((stage): stage is WorkingStage => stage !== 'ended');

/** The five stages of a generation, as the server reports them: done, under way, still to come. */
export function StageSteps({ stage }: { stage: WorkingStage }) {
  const t = useTranslations('builderAsk');
  const reached = SHOWN.indexOf(stage);
  return (
    <ol aria-label={t('stagesLabel')} className="grid w-full max-w-xs grid-cols-5 gap-1">
      {SHOWN.map((one, at) => (
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
