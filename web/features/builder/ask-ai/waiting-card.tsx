import { ChevronUp, Columns2, FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { onDemand } from '../on-demand.tsx';
import type { GenerationState } from '../workspace/generation-slice.ts';
import { useWorkspace } from '../workspace-store.ts';
import { CardFrame } from './card-frame.tsx';
import { CreditReceipt } from './credit-receipt.tsx';
import { acceptAnswer, declineAnswer } from './decide-answer.ts';
import { ReportLists } from './report-lists.tsx';

const ProposalDialog = onDemand(
  () => import('./proposal-dialog.tsx'),
  (it) => it.ProposalDialog,
);

type WaitingState = Extract<GenerationState, { kind: 'waiting' }>;

interface WaitingCardProps {
  state: WaitingState;
  /** It begins with one line, so that the page keeps its height. */
  canFold?: boolean;
}

/** A finished answer that is not in its document yet, because the user has to decide. */
export function WaitingCard({ state, canFold = false }: WaitingCardProps) {
  const t = useTranslations('builderAsk');
  const talk = useTranslations('builderTalk');
  const { answer, entry, uuid, isCompared } = state;
  const { outcome } = entry;
  const [isFolded, setIsFolded] = useState(canFold);
  const title = t(answer.isProposal ? 'proposalTitle' : 'waitingTitle');
  return (
    <>
      {isFolded ? (
        <div
          data-card
          className="flex min-h-11 animate-appear items-center gap-2 rounded-card border border-line bg-surface py-0.5 pr-1 pl-4 text-sm shadow-float"
        >
          <p className="line-clamp-2 min-w-0 grow font-medium">{title}</p>
          <Decisions state={state} isShort />
          <IconButton
            label={talk('showAll')}
            aria-expanded={false}
            onClick={() => setIsFolded(false)}
            className="size-10"
          >
            <ChevronUp aria-hidden="true" />
          </IconButton>
        </div>
      ) : (
        <CardFrame actions={<Decisions state={state} />}>
          <p ref={canFold ? takeFocus : null} tabIndex={-1} className="font-medium outline-none">
            {title}
          </p>
          <p className="text-pretty text-soft">
            {t(answer.isProposal ? 'proposalText' : 'waitingText')}
          </p>
          {outcome.kind === 'proposed' ? (
            <>
              <p className="text-pretty">{outcome.report.summary}</p>
              <ReportLists report={outcome.report} />
              <CreditReceipt cost={outcome.cost} />
            </>
          ) : null}
        </CardFrame>
      )}
      {answer.isProposal && isCompared ? (
        <ProposalDialog
          uuid={uuid}
          proposal={answer.text}
          onUse={() => void acceptAnswer(state)}
          onKeep={() => void declineAnswer(state)}
          onClose={() => compare(state, false)}
          onMissing={() => compare(state, false)}
        />
      ) : null}
    </>
  );
}

/** The button that unfolded the card is gone. */
function takeFocus(title: HTMLElement | null): void {
  title?.focus();
}

function compare(state: WaitingState, isCompared: boolean): void {
  useWorkspace.getState().setGeneration({ ...state, isCompared });
}

/** What can be decided about the answer; on a phone a short row has only what is most likely wanted. */
function Decisions({ state, isShort = false }: { state: WaitingState; isShort?: boolean }) {
  const t = useTranslations('builderAsk');
  const { isProposal } = state.answer;
  const [isAccepting, setIsAccepting] = useState(false);
  const other = isShort ? 'max-sm:hidden' : '';
  async function accept(): Promise<void> {
    setIsAccepting(true);
    await acceptAnswer(state);
    setIsAccepting(false);
  }
  return (
    <>
      {isProposal ? (
        <Button variant="primary" size="small" onClick={() => compare(state, true)}>
          <Columns2 aria-hidden="true" />
          {t('comparePages')}
        </Button>
      ) : null}
      <Button
        variant={isProposal ? 'secondary' : 'primary'}
        size="small"
        className={isProposal ? other : ''}
        isPending={isAccepting}
        onClick={() => void accept()}
      >
        {isProposal ? null : <FilePlus2 aria-hidden="true" />}
        {t(isProposal ? 'useSite' : 'useAnswer')}
      </Button>
      <Button
        variant="secondary"
        size="small"
        className={other}
        onClick={() => void declineAnswer(state)}
      >
        {t(isProposal ? 'keepPage' : 'discard')}
      </Button>
    </>
  );
}
