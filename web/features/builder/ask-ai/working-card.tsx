import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiModeBadges } from '../api-mode/api-mode-badges.tsx';
import { LongSpinner } from '../long-spinner.tsx';
import type { GenerationState } from '../workspace/generation-slice.ts';
import { isGenerating, useWorkspace } from '../workspace-store.ts';
import { CardFrame } from './card-frame.tsx';
import { StageSteps } from './stage-steps.tsx';

type WorkingState = Extract<GenerationState, { kind: 'working' }>;

interface WorkingCardProps {
  state: WorkingState;
  elsewhere: string | null;
}

/** A running generation: its stage, and whether the server can be reached. */
export function WorkingCard({ state, elsewhere }: WorkingCardProps) {
  const t = useTranslations('builderAsk');
  const apiMode = useTranslations('visualEditor.apiMode');
  const isLocked = useWorkspace(isGenerating);
  const size = useWorkspace(({ stream }) => (stream ? (stream.length / 1024).toFixed(1) : null));
  const icon = state.isLost ? (
    <WifiOff className="mt-0.5 size-5 shrink-0 text-warning" aria-hidden="true" />
  ) : (
    <LongSpinner className="mt-0.5 size-5 shrink-0 text-marine" />
  );
  return (
    <CardFrame icon={icon}>
      <div className="w-full min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="font-medium">{state.isLost ? t('lost') : t('banner')}</p>
          {isLocked ? (
            <span className="max-sm:hidden">
              <ApiModeBadges />
            </span>
          ) : null}
        </div>
        <p className="text-soft tabular-nums sm:truncate">
          {elsewhere === null ? null : `${elsewhere} · `}
          {t(wordOf(state))}
          {/* Hidden from screen readers, which would announce every second instead of the stage. */}
          <span aria-hidden="true">
            {size === null || state.isLost ? null : ` · ${size} KB`}
            <Elapsed startedAt={state.startedAt} />
          </span>
        </p>
        <div className="mt-2">
          <StageSteps stage={state.stage} />
        </div>
        {state.freed === undefined ? null : <p className="mt-2 text-pretty">{apiMode('free')}</p>}
      </div>
    </CardFrame>
  );
}

function wordOf({ stage, isStopping, isLost, isRetry }: WorkingState) {
  if (isStopping) return 'stopping';
  if (isLost) return 'reconnecting';
  return isRetry ? 'retrying' : (`stages.${stage}` as const);
}

const SECOND_MS = 1_000;

/** Whole seconds since the start; empty during the first one. */
function Elapsed({ startedAt }: { startedAt: number }) {
  const t = useTranslations('builderAsk');
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.floor((now - startedAt) / SECOND_MS);
  return seconds < 2 ? null : ` · ${t('elapsed', { seconds })}`;
}
