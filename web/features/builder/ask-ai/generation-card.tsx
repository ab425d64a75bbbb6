import { CircleAlert, Undo2, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import type { GenerationState } from '../workspace/generation-slice.ts';

interface GenerationCardProps {
  state: GenerationState;
  onUndo: () => void;
  onDismiss: () => void;
}

/** What the AI is doing, did, or could not do; above the prompt. */
export function GenerationCard({ state, onUndo, onDismiss }: GenerationCardProps) {
  return (
    <div aria-live="polite">
      {state.kind === 'working' ? <WorkingCard state={state} /> : null}
      {state.kind === 'done' ? (
        <DoneCard state={state} onUndo={onUndo} onDismiss={onDismiss} />
      ) : null}
      {state.kind === 'failed' ? <FailedCard state={state} onDismiss={onDismiss} /> : null}
    </div>
  );
}

const CARD = 'mb-2 animate-appear rounded-card border bg-surface px-4 py-3 text-sm shadow-float';

function WorkingCard({ state }: { state: Extract<GenerationState, { kind: 'working' }> }) {
  const t = useTranslations('builder');
  // Counting aloud would drown the stage: the size is for the eye only.
  const size = state.stream ? `${(state.stream.length / 1024).toFixed(1)} KB` : null;
  return (
    <div className={`${CARD} flex items-center gap-3 border-line`}>
      <Spinner className="size-5 text-marine" />
      <div>
        <p className="font-medium">{t('ask.banner')}</p>
        <p className="text-soft tabular-nums">
          {state.isRetry ? t('toast.retrying') : t(`stages.${state.stage}`)}
          {size === null ? null : <span aria-hidden="true"> · {size}</span>}
        </p>
      </div>
    </div>
  );
}

interface DoneCardProps extends Omit<GenerationCardProps, 'state'> {
  state: Extract<GenerationState, { kind: 'done' }>;
}

function DoneCard({ state, onUndo, onDismiss }: DoneCardProps) {
  const t = useTranslations('builder.ask');
  return (
    <div className={`${CARD} border-line`}>
      <div className="flex items-start gap-3">
        <p className="grow text-pretty">{state.summary}</p>
        <Button variant="secondary" size="small" onClick={onUndo}>
          <Undo2 aria-hidden="true" />
          {t('undo')}
        </Button>
        <IconButton label={t('dismiss')} onClick={onDismiss} className="size-8">
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <CardList title={t('changed')} items={state.changes} />
      <CardList title={t('toComplete')} items={state.toComplete} />
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
  state: Extract<GenerationState, { kind: 'failed' }>;
  onDismiss: () => void;
}

function FailedCard({ state, onDismiss }: FailedCardProps) {
  const t = useTranslations('builder.ask');
  return (
    <div className={`${CARD} flex items-start gap-3 border-danger/40`}>
      <CircleAlert className="mt-0.5 size-5 shrink-0 text-danger" aria-hidden="true" />
      <p className="grow text-pretty">{state.message}</p>
      {state.isRefunded ? <Badge tone="credit">{t('returned')}</Badge> : null}
      <IconButton label={t('dismiss')} onClick={onDismiss} className="-mt-1 size-8">
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
