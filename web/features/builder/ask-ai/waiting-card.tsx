import { Columns2, FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
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

/** A finished answer that is not in its document yet, because the user has to decide. */
export function WaitingCard({ state }: { state: WaitingState }) {
  const t = useTranslations('builderAsk');
  const { answer, entry, uuid, isCompared } = state;
  const { outcome } = entry;
  const [isAccepting, setIsAccepting] = useState(false);
  const compare = (isShown: boolean) =>
    useWorkspace.getState().setGeneration({ ...state, isCompared: isShown });
  async function accept(): Promise<void> {
    setIsAccepting(true);
    await acceptAnswer(state);
    setIsAccepting(false);
  }
  const actions = (
    <>
      {answer.isProposal ? (
        <>
          <Button variant="primary" size="small" onClick={() => compare(true)}>
            <Columns2 aria-hidden="true" />
            {t('comparePages')}
          </Button>
          <Button
            variant="secondary"
            size="small"
            isPending={isAccepting}
            onClick={() => void accept()}
          >
            {t('useSite')}
          </Button>
        </>
      ) : (
        <Button
          variant="primary"
          size="small"
          isPending={isAccepting}
          onClick={() => void accept()}
        >
          <FilePlus2 aria-hidden="true" />
          {t('useAnswer')}
        </Button>
      )}
      <Button variant="secondary" size="small" onClick={() => void declineAnswer(state)}>
        {t(answer.isProposal ? 'keepPage' : 'discard')}
      </Button>
    </>
  );
  return (
    <CardFrame actions={actions}>
      <p className="font-medium">{t(answer.isProposal ? 'proposalTitle' : 'waitingTitle')}</p>
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
      {answer.isProposal && isCompared ? (
        <ProposalDialog
          uuid={uuid}
          proposal={answer.text}
          onUse={() => void acceptAnswer(state)}
          onKeep={() => void declineAnswer(state)}
          onClose={() => compare(false)}
          onMissing={() => compare(false)}
        />
      ) : null}
    </CardFrame>
  );
}
