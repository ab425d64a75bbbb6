import { CircleAlert, CircleStop, FileDiff, RefreshCw, Undo2, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { joinClasses } from '#web/components/join-classes.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { LongSpinner } from '../long-spinner.tsx';
import type { GenerationState } from '../workspace/generation-slice.ts';
import { useWorkspace } from '../workspace-store.ts';
import { CompareDialog } from './compare-dialog.tsx';

type StateOf<Kind extends GenerationState['kind']> = Extract<GenerationState, { kind: Kind }>;

interface GenerationCardProps {
  state: GenerationState;
  /** The document that is worked on when it is not the one that is shown. */
  elsewhere: string | null;
  /** False once something else was changed after the AI: then there is nothing of it to take back in one step. */
  canUndo: boolean;
  onUndo: () => void;
  onAgain: (again: { prompt: string; attempt: number }) => void;
  onDismiss: () => void;
}

/** What the AI is doing, did, or could not do; above the prompt. */
export function GenerationCard(props: GenerationCardProps) {
  const { state, elsewhere, onDismiss } = props;
  return (
    <div aria-live="polite">
      {state.kind === 'working' ? <WorkingCard state={state} elsewhere={elsewhere} /> : null}
      {state.kind === 'done' && elsewhere === null ? <DoneCard {...props} state={state} /> : null}
      {state.kind === 'failed' ? <FailedCard state={state} onDismiss={onDismiss} /> : null}
    </div>
  );
}

const CARD = 'mb-2 animate-appear rounded-card border bg-surface px-4 py-3 text-sm shadow-float';

function WorkingCard({
  state,
  elsewhere,
}: {
  state: StateOf<'working'>;
  elsewhere: string | null;
}) {
  const t = useTranslations('builderAsk');
  const size = useWorkspace(({ stream }) => (stream ? (stream.length / 1024).toFixed(1) : null));
  return (
    <div className={`${CARD} flex items-center gap-3 border-line`}>
      <LongSpinner className="size-5 shrink-0 text-marine" />
      <div className="min-w-0">
        <p className="font-medium">{t('banner')}</p>
        <p className="truncate text-soft tabular-nums">
          {elsewhere === null ? null : `${elsewhere} · `}
          {state.isRetry ? t('retrying') : t(`stages.${state.stage}`)}
          {/* Counting aloud would drown the stage: this is for the eye only. */}
          <span aria-hidden="true">
            {size === null ? null : ` · ${size} KB`}
            <Elapsed startedAt={state.startedAt} />
          </span>
        </p>
      </div>
    </div>
  );
}

const SECOND_MS = 1_000;

/** Whole seconds since the work began, from the second one on. */
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

interface DoneCardProps extends Omit<GenerationCardProps, 'state' | 'elsewhere'> {
  state: StateOf<'done'>;
}

function DoneCard({ state, canUndo, onUndo, onAgain, onDismiss }: DoneCardProps) {
  const t = useTranslations('builderAsk');
  const { again, uuid } = state;
  const [isComparing, setIsComparing] = useState(false);
  return (
    <div className={`${CARD} border-line`}>
      <div className="flex items-start gap-2">
        <p className="max-h-24 grow overflow-y-auto pt-1 text-pretty">{state.summary}</p>
        <IconButton label={t('dismiss')} onClick={onDismiss} className="-my-1 -mr-1 size-8">
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <CardList title={t('changed')} items={state.changes} />
      <CardList title={t('notDone')} items={state.notDone} />
      <CardList title={t('toComplete')} items={state.toComplete} />
      {canUndo ? (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={onUndo}>
            <Undo2 aria-hidden="true" />
            {t('undo')}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setIsComparing(true)}>
            <FileDiff aria-hidden="true" />
            {t('compare')}
          </Button>
          {again === null ? null : (
            <Button variant="quiet" size="small" onClick={() => onAgain(again)}>
              <RefreshCw aria-hidden="true" />
              {t('again')}
              <span className="font-normal text-coral">{t('cost')}</span>
            </Button>
          )}
        </div>
      ) : null}
      {isComparing && canUndo ? (
        <CompareDialog uuid={uuid} onClose={() => setIsComparing(false)} />
      ) : null}
    </div>
  );
}

function CardList({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <details className="mt-1 text-soft">
      <summary className="w-fit rounded-sm py-1 font-medium hover:text-ink">
        {title} ({items.length})
      </summary>
      <ul className="max-h-40 list-disc overflow-y-auto pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </details>
  );
}

interface FailedCardProps {
  state: StateOf<'failed'>;
  onDismiss: () => void;
}

function FailedCard({ state, onDismiss }: FailedCardProps) {
  const t = useTranslations('builderAsk');
  return (
    <div
      className={joinClasses(
        CARD,
        'flex items-start gap-3',
        state.isStopped ? 'border-line' : 'border-danger/40',
      )}
    >
      {state.isStopped ? (
        <CircleStop className="mt-0.5 size-5 shrink-0 text-soft" aria-hidden="true" />
      ) : (
        <CircleAlert className="mt-0.5 size-5 shrink-0 text-danger" aria-hidden="true" />
      )}
      <div className="grid min-w-0 grow justify-items-start gap-2">
        <p className="max-h-40 overflow-y-auto text-pretty">{state.message}</p>
        {state.isRefunded ? <Badge tone="credit">{t('returned')}</Badge> : null}
      </div>
      <IconButton label={t('dismiss')} onClick={onDismiss} className="-mt-1 size-8">
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
