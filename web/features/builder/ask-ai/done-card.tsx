import { ChevronUp, CircleCheck, Eye, FileDiff, RefreshCw, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { isPage } from '../workspace/documents.ts';
import { useWorkspace } from '../workspace-store.ts';
import type { RequestAgain } from '../workspace/generation-slice.ts';
import { CompareLast } from '../compare/compare-last.tsx';
import { showLastChange } from '../workspace/show-last-change.ts';
import { CardFrame } from './card-frame.tsx';
import { CreditReceipt } from './credit-receipt.tsx';
import type { GenerationCardProps, StateOf } from './card-props.ts';
import { NotOnPage } from './not-on-page.tsx';
import { useOpenLines } from './open-lines.ts';
import { ReportLists } from './report-lists.tsx';

interface DoneCardProps extends Omit<GenerationCardProps, 'state' | 'elsewhere'> {
  state: StateOf<'done'>;
}

/** The result of a run, folded into one line unless the person should read more. */
export function DoneCard(props: DoneCardProps) {
  const { isPastStop, report, uuid } = props.state;
  const openLines = useOpenLines(uuid).length;
  const { isStandIn, warnings, notDone } = report;
  const [isOpen, setIsOpen] = useState(
    isPastStop || isStandIn || warnings.length + notDone.length + openLines > 0,
  );
  return isOpen ? (
    <OpenCard {...props} onFold={() => setIsOpen(false)} />
  ) : (
    <FoldedCard {...props} onOpen={() => setIsOpen(true)} />
  );
}

/** One line over the prompt, as high as the prompt beside it. */
function FoldedCard({
  state,
  canUndo,
  onUndo,
  onDismiss,
  onOpen,
}: DoneCardProps & { onOpen: () => void }) {
  const t = useTranslations('builderAsk');
  const { notDone, summary } = state.report;
  const openLines = useOpenLines(state.uuid).length;
  const canShow = useCanShow(state);
  return (
    <div
      data-card
      className="flex h-12.5 animate-appear items-center gap-0.5 rounded-card border border-line bg-surface pr-1 pl-3 text-sm shadow-float"
    >
      <button
        type="button"
        aria-expanded={false}
        title={t('unfold')}
        onClick={onOpen}
        className="flex h-full min-w-0 grow items-center gap-2 rounded-sm text-left"
      >
        <CircleCheck className="size-5 shrink-0 text-success" aria-hidden="true" />
        <span className="min-w-0 grow truncate">
          {notDone.length === 0 ? null : (
            <span className="font-medium text-warning">
              {t('notDone')} ({notDone.length}) ·{' '}
            </span>
          )}
          {openLines === 0 ? null : (
            <span className="font-medium text-warning">
              {t('notOnPage')} ({openLines}) ·{' '}
            </span>
          )}
          {summary}
        </span>
        <ChevronUp className="mx-1 size-4.5 shrink-0 text-soft" aria-hidden="true" />
      </button>
      {canUndo && canShow ? (
        <IconButton
          label={t('show')}
          onClick={() => showLastChange(state.uuid, true)}
          className="size-10"
        >
          <Eye aria-hidden="true" />
        </IconButton>
      ) : null}
      {canUndo ? (
        <IconButton label={t('undo')} onClick={onUndo} className="size-10">
          <Undo2 aria-hidden="true" />
        </IconButton>
      ) : null}
      <IconButton label={t('dismiss')} onClick={onDismiss} className="size-10">
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** The result, its warnings, and what the person can do next. */
function OpenCard(props: DoneCardProps & { onFold: () => void }) {
  const { state, canUndo, onDismiss, onFold } = props;
  const t = useTranslations('builderAsk');
  const { report } = state;
  return (
    <CardFrame
      onDismiss={onDismiss}
      onFold={onFold}
      actions={canUndo ? <DoneActions {...props} /> : null}
    >
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
      <NotOnPage uuid={state.uuid} onAsk={props.onAgain} />
      <ReportLists report={report} />
      <CreditReceipt cost={report.isCharged ? 'charged' : 'free'} />
    </CardFrame>
  );
}

function DoneActions({ state, onUndo, onAgain, onRetryModel }: DoneCardProps) {
  const t = useTranslations('builderAsk');
  const { again, retry, uuid } = state;
  const canShow = useCanShow(state);
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
      {canShow ? (
        <Button variant="quiet" size="small" onClick={() => showLastChange(uuid, true)}>
          <Eye aria-hidden="true" />
          {t('show')}
        </Button>
      ) : null}
      <Button variant="quiet" size="small" onClick={() => setIsComparing(true)}>
        <FileDiff aria-hidden="true" />
        {t('compare')}
      </Button>
      {again === null ? null : <PaidButton name="again" request={again} onPress={onAgain} />}
      {isComparing ? <CompareLast uuid={uuid} onClose={() => setIsComparing(false)} /> : null}
    </>
  );
}

/** A page that was made from nothing is new everywhere. */
function useCanShow({ uuid, again }: StateOf<'done'>): boolean {
  const document = useWorkspace(({ documents }) => documents[uuid]);
  return again === null && document !== undefined && isPage(document);
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
