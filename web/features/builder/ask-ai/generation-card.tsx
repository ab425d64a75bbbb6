import { CircleAlert, CircleStop, MessageCircle } from 'lucide-react';
import { CardFrame } from './card-frame.tsx';
import { CreditReceipt } from './credit-receipt.tsx';
import { NotOnPage } from './not-on-page.tsx';
import type { GenerationCardProps, StateOf } from './card-props.ts';
import { DoneCard } from './done-card.tsx';
import { WaitingCard } from './waiting-card.tsx';
import { WorkingCard } from './working-card.tsx';

/** The card above the prompt: what the AI is doing, has done, or could not do. */
export function GenerationCard(props: GenerationCardProps) {
  return <div aria-live="polite">{renderCard(props)}</div>;
}

function renderCard(props: GenerationCardProps) {
  const { state, elsewhere, onDismiss } = props;
  const isHere = elsewhere === null;
  switch (state.kind) {
    case 'idle':
      return null;
    case 'working':
      return <WorkingCard state={state} elsewhere={elsewhere} />;
    case 'done':
      return isHere ? <DoneCard {...props} state={state} /> : null;
    case 'answered':
      return isHere ? <AnsweredCard state={state} onDismiss={onDismiss} /> : null;
    case 'waiting':
      return isHere ? <WaitingCard key={state.answer.id} state={state} /> : null;
    case 'failed':
      return <FailedCard state={state} onDismiss={onDismiss} onAsk={props.onAgain} />;
  }
}

interface AnsweredCardProps {
  state: StateOf<'answered'>;
  onDismiss: () => void;
}

/** The AI answered with words instead of a change. */
function AnsweredCard({ state, onDismiss }: AnsweredCardProps) {
  return (
    <CardFrame
      icon={<MessageCircle className="mt-0.5 size-5 shrink-0 text-marine" aria-hidden="true" />}
      onDismiss={onDismiss}
    >
      <p className="text-pretty whitespace-pre-line">{state.words}</p>
      <CreditReceipt cost={state.isCharged ? 'charged' : 'free'} />
    </CardFrame>
  );
}

interface FailedCardProps {
  state: StateOf<'failed'>;
  onDismiss: () => void;
  onAsk: GenerationCardProps['onAgain'];
}

function FailedCard({ state, onDismiss, onAsk }: FailedCardProps) {
  const icon = state.isStopped ? (
    <CircleStop className="mt-0.5 size-5 shrink-0 text-soft" aria-hidden="true" />
  ) : (
    <CircleAlert className="mt-0.5 size-5 shrink-0 text-danger" aria-hidden="true" />
  );
  return (
    <CardFrame icon={icon} onDismiss={onDismiss} isFault={!state.isStopped}>
      <p className="text-pretty">{state.message}</p>
      {state.isRefunded ? <CreditReceipt cost="returned" /> : null}
      {state.isCharged ? <CreditReceipt cost="charged" /> : null}
      <NotOnPage uuid={state.uuid} onAsk={onAsk} />
    </CardFrame>
  );
}
