import { FileDiff, RefreshCw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import type { RequestAgain } from '../workspace/generation-slice.ts';
import { CardFrame } from './card-frame.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { CreditReceipt } from './credit-receipt.tsx';
import type { GenerationCardProps, StateOf } from './card-props.ts';
import { ReportLists } from './report-lists.tsx';

interface DoneCardProps extends Omit<GenerationCardProps, 'state' | 'elsewhere'> {
  state: StateOf<'done'>;
}

/** The result of a run, its warnings, and what the user can do next. */
export function DoneCard(props: DoneCardProps) {
  const { state, canUndo, onDismiss } = props;
  const t = useTranslations('builderAsk');
  const { report } = state;
  return (
    <CardFrame onDismiss={onDismiss} actions={canUndo ? <DoneActions {...props} /> : null}>
      {state.isPastStop ? <p className="pt-1 font-medium">{t('pastStop')}</p> : null}
      {/* The summary of a stand-in begins by saying which model it replaced. */}
      <p
        className={
          report.isStandIn
            ? 'w-full rounded-control bg-warning-wash px-3 py-2 text-pretty text-warning'
            : 'pt-1 text-pretty'
        }
      >
        {report.summary}
      </p>
      <ReportLists report={report} />
      <CreditReceipt cost={report.isCharged ? 'charged' : 'free'} />
    </CardFrame>
  );
}

function DoneActions({ state, onUndo, onAgain, onRetryModel }: DoneCardProps) {
  const t = useTranslations('builderAsk');
  const { again, retry, uuid } = state;
  const [isComparing, setIsComparing] = useState(false);
  return (
    <>
      {retry === null ? null : (
        <PaidButton name="tryModel" request={retry} onPress={onRetryModel} />
      )}
      <Button variant="secondary" size="small" onClick={onUndo}>
        <Undo2 aria-hidden="true" />
        {t('undo')}
      </Button>
      <Button variant="quiet" size="small" onClick={() => setIsComparing(true)}>
        <FileDiff aria-hidden="true" />
        {t('compare')}
      </Button>
      {again === null ? null : <PaidButton name="again" request={again} onPress={onAgain} />}
      {isComparing ? <CompareDialog uuid={uuid} onClose={() => setIsComparing(false)} /> : null}
    </>
  );
}

interface PaidButtonProps {
  name: 'again' | 'tryModel';
  request: RequestAgain;
  onPress: (request: RequestAgain) => void;
}

function PaidButton({ name, request, onPress }: PaidButtonProps) {
  const t = useTranslations('builderAsk');
  return (
    <Button
      variant={name === 'tryModel' ? 'primary' : 'quiet'}
      size="small"
      onClick={() => onPress(request)}
    >
      <RefreshCw aria-hidden="true" />
      {t(name)}
      <span className={name === 'again' ? 'font-normal text-coral' : 'font-normal'}>
        {t('cost')}
      </span>
    </Button>
  );
}
